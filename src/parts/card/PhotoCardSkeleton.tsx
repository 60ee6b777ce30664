import type { ReactNode } from 'react';
import { Body, Card } from './PhotoCard.styles';
import { Bar, PhotoBar } from './skeletonPieces';

export interface PhotoCardSkeletonProps {
  className?: string;
  /** Stands for what is below the metro. */
  children?: ReactNode;
}

/** Stands for a {@link PhotoCard} with the same boxes. Decorative: the list around it is busy and named. */
export function PhotoCardSkeleton({ className, children }: PhotoCardSkeletonProps) {
  return (
    <Card as="div" className={className} aria-hidden="true">
      <PhotoBar data-photo="" $radius="var(--kv-shape-home)" />
      <Body>
        <Bar line={24} width="52%" />
        <Bar line={22} width="86%" />
        <Bar line={18} width="60%" />
        {children}
      </Body>
    </Card>
  );
}
