const tag = /<[/!?]?[a-z][^<>]*>|<!--|-->/gi;
const scriptPrefix = /(?:javascript|vbscript|data:text\/html)\s*:?/gi;

/** Characters that make markup and prefixes. */
const makers = /[<>:]/g;

/**
 * What turns, hides or fakes the text around it: marks of direction, invisible letters, fillers, halves of letters. Joiners stay, emoji need them.
 */
const unsafe =
  /\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]|\p{Surrogate}|\p{Private_Use}|\p{Noncharacter_Code_Point}/gu;

/** Whether a text has marks of direction, invisible letters and the like. */
export function hasUnsafe(text: string): boolean {
  return text.search(unsafe) >= 0;
}

/**
 * What a person typed, without markup, script-like prefixes, control and invisible characters (§5): every text that is sent passes here. Taken out until nothing is left that could be one:
 * what remains may close up to another. A text that hides too much of it loses the characters that make it. Breaks of lines stay.
 */
export function plainText(typed: string): string {
  let text = typed
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(unsafe, '');
  // Each pass reads the whole text, and nobody writes markup within markup twenty times.
  for (let before = '', passes = 20; before !== text; passes -= 1) {
    before = text;
    text = text
      .replace(passes ? tag : makers, '')
      .replace(scriptPrefix, (match) => (match.endsWith(':') || match.startsWith('data') ? '' : match));
  }
  return text.trim();
}
