const coarse = /\(pointer:\s*coarse\)/;

/**
 * Activates the rules for a coarse pointer, those of code that comes later too. The browser's own touch emulation cannot be turned off
 * without a reload and would affect later tests.
 * @returns a function that undoes it.
 */
export function emulateCoarsePointer(root: DocumentOrShadowRoot): () => void {
  const before = new Map<MediaList, string>();
  let frame = 0;
  const activate = () => {
    for (const media of root.adoptedStyleSheets.flatMap(({ cssRules }) => mediaOf(cssRules))) {
      if (!coarse.test(media.mediaText)) continue;
      before.set(media, media.mediaText);
      media.mediaText = media.mediaText.replace(coarse, '(min-width: 0px)');
    }
    frame = requestAnimationFrame(activate);
  };
  activate();
  return () => {
    cancelAnimationFrame(frame);
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
