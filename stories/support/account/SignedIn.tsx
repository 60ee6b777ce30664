import { type ReactNode, useLayoutEffect } from 'react';
import { accountOf } from '../../../src/state/account/account';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { aUser } from '../../../src/testing';
import { useStoryPlace } from '../storyContext';

export interface SignedInProps {
  /** Number of the user. */
  readonly as?: number;
  readonly children: ReactNode;
}

/** Somebody is signed in to the server of the story, in React as in an element. */
export function SignedIn({ as, children }: SignedInProps) {
  const { apiUrl, siteUrl, isSignedOut } = useStoryPlace();
  useLayoutEffect(() => {
    if (isSignedOut) return undefined;
    const account = accountOf(getRuntime({ apiUrl, siteUrl }));
    const { token = '', ...user } = aUser(as === undefined ? {} : { id: as });
    account.setSource(() => token, user);
    return () => account.setSource(null);
  }, [apiUrl, siteUrl, isSignedOut, as]);
  return children;
}
