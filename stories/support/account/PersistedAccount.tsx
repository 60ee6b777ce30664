import { type ReactNode, useLayoutEffect } from 'react';
import type { User } from '../../../src/domain/account/user';
import { persistedAccountOf } from '../../../src/state/account/persistedAccount';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { aUser } from '../../../src/testing';
import { useStoryPlace } from '../storyContext';

export interface PersistedAccountProps {
  /** Fields that differ from those of the usual user. */
  readonly user?: Partial<User>;
  readonly children: ReactNode;
}

/** A visitor who signed in to the main site, which stores the account; in React and in an element. */
export function PersistedAccount({ user: overrides, children }: PersistedAccountProps) {
  const { apiUrl, siteUrl, isSignedOut } = useStoryPlace();
  useLayoutEffect(() => {
    if (isSignedOut) return undefined;
    const account = persistedAccountOf(getRuntime({ apiUrl, siteUrl }));
    const { token = '', ...user } = aUser(overrides);
    account.signIn({ token, user });
    return () => void account.signOut();
  }, [apiUrl, siteUrl, isSignedOut, overrides]);
  return children;
}
