import { type RefObject, useLayoutEffect } from 'react';

interface FontOptions {
  host: HTMLElement | undefined;
  root: RefObject<HTMLElement | null>;
  font: 'own' | 'inherit';
}

/** Copies the page's font family into `--kv-font`: the keyword `inherit` does not work inside a custom property. */
export function useFont({ host, root, font }: FontOptions): void {
  useLayoutEffect(() => {
    const target = host ?? root.current;
    if (font !== 'inherit' || !target) return;
    const around = surroundings(target);
    if (!around) return;
    target.style.setProperty('--kv-font', getComputedStyle(around).fontFamily);
    return () => {
      target.style.removeProperty('--kv-font');
    };
  }, [host, root, font]);
}

/** What the target would inherit from. The host itself is reset by `all: initial`, so its own family says nothing. */
function surroundings(target: HTMLElement): Element | null {
  if (target.assignedSlot) return target.assignedSlot;
  if (target.parentElement) return target.parentElement;
  const home = target.getRootNode();
  return home instanceof ShadowRoot ? home.host : null;
}
