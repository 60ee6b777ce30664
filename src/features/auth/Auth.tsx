import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { deepFreeze } from '../../base/deepFreeze';
import { useLatest } from '../../base/hooks/useLatest';
import { usePathChange } from '../../base/hooks/usePathChange';
import type { SignInReason } from '../../domain/account/signInReason';
import { accountOf } from '../../state/account/account';
import { persistedAccountOf } from '../../state/account/persistedAccount';
import { useReport, useRuntime } from '../../state/runtime/runtimeContext';
import { authCodeMissing } from '../../state/runtime/siteProblems';
import { useAuthText } from '../../text/auth/useAuthText';
import { useLazy } from '../../ui/hooks/useLazy';
import { RetryNotice } from '../../ui/states/RetryNotice';
import type { AuthControl, AuthProps } from './definition';
import type { SignInRequest } from './signInRequest';
import { useSignInRequests } from './useSignInRequests';

interface MissingDialogsProps {
  onClose(): void;
  onRetry(): void;
}

/** Shown if the code of the dialogs fails to load. */
function MissingDialogs(props: MissingDialogsProps) {
  const { text } = useAuthText();
  return <RetryNotice {...props} text={text.failures.network} retry={text.failures.retry} close={text.close} />;
}

/** Loaded with the first sign-in request. */
const fetchDialogs = () => import('./AuthDialogs').then((module) => module.AuthDialogs);

/** Loaded only when needed: few sessions end by themselves. */
const fetchSessionEnded = () => import('./SessionEnded').then((module) => module.SessionEnded);

const isOwnWish = (reason: SignInReason) => reason === 'signIn' || reason === 'register';

/** Returns the first view: the prompt explains the reason; after «Войти» none is needed (§2, §6). */
function viewFor(reason: SignInReason): SignInRequest['view'] {
  if (reason === 'register') return 'registration';
  return reason === 'signIn' || reason === 'ownListings' || reason === 'send' ? 'login' : 'required';
}

/** Sign-in of the main site (§2 "Auth modal", §4): keeps the session and answers sign-in requests. Takes no space on the page. */
export function Auth({ ref, separateConsent, onSignedIn, onSignedOut, onClosed }: AuthProps) {
  const runtime = useRuntime();
  const report = useReport();
  const { current, open, settle } = useSignInRequests(({ reason }, isSignedIn) =>
    onClosed?.({ isSignedIn, wasAsked: reason !== null, instance: control }),
  );
  const { value: Dialogs, hasFailed, load } = useLazy(fetchDialogs);
  const { value: SessionEnded, load: sayEnded } = useLazy(fetchSessionEnded);

  const control = useMemo((): AuthControl => {
    const { store } = accountOf(runtime);
    return {
      get user() {
        const state = store.get();
        return state.status === 'signedIn' ? deepFreeze(state.user) : null;
      },
      signIn: () => open('login'),
      register: () => open('registration'),
      async newPassword(link) {
        const before = accountOf(runtime).token();
        await open('newPassword', null, link);
        // Somebody may have been signed in already.
        return accountOf(runtime).token() !== before;
      },
      confirmEmail: (link) => import('../../state/account/confirmEmailBy').then(({ confirmEmailBy }) => confirmEmailBy(runtime, link)),
      signOut: () => import('../../state/account/signOut.lazy').then(({ signOutOf }) => signOutOf(runtime)),
    };
  }, [runtime, open]);
  useImperativeHandle(ref, () => control, [control]);

  const latest = useLatest({ onSignedIn, onSignedOut });
  /** E-mail of the last person who was signed in. */
  const email = useRef('');
  useLayoutEffect(() => {
    const { store } = accountOf(runtime);
    let known: number | null = null;
    const look = () => {
      const { user } = control;
      const id = user?.id ?? null;
      if (user) email.current = user.email;
      if (id === known || (!user && store.get().status === 'signedIn')) return;
      known = id;
      if (user) latest.current.onSignedIn?.({ user: deepFreeze(user), instance: control });
      else latest.current.onSignedOut?.({ instance: control });
    };
    const unsubscribe = store.subscribe(look);
    const unfollow = persistedAccountOf(runtime).follow();
    look();
    return () => {
      unsubscribe();
      unfollow();
    };
  }, [runtime, control, latest]);
  const [ended, setEnded] = useState<string | null>(null);
  useLayoutEffect(
    () =>
      persistedAccountOf(runtime).onEnded((token) => {
        setEnded(token);
        sayEnded();
      }),
    [runtime, sayEnded],
  );

  useLayoutEffect(
    () => accountOf(runtime).addSignInPrompt((reason) => open(viewFor(reason), isOwnWish(reason) ? undefined : reason)),
    [runtime, open],
  );
  // The code is loaded once per request: only the visitor retries a failed load.
  const latestLoad = useLatest(load);
  useEffect(() => {
    if (current) latestLoad.current();
  }, [current, latestLoad]);
  useEffect(() => {
    if (hasFailed) report(authCodeMissing);
  }, [hasFailed, report]);
  const close = () => settle(current, accountOf(runtime).token() !== null);
  // Navigation cancels the request (§2).
  usePathChange(close, current !== null);

  if (hasFailed && current) return <MissingDialogs onClose={close} onRetry={load} />;
  return (
    <>
      {Dialogs && <Dialogs request={current} lastEmail={email.current} separateConsent={separateConsent ?? false} onClose={close} />}
      {SessionEnded && ended !== null && <SessionEnded token={ended} />}
    </>
  );
}
