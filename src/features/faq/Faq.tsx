import { createElement } from 'react';
import { useHomeText } from '../../text/home/useHomeText';
import type { FaqProps } from './definition';

/** Questions and answers by tabs (§2, §4: fetched when seen). */
export function Faq({ headingLevel = 2 }: FaqProps) {
  const { h } = useHomeText();
  return createElement(`h${headingLevel}`, { part: 'heading' }, h.faq.title);
}
