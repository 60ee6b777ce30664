import { type ContactMethod, contactRefusal } from '../../../domain/contact/contact';
import type { Listing } from '../../../domain/listing/listing';
import { accountOf } from '../../../state/account/account';
import { viewerOf } from '../../../state/account/viewerOf';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { type SelectListingDetail, selectListingDetail } from '../../../state/search/selectListing';
import { useContactText } from '../../../text/contact/useContactText';
import { goTo } from '../../../ui/dom/goTo';
import type { Toasts } from '../../../ui/overlay/Toasts';

interface MapContactOptions {
  readonly showToast: Toasts['show'];
  /** Both return false if the host handled the event. */
  onContact(method: ContactMethod, listing: Listing): boolean;
  onSelect(detail: SelectListingDetail): boolean;
}

/** Handles 'Позвонить' and 'Написать' on a map card: warnings, sign-in (§6), then the listing's page, which has the contact. */
export function useMapContact({ showToast, onContact, onSelect }: MapContactOptions): (method: ContactMethod, listing: Listing) => void {
  const { c } = useContactText();
  const runtime = useRuntime();

  const goOn = async (method: ContactMethod, listing: Listing): Promise<void> => {
    const account = accountOf(runtime);
    switch (contactRefusal(listing, method, viewerOf(account))) {
      case 'own':
        return showToast('warning', c.ownListing[method]);
      case 'anonymous': {
        const answer = account.promptSignIn(method);
        if (!answer) return showToast('warning', c.signInTo[method]);
        if ((await answer) && account.token() !== null) await goOn(method, listing);
        return;
      }
      // The card shows no button for methods the owner disallows.
      case 'method':
        return;
      default: {
        const detail = selectListingDetail(runtime, listing);
        if (onSelect(detail)) goTo(detail.url);
      }
    }
  };
  return (method, listing) => {
    if (onContact(method, listing)) void goOn(method, listing);
  };
}
