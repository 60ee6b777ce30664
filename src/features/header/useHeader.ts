import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { usePathChange } from '../../base/hooks/usePathChange';
import { useStore } from '../../base/hooks/useStore';
import type { SignInReason } from '../../domain/account/signInReason';
import { plainClick } from '../../parts/card/card';
import { accountOf } from '../../state/account/account';
import { persistedAccountOf } from '../../state/account/persistedAccount';
import type { Runtime } from '../../state/runtime/runtime';
import { useReport, useRuntime } from '../../state/runtime/runtimeContext';
import { headerCodeMissing } from '../../state/runtime/siteProblems';
import { unsavedWork } from '../../state/runtime/unsavedWork';
import { goTo } from '../../ui/dom/goTo';
import { useLazy } from '../../ui/hooks/useLazy';
import type { HeaderNavigateDetail, HeaderProps } from './definition';
import { fetchDialogs } from './fetchDialogs';
import type { HeaderController, HeaderQuestion } from './headerController';
import { headerLinks } from './headerLinks';

type Options = Pick<HeaderProps, 'draft' | 'onNavigate'>;

/** The account, the links and the questions of the header (§2 "Header and footer"). */
export function useHeader({ draft = 'none', onNavigate }: Options): HeaderController {
  const header = useRef<HTMLElement>(null);
  const runtime = useRuntime();
  const report = useReport();
  const account = accountOf(runtime);
  const isSignedIn = useStore(account.store, ({ status }) => status === 'signedIn');
  const user = useStore(account.store, (state) => (state.status === 'signedIn' ? state.user : null));
  // A visitor with a saved session never sees the signed-out header: a store notifies its readers after paint, local state before.
  const [, drawAgain] = useState<Runtime | null>(null);
  useLayoutEffect(() => {
    const unfollow = persistedAccountOf(runtime).follow();
    drawAgain(runtime);
    return unfollow;
  }, [runtime]);

  const [question, setQuestion] = useState<HeaderQuestion | null>(null);
  const dialogs = useLazy(fetchDialogs);
  /** Resolves the question of the guard of unsaved work, while it waits. */
  const answer = useRef<((isLeaving: boolean) => void) | null>(null);
  const [settle] = useState(() => (isLeaving: boolean) => {
    answer.current?.(isLeaving);
    answer.current = null;
  });
  const ask = (next: HeaderQuestion | null) => {
    settle(false);
    if (next) dialogs.load();
    setQuestion(next);
  };
  usePathChange(() => ask(null), question !== null);
  const isMissing = dialogs.hasFailed && question !== null;
  useEffect(() => {
    if (isMissing) report(headerCodeMissing);
  }, [isMissing, report]);

  const notify = (detail: HeaderNavigateDetail) => onNavigate?.(detail) !== false;
  const go = (detail: HeaderNavigateDetail) => {
    if (notify(detail)) goTo(detail.url, header.current ?? undefined);
  };
  const latest = useLatest({ go, ask });
  useLayoutEffect(() => {
    const removePrompt = unsavedWork().addPrompt(
      () =>
        new Promise((resolve) => {
          latest.current.ask('leave');
          answer.current = resolve;
        }),
    );
    return () => {
      removePrompt();
      settle(false);
    };
  }, [latest, settle]);
  const links = headerLinks(runtime.siteUrl, notify);
  const publish: HeaderNavigateDetail = { target: 'publish', url: `${runtime.siteUrl}/realty/create` };

  /** Returns false when nothing on this page can ask to sign in. */
  const askToSignIn = (reason: SignInReason, goOn?: () => void): boolean => {
    const answer = account.promptSignIn(reason);
    void answer?.then((isIn) => {
      if (isIn && header.current) goOn?.();
    });
    return answer !== null;
  };
  const publishing = (event: MouseEvent<HTMLAnchorElement>) => {
    if (account.token() === null) {
      // `draft` is the one of this press, not of later: signing in may open a new form.
      const goOn = () => (draft === 'none' ? latest.current.go(publish) : latest.current.ask('draft'));
      // Otherwise the link leads to the main site, which can ask.
      if (askToSignIn('publish', goOn)) return event.preventDefault();
    } else if (draft !== 'none') {
      ask('draft');
      return event.preventDefault();
    }
    if (!notify(publish)) event.preventDefault();
  };

  return {
    header,
    isSignedIn,
    user,
    canSignOut: isSignedIn && persistedAccountOf(runtime).isPersisted(),
    links: { ...links, publish: { href: publish.url, onClick: plainClick(publishing) } },
    signIn() {
      if (!askToSignIn('signIn')) go({ target: 'account', url: links.account.href });
    },
    // Signed out meanwhile, in another tab or by the server.
    question: question === 'signOut' && !isSignedIn ? null : question,
    ask,
    leave() {
      settle(true);
      ask(null);
    },
    dialogs,
    preloadDialogs: () => {
      if (isSignedIn || draft !== 'none') dialogs.load();
    },
    startOver: {
      href: publish.url,
      onClick: plainClick((event) => {
        unsavedWork().allow();
        if (!notify(publish)) event.preventDefault();
        ask(null);
      }),
    },
  };
}
