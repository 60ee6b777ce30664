import { createElement, type MouseEvent, useEffect, useRef } from 'react';
import { isNetworkError } from '../../api/client/errors';
import { listMyListings } from '../../api/listing/myListings';
import { useLatest } from '../../base/hooks/useLatest';
import type { MyListing } from '../../domain/listing/myListing';
import type { OwnerAction } from '../../domain/listing/permissions/ownerActions';
import { SignInPrompt } from '../../parts/account/SignInPrompt';
import { plainClick } from '../../parts/card/card';
import { usePrivatePages } from '../../state/data/usePrivatePages';
import { useReloadOn } from '../../state/events/useReloadOn';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useMyListingsText } from '../../text/my-listings/useMyListingsText';
import { Button } from '../../ui/buttons/Button';
import { Pagination } from '../../ui/buttons/Pagination';
import { goTo } from '../../ui/dom/goTo';
import { VisuallyHidden } from '../../ui/dom/VisuallyHidden';
import { useLazy } from '../../ui/hooks/useLazy';
import { useToasts } from '../../ui/overlay/Toasts';
import { FailureState } from '../../ui/states/FailureState';
import { Skeleton } from '../../ui/states/Skeleton';
import { StateBlock } from '../../ui/states/StateBlock';
import type { MyListingsNavigateDetail, MyListingsProps } from './definition';
import { editPath, ListingItem } from './ListingItem';
import { plus } from './listingIcons';
import { Head, Placeholder, Section } from './MyListings.styles';
import { myListingsKey, useListingAction } from './useListingAction';

const skeletons = [1, 2, 3];

const fetchDialog = () => import('./ActionDialog').then(({ ActionDialog }) => ActionDialog);

/** While the pointer or the focus is still on its way to an action. What fails is asked for again by the action. */
const fetchEarly = () => void fetchDialog().catch(() => {});

/** The listings of the person who is signed in, with everything their owner can do (§2 "Account", §4 "Listing status"). Lazy-loaded. */
export function MyListingsPage({ headingLevel = 1, onNavigate }: Omit<MyListingsProps, 'token'>) {
  const { text, common } = useMyListingsText();
  const { transport, siteUrl } = useRuntime();
  const section = useRef<HTMLElement>(null);
  const { load, page, pages, show } = usePrivatePages(myListingsKey, async (asked, options) => {
    const { listings, count } = await listMyListings(transport, asked, options);
    return { items: listings, count };
  });
  useReloadOn(['listing'], myListingsKey);
  const action = useListingAction();
  const { value: ActionDialog, hasFailed, load: loadDialog } = useLazy(fetchDialog);
  const toasts = useToasts(text.close);
  const sayLost = useLatest(() => {
    toasts.show('error', `${common.results.networkTitle}. ${common.results.networkText}`);
    action.close();
  });
  const isLost = hasFailed && action.isOpen;
  useEffect(() => {
    if (isLost) sayLost.current();
  }, [isLost, sayLost]);
  const notify = (detail: MyListingsNavigateDetail) => onNavigate?.(detail) !== false;
  const focus = () => section.current?.focus({ preventScroll: true });

  const act = (wanted: OwnerAction, listing: MyListing) => {
    if (wanted !== 'edit') {
      loadDialog();
      return action.ask(wanted, listing);
    }
    const detail = { url: siteUrl + editPath(listing.id), target: 'edit' } as const;
    if (notify(detail)) goTo(detail.url, section.current ?? undefined);
  };
  const openAccount = (near: HTMLElement) => {
    const detail = { url: `${siteUrl}/account?tab=ads`, target: 'account' } as const;
    // The account itself is where the visitor is.
    if (notify(detail)) goTo(detail.url, near);
  };
  const publishUrl = `${siteUrl}/realty/create`;
  const publish = (
    <Button
      variant="primary"
      icon={plus}
      href={publishUrl}
      onClick={plainClick((event: MouseEvent) => {
        if (!notify({ url: publishUrl, target: 'publish' })) event.preventDefault();
      })}
    >
      {text.publish}
    </Button>
  );
  const next = headingLevel + 1;
  const items = load.status === 'ready' ? load.value.items : load.status === 'loading' ? load.stale?.items : undefined;

  if (load.status === 'idle') {
    return <SignInPrompt title={text.signInTitle} signIn={text.signIn} headingLevel={headingLevel} />;
  }
  return (
    <Section
      ref={section}
      tabIndex={-1}
      aria-label={text.heading}
      data-state={load.status}
      onPointerEnter={fetchEarly}
      onFocus={fetchEarly}
    >
      <Head>
        {createElement(`h${headingLevel}`, { part: 'heading' }, text.heading)}
        {items && items.length > 0 && publish}
      </Head>
      {load.status === 'failed' && (
        <FailureState
          isNetwork={isNetworkError(load.error)}
          headingLevel={next}
          onRetry={() => {
            focus();
            load.retry();
          }}
        />
      )}
      {load.status === 'loading' && !items && (
        <div role="status" aria-busy="true">
          <VisuallyHidden>{text.loading}</VisuallyHidden>
          {skeletons.map((key) => (
            <Placeholder key={key}>
              <Skeleton $height="112px" />
              <div>
                <Skeleton $width="110px" $height="24px" />
                <Skeleton $width="320px" $height="24px" />
                <Skeleton $width="220px" $height="18px" />
              </div>
            </Placeholder>
          ))}
        </div>
      )}
      {load.status === 'ready' && load.value.items.length === 0 && (
        <StateBlock part="state" art="listings" headingLevel={next} title={text.empty} actions={publish} />
      )}
      {items && items.length > 0 && (
        <div part="list" aria-busy={load.status === 'loading'}>
          {items.map((listing) => (
            <ListingItem
              key={listing.id}
              listing={listing}
              headingLevel={next}
              onAction={(wanted) => act(wanted, listing)}
              onNavigate={notify}
            />
          ))}
        </div>
      )}
      {pages > 1 && load.status !== 'failed' && (
        <Pagination
          part="pagination"
          page={page}
          pageCount={pages}
          labels={{ nav: common.pagination.name, ...common.pagination }}
          onChange={(wanted) => {
            show(wanted);
            section.current?.scrollIntoView({ block: 'start' });
          }}
        />
      )}
      {ActionDialog && <ActionDialog controller={action} list={section} onAccount={openAccount} />}
      {toasts.element}
    </Section>
  );
}
