import { createElement, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { publicStoreOf } from '../../../state/data/publicStore';
import { useLoad } from '../../../state/data/useLoad';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useListingText } from '../../../text/listing/useListingText';
import { IconButton } from '../../../ui/buttons/IconButton';
import type { IconPath } from '../../../ui/icons/Icon';
import { mapIcons } from '../../../ui/icons/mapIcons';
import { Slider, type SliderHandle, type SliderLayout } from '../../../ui/slider/Slider';
import { Section } from './Similar.styles';
import { SimilarCard, type SimilarCardProps, SimilarSkeleton } from './SimilarCard';
import { similarListings } from './similarListings';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 40px;
  margin-bottom: 18px;
  > :first-child {
    font: var(--kv-type-h2);
    letter-spacing: var(--kv-track-h2);
  }
`;

/** Below 744 px visitors swipe. */
const Arrows = styled.div`
  display: none;
  gap: 8px;
  @container kv (width >= 744px) {
    display: flex;
  }
`;

/** The placeholders have the same boxes as the slides. */
const Placeholders = styled.div`
  display: grid;
  grid-template-columns: repeat(3, calc((100% + 20px) / var(--per-view) - 20px));
  gap: 20px;
  overflow: hidden;
  --per-view: 1.15;
  @container kv (width >= 600px) {
    --per-view: 2.15;
  }
  @container kv (width >= 744px) {
    --per-view: 2;
  }
  @container kv (width >= 1024px) {
    --per-view: 3;
  }
`;

export interface SimilarProps extends Omit<SimilarCardProps, 'listing'> {
  readonly listing: ListingDetails;
}

/** NOTICE: the path is from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons. */
const arrowRight: IconPath = 'M5 12h14M13 18l6-6M13 6l6 6';

/** §9; a tablet's page is narrower than its window. */
const layouts: readonly SliderLayout[] = [
  { perView: 1.15, gap: 20 },
  { from: 600, perView: 2.15, gap: 20 },
  { from: 744, perView: 2, gap: 20 },
  { from: 1024, perView: 3, gap: 20 },
];

/** The carousel, with placeholders while loading. */
export function SimilarCarousel({ listing, headingLevel, onSelectListing }: SimilarProps) {
  const { text } = useListingText();
  const { transport } = useRuntime();
  const slider = useRef<SliderHandle>(null);
  const [canTurn, setCanTurn] = useState(false);
  const { id, tradeType, realtyType, rooms, price } = listing;
  const load = useLoad(publicStoreOf, ['similar', id, tradeType, realtyType, rooms, price], (options) =>
    similarListings(transport, listing, options),
  );
  if (load.status === 'failed' || (load.status === 'ready' && load.value.length === 0)) return null;
  const cardLevel = Math.min(6, headingLevel + 1);
  return (
    <Section part="similar" aria-label={text.similar.title}>
      <Head>
        {createElement(`h${headingLevel}`, null, text.similar.title)}
        {canTurn && (
          <Arrows>
            <IconButton
              variant="line"
              icon={mapIcons['arrow-left']}
              label={text.similar.previous}
              onClick={() => slider.current?.turn(-1)}
            />
            <IconButton variant="line" icon={arrowRight} label={text.similar.next} onClick={() => slider.current?.turn(1)} />
          </Arrows>
        )}
      </Head>
      {load.status === 'ready' ? (
        <Slider ref={slider} layouts={layouts} isLooped={load.value.length > 2} onTurnable={setCanTurn} label={text.similar.title}>
          {load.value.map((other) => (
            <SimilarCard key={other.id} listing={other} headingLevel={cardLevel} onSelectListing={onSelectListing} />
          ))}
        </Slider>
      ) : (
        <Placeholders role="status" aria-busy="true" aria-label={text.similar.loading}>
          <SimilarSkeleton />
          <SimilarSkeleton />
          <SimilarSkeleton />
        </Placeholders>
      )}
    </Section>
  );
}
