/** What would make an address of the rest a script. */
const scriptPrefixes = /^(?:\s*(?:javascript|vbscript|data)\s*:)+/i;
/** What follows a `<` that begins a tag, a closing tag, a comment or a declaration; anything else is a "less than". */
const tagStart = /[a-z/!?]/i;

/**
 * Text without tags and without prefixes such as `javascript:` (§5), in one pass whatever it holds: what is left of a tag inside of a tag makes no new one.
 * Meant for what people write; it does not make HTML safe, which nothing here is shown as.
 */
export function withoutMarkup(text: string): string {
  const kept: string[] = [];
  const opened: number[] = [];
  for (const character of text) {
    if (character === '<') opened.push(kept.length);
    kept.push(character);
    if (character !== '>') continue;
    const start = opened.pop();
    if (start !== undefined && tagStart.test(kept[start + 1] ?? '')) kept.length = start;
  }
  return kept.join('').replace(scriptPrefixes, '');
}
