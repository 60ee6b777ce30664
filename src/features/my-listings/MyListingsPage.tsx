import { createElement, type MouseEvent, useRef } from 'react';
import { isNetworkError } from '../../api/client/errors';
import { listMyListings } from '../../api/listing/myListings';
import { SignInPrompt } from '../../parts/account/SignInPrompt';
import { fetchDialogEarly, useOwnerActions } from '../../parts/account/useOwnerActions';
import { plainClick } from '../../parts/card/card';
import { myListingsKey } from '../../state/account/useListingAction';
import { usePrivatePages } from '../../state/data/usePrivatePages';
import { useReloadOn } from '../../state/events/useReloadOn';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useMyListingsText } from '../../text/my-listings/useMyListingsText';
import { Button } from '../../ui/buttons/Button';
import { Pagination } from '../../ui/buttons/Pagination';
import { VisuallyHidden } from '../../ui/dom/VisuallyHidden';
import { useToasts } from '../../ui/overlay/Toasts';
import { FailureState } from '../../ui/states/FailureState';
import { Skeleton } from '../../ui/states/Skeleton';
import { StateBlock } from '../../ui/states/StateBlock';
import type { MyListingsNavigateDetail, MyListingsProps } from './definition';
import { ListingItem } from './ListingItem';
import { plus } from './listingIcons';
import { Head, Placeholder, Section } from './MyListings.styles';

const skeletons = [1, 2, 3];

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
  const toasts = useToasts(text.close);
  const notify = (detail: MyListingsNavigateDetail) => onNavigate?.(detail) !== false;
  const { act, element: dialog } = useOwnerActions({ list: section, say: toasts.show, onNavigate: notify });
  const focus = () => section.current?.focus({ preventScroll: true });

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
      onPointerEnter={fetchDialogEarly}
      onFocus={fetchDialogEarly}
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
      {dialog}
      {toasts.element}
    </Section>
  );
}
