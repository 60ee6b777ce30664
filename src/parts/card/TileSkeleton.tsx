import { Body, Tile } from './ListingTile.styles';
import { Bar, PhotoBar } from './skeletonPieces';

/** Skeleton of a {@link ListingTile}. Decorative: the list is busy and labelled. */
export function TileSkeleton() {
  return (
    <Tile as="div" aria-hidden="true">
      <PhotoBar data-photo="" $radius="var(--kv-shape-home)" />
      <Body>
        <Bar line={22} width="52%" />
        <Bar line={20} width="86%" />
        <Bar line={18} width="60%" />
      </Body>
    </Tile>
  );
}
