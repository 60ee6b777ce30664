/** Style attributes moved to rules: a strict Content-Security-Policy refuses the ones and can allow the others. */
export function inStyleSheet(markup: string): { html: string; rules: string } {
  const known = new Map<string, string>();
  const html = markup.replaceAll(/(<[^<>]*?) style="([^"]*)"/g, (_, before: string, style: string) => {
    const name = known.get(style) ?? known.set(style, String(known.size + 1)).get(style);
    return `${before} data-style="${name}"`;
  });
  const rules = [...known].map(([style, name]) => `[data-style="${name}"]{${decoded(style)}}`).join('');
  return { html, rules };
}

/** React writes `&quot;` and its like into attributes. What could end the element or the rule is left out. */
function decoded(style: string): string {
  return style
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[<>{}]|&[lg]t;/g, '');
}
