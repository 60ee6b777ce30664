const written = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w\s.,%/+-]*\))$/i;

/** Whether the text is a plain colour: `var()` and similar could read anything from the page's style sheets. */
export function isSafeColor(text: string): boolean {
  return written.test(text) && CSS.supports('color', text);
}
