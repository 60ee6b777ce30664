import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { accountOf } from '../../src/state/account/account';
import { getRuntime } from '../../src/state/runtime/runtime';
import { PersistedAccount } from '../../stories/support/account/PersistedAccount';
import { SignedIn } from '../../stories/support/account/SignedIn';
import { type StoryPlace, StoryPlaceContext } from '../../stories/support/storyContext';

const place: StoryPlace = {
  host: 'react',
  apiUrl: 'https://signed-out.test/api',
  siteUrl: 'https://site.test',
  theme: 'light',
  lang: 'ru',
  ownMarkup: {},
};
afterEach(cleanup);

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
