import { createElement, type ReactNode } from 'react';
import type { HeartPlace } from '../favourite/Heart';
import { HeartSlot } from '../favourite/HeartSlot';
import { type CardProps, plainClick } from './card';

export interface CardTitleProps extends Pick<CardProps, 'listing' | 'href' | 'target' | 'headingLevel' | 'onSelect' | 'part' | 'isFound'> {
  readonly dir?: 'auto';
  /** Where the heart of the card is; null for a card without one. */
  readonly place?: HeartPlace | null;
  readonly children: ReactNode;
}

/** The heading of a card, whose link covers the card, and the heart, which lies on the photo and follows the title in the tab order. */
export function CardTitle(props: CardTitleProps) {
  const { href, target, headingLevel = 3, onSelect, part, dir, place, children } = props;
  return (
    <>
      {createElement(
        `h${Math.min(6, headingLevel)}`,
        null,
        <a
          href={href}
          target={target}
          rel={target && 'noopener'}
          part={part && `${part}-title`}
          data-card-link=""
          dir={dir}
          onClick={plainClick(onSelect)}
        >
          {children}
        </a>,
      )}
      {place !== null && <HeartSlot {...props} place={place} />}
    </>
  );
}
