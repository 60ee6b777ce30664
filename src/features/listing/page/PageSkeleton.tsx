import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useIsSlow } from '../../../base/hooks/useIsSlow';
import type { Listing } from '../../../domain/listing/listing';
import { Bar, PhotoBar } from '../../../parts/card/skeletonPieces';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { listingTitle } from '../../../text/listing/describe';
import { shortListingTitle } from '../../../text/listing/shortTitle';
import { useListingText } from '../../../text/listing/useListingText';
import { Skeleton } from '../../../ui/states/Skeleton';
import { CompactBar } from '../actions/CompactHeader';
import { Gallery } from '../gallery/Gallery';
import type { ListingLink } from './listingLink';
import { Aside, Columns, Main, Page, TitleRow, Top, TopLine } from './Page.styles';
import { FirstFacts } from './sections/Facts';

/** Ms; faster responses need no placeholders. */
const placeholderDelay = 150;

const Photos = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  > :last-child {
    display: none;
  }
  @container kv (width >= 1024px) {
    grid-template-columns: minmax(0, 856fr) minmax(0, 404fr);
    > * {
      height: 540px;
      aspect-ratio: auto;
    }
    > :last-child {
      display: block;
    }
  }
  @container kv (width <= 720px) {
    grid-template-columns: calc(100% / 1.2) 1fr;
    gap: 8px;
    > * {
      aspect-ratio: 4 / 3.3;
    }
    > :last-child {
      display: block;
      height: 100%;
      aspect-ratio: auto;
    }
  }
`;

export interface PageSkeletonProps {
  /** What a list has said of the listing: it stands there until the rest comes. */
  readonly listing: Listing | null;
  /** Receives the width of the photos, px. */
  readonly photosWidth: RefObject<number>;
  /** Back to the search, which may well be wanted before the rest has come. */
  readonly back: ListingLink;
}

/** Skeleton of the listing page. */
export function PageSkeleton({ listing, photosWidth, back }: PageSkeletonProps) {
  const { common, text, format } = useListingText();
  const { mediaHost } = useRuntime();
  const isLong = useIsSlow(true, placeholderDelay);
  const isKnown = listing !== null;
  const photos = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: frame } = photos;
    if (!frame) return;
    const measuring = new ResizeObserver(() => {
      photosWidth.current = frame.clientWidth;
    });
    measuring.observe(frame);
    return () => measuring.disconnect();
  }, [photosWidth]);
  return (
    <div aria-busy="true" role="status" aria-label={common.listing.loading}>
      <Page as="div" style={isLong || listing ? undefined : { visibility: 'hidden' }}>
        <CompactBar
          title={listing ? shortListingTitle(listing, common, text, format) : undefined}
          backHref={back.href}
          onBack={back.onClick}
        />
        <Top inert={isKnown}>
          <TopLine>
            <Bar line={24} width="320px" />
          </TopLine>
          <TitleRow>
            {listing ? <div dir="auto">{listingTitle(listing, common, text.page.floor, format)}</div> : <Bar line={24} width="520px" />}
          </TitleRow>
          <div ref={photos} data-gallery="">
            {listing ? (
              <Gallery photos={listing.photos} mediaHost={mediaHost} reservedWidth={0} />
            ) : (
              <Photos>
                <PhotoBar $radius="var(--kv-shape-home)" />
                <PhotoBar $radius="var(--kv-shape-home)" />
              </Photos>
            )}
          </div>
        </Top>
        <Columns inert={isKnown}>
          <Main>
            {listing ? (
              <FirstFacts listing={listing} placeholder={<Bar line={24} width="60%" />} />
            ) : (
              <>
                <Bar line={40} width="240px" />
                <Bar line={24} width="120px" />
                <br />
                <Bar line={24} width="420px" />
                <br />
                <Skeleton $height="98px" />
              </>
            )}
            {[0, 1].map((section) => (
              <section key={section}>
                <Bar line={30} width="200px" />
                <br />
                {[90, 70, 80, 60].map((width) => (
                  <Bar key={width} line={38} width={`${width}%`} />
                ))}
              </section>
            ))}
          </Main>
          <Aside>
            <div>
              <Skeleton $height="288px" $radius="var(--kv-radius-box)" />
            </div>
          </Aside>
        </Columns>
      </Page>
    </div>
  );
}
