import { type ReactNode, useLayoutEffect, useRef } from 'react';

const coarse = /\(pointer:\s*coarse\)/;

/** Shows the page as under a finger, whatever it is pointed at with: rules for a coarse pointer hold until this leaves. */
export function Touch({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const changed = useRef(new Map<MediaList, string>());
  useLayoutEffect(() => {
    for (const { cssRules } of box.current?.ownerDocument.adoptedStyleSheets ?? []) hold(cssRules, changed.current);
  });
  useLayoutEffect(() => {
    const { current: rules } = changed;
    return () => {
      for (const [media, text] of rules) media.mediaText = text;
      rules.clear();
    };
  }, []);
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

function hold(rules: CSSRuleList, changed: Map<MediaList, string>): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && coarse.test(rule.media.mediaText)) {
      changed.set(rule.media, rule.media.mediaText);
      rule.media.mediaText = rule.media.mediaText.replace(coarse, '(min-width: 0px)');
    }
    if (rule instanceof CSSGroupingRule) hold(rule.cssRules, changed);
  }
}
