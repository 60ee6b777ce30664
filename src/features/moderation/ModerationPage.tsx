import { useEffect, useRef, useState } from 'react';
import { listChatComplaints } from '../../api/chatComplaints';
import { isNetworkError } from '../../api/client/errors';
import { listComplaints, listModerationQueue, listSpam } from '../../api/moderation';
import { useLatest } from '../../base/hooks/useLatest';
import { useStore } from '../../base/hooks/useStore';
import type { QueueOrdering } from '../../domain/listing/moderation';
import { accountOf } from '../../state/account/account';
import { privateStoreOf } from '../../state/data/privateStore';
import { useLoad } from '../../state/data/useLoad';
import { usePerson } from '../../state/data/usePerson';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useModerationPageText } from '../../text/moderation/page/useModerationPageText';
import { Button } from '../../ui/buttons/Button';
import { goTo } from '../../ui/dom/goTo';
import { FailureState } from '../../ui/states/FailureState';
import { PageLoading } from '../../ui/states/PageLoading';
import { StateBlock } from '../../ui/states/StateBlock';
import type { ModerationProps } from './definition';
import { ownId } from './ownId';
import { Workplace } from './Workplace';

/** ms between two looks at the queue; new listings appear by themselves. */
const pollEvery = 30_000;
/** Rows of the queue that are shown. */
export const shownInQueue = 30;

/** The page for moderators; to anybody else it is not there. Lazy-loaded. */
export function ModerationPage({ onAccess, headingLevel = 1, ...props }: Omit<ModerationProps, 'token'>) {
  const { text, common } = useModerationPageText();
  const runtime = useRuntime();
  const { transport } = runtime;
  const cache = privateStoreOf(runtime);
  const person = usePerson();
  const user = useStore(accountOf(runtime).store, ownId);
  const [ordering, setOrdering] = useState<QueueOrdering>('oldest');
  const queue = useLoad(privateStoreOf, ['moderation', 'queue', ordering], (options) =>
    listModerationQueue(transport, { ordering, pageSize: shownInQueue, ...options }),
  );
  const isRefused = queue.status === 'failed' && queue.error.kind === 'rejected' && queue.error.status === 404;
  const isShown = queue.status === 'ready';
  /** Whose work is on the page. It stays when the session ends, so that nothing typed is lost; another user begins again. */
  const [work, setWork] = useState<{ readonly user: number | null; readonly key: number } | null>(null);
  if (isRefused && work) setWork(null);
  else if (isShown && !work) setWork({ user, key: 0 });
  else if (isShown && work && user !== null && work.user !== user) setWork({ user, key: work.key + (work.user === null ? 0 : 1) });

  const complaints = useLoad(privateStoreOf, work ? ['moderation', 'complaints', false, 1] : null, (options) =>
    listComplaints(transport, { page: 1, ...options }),
  );
  const people = useLoad(privateStoreOf, work ? ['moderation', 'chat-complaints', false, 1] : null, (options) =>
    listChatComplaints(transport, { page: 1, ...options }),
  );
  const spam = useLoad(privateStoreOf, work ? ['moderation', 'spam', 1] : null, (options) => listSpam(transport, { page: 1, ...options }));
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') cache.reload(['moderation']);
    }, pollEvery);
    return () => clearInterval(timer);
  }, [cache]);

  const isAllowed = work ? true : person === null || isRefused ? false : null;
  const told = useRef<boolean | null>(null);
  const tell = useLatest(onAccess);
  useEffect(() => {
    if (isAllowed === null || isAllowed === told.current) return;
    told.current = isAllowed;
    tell.current?.({ isAllowed });
  }, [isAllowed, tell]);

  const home = `${runtime.siteUrl}/`;
  if (work) {
    const isExpired = person === null;
    return (
      <>
        {isExpired && (
          <StateBlock
            part="state"
            role="alert"
            art="signIn"
            headingLevel={headingLevel}
            title={text.expired.title}
            text={text.expired.text}
            actions={
              <Button
                variant="primary"
                size="l"
                onClick={(event) => {
                  if (!accountOf(runtime).promptSignIn('signIn')) goTo(home, event.currentTarget);
                }}
              >
                {text.expired.signIn}
              </Button>
            }
          />
        )}
        <div hidden={isExpired}>
          <Workplace
            key={work.key}
            {...props}
            headingLevel={headingLevel}
            isActive={!isExpired}
            queue={queue}
            complaints={complaints.status === 'ready' ? complaints.value.count : null}
            people={people.status === 'ready' ? people.value.count : 0}
            spam={spam.status === 'ready' ? spam.value.count : null}
            ordering={ordering}
            onOrdering={setOrdering}
          />
        </div>
      </>
    );
  }
  if (isAllowed === false) {
    return (
      <StateBlock
        part="state"
        art="nothing"
        headingLevel={headingLevel}
        title={common.listing.notFoundTitle}
        text={common.listing.notFoundText}
        actions={
          <Button variant="primary" href={home}>
            {common.results.home}
          </Button>
        }
      />
    );
  }
  if (queue.status === 'failed') {
    return <FailureState isNetwork={isNetworkError(queue.error)} headingLevel={headingLevel} onRetry={queue.retry} />;
  }
  return <PageLoading label={text.loading} />;
}
