/** Moves style attributes to rules, which a strict Content-Security-Policy can allow. */
export function inStyleSheet(markup: string): { html: string; rules: string } {
  const known = new Map<string, string>();
  const html = markup.replaceAll(/(<[^<>]*?) style="([^"]*)"/g, (_, before: string, style: string) => {
    const name = known.get(style) ?? known.set(style, String(known.size + 1)).get(style);
    return `${before} data-style="${name}"`;
  });
  const rules = [...known].map(([style, name]) => `[data-style="${name}"]{${decoded(style)}}`).join('');
  return { html, rules };
}

/** Decodes React's attribute entities and removes what could end the element or the rule. */
function decoded(style: string): string {
  return style
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[<>{}]|&[lg]t;/g, '');
}
