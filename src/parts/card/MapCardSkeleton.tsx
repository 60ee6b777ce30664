import { Body, Card } from './MapCard.styles';
import { Bar, PhotoBar } from './skeletonPieces';

/** Stands for a {@link MapCard} with the same boxes. Decorative: the list around it is busy and named. */
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
