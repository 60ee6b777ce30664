import { graphemes } from '../../base/graphemes';
import { plainText } from '../forms/plainText';
import { chatLimits } from './chatLimits';

/** Code units beyond which nothing is tidied: no message of people is nearly as long, whatever is taken out of it. */
const longest = 40_000;
/** Code units of a message: letters may be joined to one without end. */
const longestKept = 10_000;

/** Marks above and below a letter, beyond what any writing needs: they would cover the lines around. */
const pile = /(\p{M}{4})\p{M}+/gu;
/** Something that is seen. */
const visible = /[^\s\p{M}\p{Cf}]/u;

/** What is sent and stored of what was typed: without markup, control and invisible characters (§5). Empty when nothing would be seen. */
export function tidyMessage(typed: string): string {
  if (typed.length > longest) return typed;
  const text = plainText(typed)
    .normalize('NFC')
    .replace(pile, '$1')
    .split('\n')
    // A pattern for spaces before an end would try each of them in vain.
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
  return visible.test(text) ? text.trim() : '';
}

/** Whether a tidy text is no longer than a message may be, counted as people count letters. */
export function isMessageLength(text: string): boolean {
  if (text.length > longestKept) return false;
  return text.length <= chatLimits.message || graphemes(text).length <= chatLimits.message;
}
