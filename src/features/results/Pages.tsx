import { useLazyAfterPaint } from '../../ui/hooks/useLazyAfterPaint';
import type { PageLinksProps } from './PageLinks';
import { Foot } from './Results.styles';

export const fetchPageLinks = () => import('./PageLinks').then((module) => module.PageLinks);

/** Page numbers (§2). They are below the cards, so their code loads after them, into reserved space. */
export function Pages(props: PageLinksProps) {
  const { value: PageLinks } = useLazyAfterPaint(fetchPageLinks);
  return <Foot>{PageLinks && <PageLinks {...props} />}</Foot>;
}
