import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { usePathChange } from '../../base/hooks/usePathChange';
import { useStore } from '../../base/hooks/useStore';
import type { SignInReason } from '../../domain/account/signInReason';
import type { User } from '../../domain/account/user';
import { plainClick } from '../../parts/card/card';
import { accountOf } from '../../state/account/account';
import { keptAccountOf } from '../../state/account/persistedAccount';
import { headerCodeMissing } from '../../state/runtime/headerProblem';
import type { Runtime } from '../../state/runtime/runtime';
import { useReport, useRuntime } from '../../state/runtime/runtimeContext';
import { goTo } from '../../ui/dom/goTo';
import { type Lazy, useLazy } from '../../ui/hooks/useLazy';
import type { HeaderNavigateDetail, HeaderProps } from './definition';
import { fetchDialogs } from './fetchDialogs';
import { type HeaderLink, type HeaderLinks, headerLinks } from './headerLinks';

/** What is asked in a dialog before it is done. */
export type HeaderQuestion = 'signOut' | 'draft';

/** What the wide and the narrow header do. */
export interface HeaderDesk {
  readonly header: RefObject<HTMLElement | null>;
  readonly isSignedIn: boolean;
  /** Null while nobody is signed in, and until the profile has come. */
  readonly user: User | null;
  /** False where a function of the page says who is signed in: only the page can sign them out. */
  readonly canSignOut: boolean;
  readonly links: HeaderLinks & { readonly publish: HeaderLink };
  signIn(): void;
  /** Null: nothing is asked. */
  readonly question: HeaderQuestion | null;
  ask(question: HeaderQuestion | null): void;
  /** The code of the dialogs, null until it is there. */
  readonly dialogs: Lazy<Awaited<ReturnType<typeof fetchDialogs>>>;
  /** A dialog may be wanted soon. */
  expectQuestion(): void;
  /** The visitor leaves the form for another one. */
  readonly publishAnew: HeaderLink;
}

type Options = Pick<HeaderProps, 'draft' | 'onNavigate'>;

/** The account, the links and the questions of the header (§2 "Header and footer"). */
export function useHeader({ draft = 'none', onNavigate }: Options): HeaderDesk {
  const header = useRef<HTMLElement>(null);
  const runtime = useRuntime();
  const report = useReport();
  const account = accountOf(runtime);
  const isSignedIn = useStore(account.store, ({ status }) => status === 'signedIn');
  const user = useStore(account.store, (state) => (state.status === 'signedIn' ? state.user : null));
  // Who is signed in since an earlier visit never sees the other header: a store tells its readers after the paint, a state of our own before.
  const [, drawAgain] = useState<Runtime | null>(null);
  useLayoutEffect(() => {
    const unfollow = keptAccountOf(runtime).follow();
    drawAgain(runtime);
    return unfollow;
  }, [runtime]);

  const [question, setQuestion] = useState<HeaderQuestion | null>(null);
  const dialogs = useLazy(fetchDialogs);
  const ask = (next: HeaderQuestion | null) => {
    if (next) dialogs.load();
    setQuestion(next);
  };
  usePathChange(() => ask(null), question !== null);
  const isMissing = dialogs.hasFailed && question !== null;
  useEffect(() => {
    if (isMissing) report(headerCodeMissing);
  }, [isMissing, report]);

  const tell = (detail: HeaderNavigateDetail) => onNavigate?.(detail) !== false;
  const go = (detail: HeaderNavigateDetail) => {
    if (tell(detail)) goTo(detail.url, header.current ?? undefined);
  };
  const latest = useLatest({ go, ask });
  const links = headerLinks(runtime.siteUrl, tell);
  const publish: HeaderNavigateDetail = { target: 'publish', url: `${runtime.siteUrl}/realty/create` };

  /** False where nobody on this page can ask. */
  const askToSignIn = (reason: SignInReason, goOn?: () => void): boolean => {
    const answer = account.ask(reason);
    void answer?.then((isIn) => {
      if (isIn && header.current) goOn?.();
    });
    return answer !== null;
  };
  const publishing = (event: MouseEvent<HTMLAnchorElement>) => {
    if (account.token() === null) {
      // As the form is now: signing in may open one that nobody has begun.
      const goOn = () => (draft === 'none' ? latest.current.go(publish) : latest.current.ask('draft'));
      // Where nobody can ask, the link leads to the main site, which can.
      if (askToSignIn('publish', goOn)) return event.preventDefault();
    } else if (draft !== 'none') {
      ask('draft');
      return event.preventDefault();
    }
    if (!tell(publish)) event.preventDefault();
  };

  return {
    header,
    isSignedIn,
    user,
    canSignOut: isSignedIn && keptAccountOf(runtime).isKept(),
    links: { ...links, publish: { href: publish.url, onClick: plainClick(publishing) } },
    signIn() {
      if (!askToSignIn('signIn')) go({ target: 'account', url: links.account.href });
    },
    // Signed out meanwhile, in another tab or by the server.
    question: question === 'signOut' && !isSignedIn ? null : question,
    ask,
    dialogs,
    expectQuestion: () => {
      if (isSignedIn || draft !== 'none') dialogs.load();
    },
    publishAnew: {
      href: publish.url,
      onClick: plainClick((event) => {
        if (!tell(publish)) event.preventDefault();
        ask(null);
      }),
    },
  };
}
