import { createElement } from 'react';
import { useLegalText } from '../../text/legal/useLegalText';
import type { LegalProps } from './definition';

/** The legal area (§2): a menu beside the text, or before it on narrow screens. */
export function Legal({ page = 'menu', headingLevel = 1 }: LegalProps) {
  const { l } = useLegalText();
  return createElement(`h${headingLevel}`, { part: 'heading' }, page === 'menu' ? l.menu : l.pages[page]);
}
