import type { EmbedCode } from '../stories/support/embed/embedCode';

/**
 * The event by which the preview, which knows the arguments of a story, sends the panel embed code of the story shown, or null when it is
 * no element.
 */
export const EMBED_CODE = 'kvartal/embed-code';
export type { EmbedCode };
