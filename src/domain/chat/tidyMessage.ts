import { graphemes } from '../../base/graphemes';
import { plainText } from '../forms/plainText';
import { chatLimits } from './chatLimits';

/** Code units beyond which nothing is tidied: no message of people is nearly as long, whatever is taken out of it. */
const longest = 40_000;
/** Code units of a message: letters may be joined to one without end. */
const longestKept = 10_000;

/** What turns, hides or fakes the text around it: marks of direction, invisible letters, fillers, halves of letters. Joiners stay, emoji need them. */
const unsafe =
  /\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]|\p{Surrogate}|\p{Private_Use}|\p{Noncharacter_Code_Point}/gu;
/** Marks above and below a letter, beyond what any writing needs: they would cover the lines around. */
const pile = /(\p{M}{4})\p{M}+/gu;
/** Something that is seen. */
const visible = /[^\s\p{M}\p{Cf}]/u;

/** What is sent and stored of what was typed: without markup, control and invisible characters (§5). Empty when nothing would be seen. */
export function tidyMessage(typed: string): string {
  if (typed.length > longest) return typed;
  const text = plainText(typed.replace(/[\u2028\u2029]/g, '\n').replace(unsafe, ''))
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
