import type { PostingHint } from '../../../domain/listing/postingRules/postingHint';

/** Tells a hint from others, also after the text around it has changed. */
export function hintKey({ kind, range, message }: PostingHint, read: string): string {
  return JSON.stringify([kind, range && read.slice(range.start, range.end), message.params]);
}
