const tag = /<[/!?]?[a-z][^<>]*>|<!--|-->/gi;
const scriptPrefix = /(?:javascript|vbscript|data:text\/html)\s*:?/gi;

/**
 * What a person typed, without markup, script-like prefixes and control characters (§5). Taken out until nothing is left that could be one:
 * what remains may close up to another. Breaks of lines stay.
 */
export function plainText(typed: string): string {
  let text = typed.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(tag, '').replace(scriptPrefix, (match) => (match.endsWith(':') || match.startsWith('data') ? '' : match));
  }
  return text.trim();
}
