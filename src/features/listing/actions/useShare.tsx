import { type ReactNode, useEffect, useState } from 'react';
import { useListingText } from '../../../text/listing/useListingText';
import { useLoaded } from '../../../ui/hooks/useLazy';
import type { MenuItem } from '../../../ui/overlay/Menu';
import type { Toasts } from '../../../ui/overlay/Toasts';
import { actionIcons } from './actionIcons';
import { shareLink } from './shareLink';

export interface ShareOptions {
  /** What is shared. */
  readonly title: string;
  /** Where the listing lives on the main site. */
  readonly url: string;
  readonly showToast: Toasts['show'];
}

export interface Share {
  /** What the menu offers in this browser. */
  items(): readonly MenuItem[];
  /** The link to be copied by hand, when it has to be. To be rendered outside of what is hidden by width. */
  readonly dialog: ReactNode;
}

const fetchDialog = () => import('./LinkDialog').then((module) => module.LinkDialog);

/** Gives the link of a listing away: to the clipboard, to the share sheet of the system, or by hand (§2). */
export function useShare({ title, url, showToast }: ShareOptions): Share {
  const { l } = useListingText();
  const [isByHand, setByHand] = useState(false);
  const { value: LinkDialog, hasFailed, load } = useLoaded(fetchDialog);

  // Not even the dialog came: the text alone.
  const isLost = isByHand && hasFailed;
  useEffect(() => {
    if (!isLost) return;
    showToast('error', l.actions.copyFailed);
    setByHand(false);
  }, [isLost, showToast, l]);

  const link = () => shareLink(url, document.baseURI);
  const copy = async () => {
    if (await copied(link())) {
      showToast('success', l.actions.copied);
      return;
    }
    load();
    setByHand(true);
  };
  const send = async () => {
    try {
      await navigator.share({ title, url: link() });
    } catch (thrown) {
      // Closing the sheet is no failure; where the browser refuses to open it, the link is still wanted.
      if (!isAbort(thrown)) await copy();
    }
  };
  return {
    items: () => [
      { key: 'copy', label: l.actions.copyLink, icon: actionIcons.link, onSelect: () => void copy() },
      ...(canShare({ title, url: link() })
        ? [{ key: 'send', label: l.actions.systemShare, icon: actionIcons.send, onSelect: () => void send() }]
        : []),
    ],
    dialog: isByHand && LinkDialog && <LinkDialog link={link()} onClose={() => setByHand(false)} />,
  };
}

/** Without https there is no clipboard, in a frame it may be refused, and a page may have put anything in its place. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function canShare(data: ShareData): boolean {
  try {
    return typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true);
  } catch {
    return false;
  }
}

function isAbort(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'AbortError';
}
