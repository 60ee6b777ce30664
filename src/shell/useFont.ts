import { type RefObject, useLayoutEffect } from 'react';
import { surroundings } from './surroundings';

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
    // The host is reset by `all: initial`, so its own font family is not the page's.
    const around = surroundings(target);
    if (!around) return;
    target.style.setProperty('--kv-font', getComputedStyle(around).fontFamily);
    return () => {
      target.style.removeProperty('--kv-font');
    };
  }, [host, root, font]);
}
