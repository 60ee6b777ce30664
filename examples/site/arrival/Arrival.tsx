import { useLayoutEffect } from 'react';
import { focusOn } from './focusOn';
import { arrive } from './scrollPlaces';

let isFirst = true;

/** Stands beside a page and is made anew with it: brings the visitor to its place, and the focus to its heading. Not on the first one. */
export function Arrival() {
  useLayoutEffect(() => {
    const isMoved = arrive();
    if (!isFirst && !isMoved) {
      const main = document.getElementById('main');
      const target = main?.querySelector<HTMLElement>('h1') ?? main;
      if (target) focusOn(target);
    }
    isFirst = false;
  }, []);
  return null;
}
