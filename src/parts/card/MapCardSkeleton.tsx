import { Body, Card } from './MapCard.styles';
import { Bar, PhotoBar } from './skeletonPieces';

/** Skeleton of a {@link MapCard}. Decorative: the list is busy and labelled. */
export function MapCardSkeleton() {
  return (
    <Card as="div" aria-hidden="true">
      <PhotoBar data-photo="" $radius="var(--kv-shape-home)" />
      <Body>
        <Bar line={24} width="52%" />
        <Bar line={20} width="86%" />
        <Bar line={18} width="64%" />
        <Bar line={18} width="48%" />
        <Bar line={48} width="100%" />
      </Body>
    </Card>
  );
}
