import { createElement, type ReactElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useStorybookState } from 'storybook/manager-api';
import { deckAddress } from '../../stories/foundations/deck/view';

/** From every story and page of a feature to its states side by side. */
export function DeckLink(): ReactElement {
  const { index, storyId } = useStorybookState();
  const entry = index?.[storyId];
  const title = entry && 'title' in entry ? entry.title : '';
  const feature = /^(?:features|site)\//.test(title) ? title : null;
  return createElement(
    Button,
    { asChild: true, ariaLabel: false, variant: 'ghost', padding: 'small' },
    createElement('a', { href: `./${deckAddress({ feature })}`, target: '_blank', rel: 'noopener' }, 'Обзор состояний'),
  );
}
