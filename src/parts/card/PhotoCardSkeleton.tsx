import type { ReactNode } from 'react';
import { Body, Card } from './PhotoCard.styles';
import { Bar, PhotoBar } from './skeletonPieces';

export interface PhotoCardSkeletonProps {
  className?: string;
  /** Placeholder for what is below the metro. */
  children?: ReactNode;
}

/** Skeleton of a {@link PhotoCard}. Decorative: the list is busy and labelled. */
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
