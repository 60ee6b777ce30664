const tag = /<[/!?]?[a-z][^<>]*>|<!--|-->/gi;
const scriptPrefix = /(?:javascript|vbscript|data:text\/html)\s*:?/gi;

/** Nobody writes markup within markup so deep; each pass reads the whole text. */
const passes = 20;

/**
 * What a person typed, without markup, script-like prefixes and control characters (§5). Taken out until nothing is left that could be one:
 * what remains may close up to another. A text that hides too much of it loses the characters that make it. Breaks of lines stay.
 */
export function plainText(typed: string): string {
  let text = typed.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
  for (let before = '', pass = 0; before !== text; pass += 1) {
    before = text;
    if (pass === passes) return text.replace(/[<>:]/g, '').trim();
    text = text.replace(tag, '').replace(scriptPrefix, (match) => (match.endsWith(':') || match.startsWith('data') ? '' : match));
  }
  return text.trim();
}
