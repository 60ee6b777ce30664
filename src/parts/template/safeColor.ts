const written = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w\s.,%/+-]*\))$/i;

/** Whether the text is one plain colour: `var()` and its like would take anything the page's style sheets hold. */
export function isSafeColor(text: string): boolean {
  return written.test(text) && CSS.supports('color', text);
}
