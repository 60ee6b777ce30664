import { useEffect, useRef, useState } from 'react';
import { getListingDetails, getOwnerContact } from '../../../api/listing/listing';
import { useLatest } from '../../../base/hooks/useLatest';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { accountOf } from '../../../state/account/account';
import { useLoad } from '../../../state/data/useLoad';
import { useOwnStore } from '../../../state/data/useOwnStore';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useListingText } from '../../../text/listing/useListingText';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import { unavailableText } from '../page/unavailable';
import { CardPhone } from './CardPhone';
import { Failure, Sheet } from './ContactCard.styles';
import type { ContactController } from './contactController';
import { OwnerLine, OwnerLineSkeleton } from './OwnerLine';
import { UnconfirmedPhone } from './UnconfirmedPhone';

export interface CardContentProps {
  readonly listing: ListingDetails;
  readonly controller: ContactController;
}

/** Loads the contact on mount, aborts on unmount; never cached (D8). */
export function CardContent({ listing, controller }: CardContentProps) {
  const { text } = useListingText();
  const runtime = useRuntime();
  const sheet = useRef<HTMLDivElement>(null);
  const load = useLoad(useOwnStore(), ['owner-contact', listing.id], (options) => getOwnerContact(runtime.transport, listing.id, options));
  const latest = useLatest({ controller });
  const [isQrBroken, setQrBroken] = useState(false);
  const hasQr = load.status === 'ready' && load.value.phoneQr !== null && !isQrBroken;

  const status = load.status === 'failed' && load.error.kind === 'rejected' ? load.error.status : null;
  useEffect(() => {
    if (status === 401) latest.current.controller.retrySignIn();
  }, [status, latest]);

  const isUnconfirmed = load.status === 'ready' && load.value.isPhoneUnconfirmed === true;
  const hasNothing = load.status === 'ready' && load.value.phone === null && load.value.phoneQr === null && !isUnconfirmed;
  // The page may have been open for long: what is the listing now?
  const isAsked = hasNothing || status === 404;
  const now = useLoad(useOwnStore(), isAsked ? ['listing-now', listing.id] : null, (options) =>
    getListingDetails(runtime.transport, listing.id, options),
  );
  const isKnown = now.status === 'ready' || now.status === 'failed';
  const isGone = now.status === 'failed' && now.error.kind === 'rejected' && now.error.status === 404;
  const why = now.status === 'ready' ? unavailableText(now.value, text) : isGone ? text.page.deleted : '';
  // Somebody whom the owner has blocked (D47).
  const withheld = hasNothing && isKnown ? text.contact.noConsent : null;
  const refusal = why || withheld || (status === 403 ? text.contact.ownListing.call : null);
  useEffect(() => {
    if (refusal === null) return;
    const { controller } = latest.current;
    controller.close();
    controller.showToast('warning', refusal);
  }, [refusal, latest]);

  // Signing out, here or in another tab, must hide the number.
  const isShown = load.status === 'ready';
  useEffect(() => {
    if (!isShown) return undefined;
    const { store } = accountOf(runtime);
    const look = () => {
      if (store.get().status === 'anonymous') latest.current.controller.close();
    };
    // It may have changed between render and subscription.
    look();
    return store.subscribe(look);
  }, [isShown, runtime, latest]);

  return (
    <Sheet ref={sheet} tabIndex={-1} aria-live="polite" aria-busy={load.status === 'loading'} data-state={load.status}>
      {load.status === 'ready' && !hasNothing ? (
        <>
          <OwnerLine listing={listing} contact={load.value} hasQr={hasQr} onQrBroken={() => setQrBroken(true)} />
          {load.value.phone !== null && <CardPhone phone={load.value.phone} hasQr={hasQr} />}
          {isUnconfirmed && <UnconfirmedPhone controller={controller} />}
        </>
      ) : load.status === 'failed' && status !== 401 && refusal === null && (!isAsked || isKnown) ? (
        <Failure>
          <p role="alert">
            <Icon name="alert-circle" />
            {status === 429 ? text.contact.tooMany : text.contact.failed}
          </p>
          <Button
            icon="refresh"
            onClick={() => {
              // The pressed button is about to be removed.
              sheet.current?.focus({ preventScroll: true });
              load.retry();
            }}
          >
            {text.contact.refresh}
          </Button>
        </Failure>
      ) : (
        <OwnerLineSkeleton listing={listing} label={text.contact.loading} />
      )}
    </Sheet>
  );
}
