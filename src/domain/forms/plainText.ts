const tag = /<[/!?]?[a-z][^<>]*>|<!--|-->/gi;
const scriptPrefix = /(?:javascript|vbscript|data:text\/html)\s*:?/gi;

/** Characters that make markup and prefixes. */
const makers = /[<>:]/g;

/**
 * What a person typed, without markup, script-like prefixes and control characters (§5). Taken out until nothing is left that could be one:
 * what remains may close up to another. A text that hides too much of it loses the characters that make it. Breaks of lines stay.
 */
export function plainText(typed: string): string {
  let text = typed.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
  // Each pass reads the whole text, and nobody writes markup within markup twenty times.
  for (let before = '', passes = 20; before !== text; passes -= 1) {
    before = text;
    text = text
      .replace(passes ? tag : makers, '')
      .replace(scriptPrefix, (match) => (match.endsWith(':') || match.startsWith('data') ? '' : match));
  }
  return text.trim();
}
