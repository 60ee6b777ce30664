import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { networkOf } from '../../.storybook/network';
import { LazySearchMap } from '../../src/features/map/LazySearchMap';
import { KvartalProvider } from '../../src/shell/KvartalProvider';
import { accountOf } from '../../src/state/account/account';
import { getRuntime } from '../../src/state/runtime/runtime';
import { serveAt } from '../../src/testing';
import meta, { NoConnection } from '../../stories/features/search/map.stories';
import { PersistedAccount } from '../../stories/support/account/PersistedAccount';
import { SignedIn } from '../../stories/support/account/SignedIn';
import { type StoryPlace, StoryPlaceContext } from '../../stories/support/storyContext';

const stops: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
});

const at = (address: string, network: typeof fetch) => {
  const apiUrl = `${location.origin}/${address}/api`;
  stops.push(serveAt(apiUrl, network));
  render(
    <KvartalProvider apiUrl={apiUrl} siteUrl="https://site.test">
      <LazySearchMap />
    </KvartalProvider>,
  );
};

it.each([
  ['the map of a story', networkOf(meta.parameters.network, 'offline')],
  ['the state without a network', networkOf(NoConnection.parameters?.['network'])],
])('%s shows no markers without a network, and says what it lacks', async (name, { fetch }) => {
  at(name.replaceAll(' ', '-'), fetch);
  // The code of the map loads first.
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Карта не загрузилась'), { timeout: 20_000 });
  expect(screen.queryAllByRole('button', { name: /объявлени|₽/ })).toEqual([]);
});

const place: StoryPlace = {
  host: 'react',
  apiUrl: 'https://signed-out.test/api',
  siteUrl: 'https://site.test',
  theme: 'light',
  lang: 'ru',
  ownMarkup: {},
};

it.each([SignedIn, PersistedAccount])('$name signs nobody in when the toolbar says so', async (Account) => {
  const account = accountOf(getRuntime(place));
  const show = (isSignedOut: boolean) =>
    render(
      <StoryPlaceContext value={{ ...place, isSignedOut }}>
        <Account>Состояние</Account>
      </StoryPlaceContext>,
    );
  const { unmount } = show(false);
  expect(screen.getByText('Состояние')).toBeVisible();
  expect(account.token()).not.toBeNull();
  unmount();
  show(true);
  expect(screen.getByText('Состояние')).toBeVisible();
  expect(account.token()).toBeNull();
});
