import { type ReactNode, useLayoutEffect, useRef } from 'react';

export type ForcedState = 'hover' | 'focus' | 'pressed';

/** What a pseudo-class is answered by, so that a state stands still to be looked at. */
const stand: readonly (readonly [pseudo: RegExp, className: string])[] = [
  [/:hover/g, '.is-hover'],
  [/:active/g, '.is-pressed'],
  [/:focus-within/g, ':has(.is-focus)'],
  [/:focus-visible/g, '.is-focus'],
  [/:focus(?![\w-])/g, '.is-focus'],
];

const focusable = ':is(input,select,button,a[href],[tabindex]):not([tabindex="-1"])';

/** Shows what stands in it as if the pointer were over it, pressed it, or the keyboard had come to it: by the rules of the kit themselves. */
export function Forced({ state, children }: { readonly state: ForcedState; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    for (const { cssRules } of element.ownerDocument.adoptedStyleSheets) addStand(cssRules);
    if (state === 'focus') element.querySelector(focusable)?.classList.add('is-focus');
    else for (const inner of element.querySelectorAll('*')) inner.classList.add('is-hover', ...(state === 'pressed' ? ['is-pressed'] : []));
  });
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** Every rule also matches the class, so the cascade does not change. */
function addStand(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule) addStand(rule.cssRules);
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes('.is-')) continue;
    const { selectorText } = rule;
    // The opposite of a state would hold for everything.
    if (/:not\([^)]*:(hover|active|focus)/.test(selectorText)) continue;
    const forced = stand.reduce((text, [pseudo, className]) => text.replace(pseudo, className), selectorText);
    if (forced !== selectorText) rule.selectorText = `${selectorText}, ${forced}`;
  }
}

/** What a pointer and a keyboard do to a control, for a row of a matrix. */
export function interactions(control: ReactNode): Record<'rest' | 'hover' | 'focus' | 'pressed', ReactNode> {
  return {
    rest: control,
    hover: <Forced state="hover">{control}</Forced>,
    focus: <Forced state="focus">{control}</Forced>,
    pressed: <Forced state="pressed">{control}</Forced>,
  };
}
