import { useHeaderText } from '../../text/header/useHeaderText';
import { Button } from '../../ui/buttons/Button';
import { Panel, RowLink } from './Header.styles';
import type { HeaderLinks } from './headerLinks';
import { closing } from './headerLinks';
import { useHeaderPanel } from './useHeaderPanel';

/** 'Каталог': flats of a deal, newest first, without any other filter (§2). */
export function CatalogueMenu({ links }: { readonly links: Pick<HeaderLinks, 'sale' | 'rent'> }) {
  const { h } = useHeaderText();
  const { isOpen, trigger, panel, close } = useHeaderPanel('start');
  return (
    <>
      <Button {...trigger} variant="ghost" iconEnd="chevron-down" data-plain="">
        {h.catalogue}
      </Button>
      <Panel {...panel}>
        {isOpen && (
          <ul aria-label={h.catalogue}>
            {(['sale', 'rent'] as const).map((deal) => (
              <li key={deal}>
                <RowLink {...closing(close, links[deal])}>{h.deals[deal]}</RowLink>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
