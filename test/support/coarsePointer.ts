const coarse = /\(pointer:\s*coarse\)/;

/**
 * Lets the rules for a coarse pointer hold, as far as they are there by now. The browser's own emulation of touch cannot be ended without
 * a reload, so later tests would run with a coarse pointer too.
 * @returns takes it back.
 */
export function emulateCoarsePointer({ adoptedStyleSheets }: DocumentOrShadowRoot): () => void {
  const found = adoptedStyleSheets.flatMap(({ cssRules }) => mediaOf(cssRules)).filter(({ mediaText }) => coarse.test(mediaText));
  const before = found.map((media) => [media, media.mediaText] as const);
  for (const media of found) media.mediaText = media.mediaText.replace(coarse, '(min-width: 0px)');
  return () => {
    for (const [media, text] of before) media.mediaText = text;
  };
}

/** Rules stand in groups, and in the script-tag build in other rules. */
function mediaOf(rules: CSSRuleList): MediaList[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule.media] : []),
    ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? mediaOf(rule.cssRules) : []),
  ]);
}
