const coarse = /\(pointer:\s*coarse\)/;

/**
 * Activates the current rules for a coarse pointer. The browser's own touch emulation cannot be turned off without a reload and would
 * affect later tests.
 * @returns a function that undoes it.
 */
export function emulateCoarsePointer({ adoptedStyleSheets }: DocumentOrShadowRoot): () => void {
  const found = adoptedStyleSheets.flatMap(({ cssRules }) => mediaOf(cssRules)).filter(({ mediaText }) => coarse.test(mediaText));
  const before = found.map((media) => [media, media.mediaText] as const);
  for (const media of found) media.mediaText = media.mediaText.replace(coarse, '(min-width: 0px)');
  return () => {
    for (const [media, text] of before) media.mediaText = text;
  };
}

/** Rules may be nested in groups or, in the script-tag build, in other rules. */
function mediaOf(rules: CSSRuleList): MediaList[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule.media] : []),
    ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? mediaOf(rule.cssRules) : []),
  ]);
}
