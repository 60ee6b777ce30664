import { createElement, type MouseEvent, useRef, useState } from 'react';
import { latestListings } from '../../api/latest';
import { cataloguePath } from '../../domain/search/cataloguePath';
import { plainClick } from '../../parts/card/card';
import { LoadFailureNotice } from '../../parts/failures/LoadFailureNotice';
import { usePreloadFailureDialog } from '../../parts/failures/usePreloadFailureDialog';
import { publicStoreOf } from '../../state/data/publicStore';
import { useLoad } from '../../state/data/useLoad';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useHomeText } from '../../text/home/useHomeText';
import { Button } from '../../ui/buttons/Button';
import { useSeen } from '../../ui/hooks/useSeen';
import { homeIcons } from '../../ui/icons/homeIcons';
import { StateBlock } from '../../ui/states/StateBlock';
import { Head, Section } from './Catalogue.styles';
import { CatalogueCards, CatalogueSkeleton, InPlaceOfCards } from './CatalogueCards';
import type { CatalogueProps } from './definition';

/** Share of the block that has to be in the window before anything is requested (§4). */
const seenShare = 0.2;

/** The newest listings of a deal (§2 "Home"), requested when the block is seen (§4). */
export function Catalogue({ deal = 'sale', failures = 'inline', headingLevel = 2, onSelectListing, onNavigate }: CatalogueProps) {
  const { text } = useHomeText();
  const runtime = useRuntime();
  const block = useRef<HTMLElement>(null);
  const [isSeen, setSeen] = useState(false);
  useSeen(block, seenShare, !isSeen, () => setSeen(true));
  usePreloadFailureDialog(failures);
  const load = useLoad(publicStoreOf, isSeen ? ['latest', deal] : null, (options) => latestListings(runtime.transport, deal, options));

  const allUrl = runtime.siteUrl + cataloguePath(deal);
  const leave = (event: MouseEvent) => {
    if (onNavigate?.({ url: allUrl, target: 'all' }) === false) event.preventDefault();
  };
  const next = Math.min(6, headingLevel + 1);
  const body = () => {
    switch (load.status) {
      case 'idle':
      case 'loading':
        return <CatalogueSkeleton />;
      case 'failed':
        return (
          <InPlaceOfCards>
            <LoadFailureNotice
              error={load.error}
              failures={failures}
              headingLevel={next}
              onRetry={() => {
                // The button disappears with its notice.
                block.current?.focus({ preventScroll: true });
                load.retry();
              }}
            />
          </InPlaceOfCards>
        );
      case 'ready':
        if (load.value.length === 0) {
          return (
            <InPlaceOfCards>
              <StateBlock part="state" art="nothing" headingLevel={next} title={text.catalogue.empty} text={text.catalogue.emptyText} />
            </InPlaceOfCards>
          );
        }
        return <CatalogueCards listings={load.value} headingLevel={next} onSelect={(detail) => onSelectListing?.(detail) !== false} />;
      default:
        return load satisfies never;
    }
  };
  return (
    <Section ref={block} tabIndex={-1} aria-label={text.catalogue.title[deal]} data-state={load.status}>
      <Head>
        {createElement(`h${headingLevel}`, { part: 'heading' }, text.catalogue.title[deal])}
        <Button part="all" variant="ghost" iconEnd={homeIcons.arrowRight} href={allUrl} onClick={plainClick(leave)}>
          {text.catalogue.all}
        </Button>
      </Head>
      {body()}
    </Section>
  );
}
