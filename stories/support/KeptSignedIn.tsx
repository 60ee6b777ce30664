import { type ReactNode, useLayoutEffect } from 'react';
import type { User } from '../../src/domain/account/user';
import { persistedAccountOf } from '../../src/state/account/persistedAccount';
import { getRuntime } from '../../src/state/runtime/runtime';
import { aUser } from '../../src/testing';
import { useStoryPlace } from './storyContext';

export interface KeptSignedInProps {
  /** What is not as of the usual user. */
  readonly user?: Partial<User>;
  readonly children: ReactNode;
}

/** Somebody has signed in to the main site, which keeps them: in React as in an element. */
export function KeptSignedIn({ user: overrides, children }: KeptSignedInProps) {
  const { apiUrl, siteUrl } = useStoryPlace();
  useLayoutEffect(() => {
    const kept = persistedAccountOf(getRuntime({ apiUrl, siteUrl }));
    const { token = '', ...user } = aUser(overrides);
    kept.signIn({ token, user });
    return () => void kept.signOut();
  }, [apiUrl, siteUrl, overrides]);
  return children;
}
