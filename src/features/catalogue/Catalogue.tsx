import { createElement } from 'react';
import { useHomeText } from '../../text/home/useHomeText';
import type { CatalogueProps } from './definition';

/** The newest listings of a deal (§2 "Home", §4: fetched when seen). */
export function Catalogue({ deal = 'sale', headingLevel = 2 }: CatalogueProps) {
  const { h } = useHomeText();
  return createElement(`h${headingLevel}`, { part: 'heading' }, h.catalogue.title[deal]);
}
