import { type ReactNode, useEffect, useState } from 'react';
import { useListingText } from '../../../text/listing/useListingText';
import { copyText } from '../../../ui/dom/copyText';
import { useLazy } from '../../../ui/hooks/useLazy';
import type { MenuItem } from '../../../ui/overlay/Menu';
import type { Toasts } from '../../../ui/overlay/Toasts';
import { actionIcons } from './actionIcons';
import { shareAddresses, shareLink } from './shareLink';

export interface ShareOptions {
  /** Title of the share. */
  readonly title: string;
  /** URL of the listing on the main site. */
  readonly url: string;
  readonly showToast: Toasts['show'];
}

export interface Share {
  /** Menu items this browser supports. */
  items(): readonly MenuItem[];
  /** The dialog for manual copying. Render it outside anything hidden by width. */
  readonly dialog: ReactNode;
}

const fetchDialog = () => import('./LinkDialog').then((module) => module.LinkDialog);

/** Shares the link of a listing: clipboard, social networks, system share sheet, or manual copying (§2). */
export function useShare({ title, url, showToast }: ShareOptions): Share {
  const { text } = useListingText();
  const [isByHand, setByHand] = useState(false);
  const { value: LinkDialog, hasFailed, load } = useLazy(fetchDialog);

  // The dialog failed to load: show the text only.
  const isLost = isByHand && hasFailed;
  useEffect(() => {
    if (!isLost) return;
    showToast('error', text.actions.copyFailed);
    setByHand(false);
  }, [isLost, showToast, text]);

  const link = () => shareLink(url, document.baseURI);
  const copy = async () => {
    if (await copyText(link())) {
      showToast('success', text.actions.copied);
      return;
    }
    load();
    setByHand(true);
  };
  const send = async () => {
    try {
      await navigator.share({ title, url: link() });
    } catch (thrown) {
      // Cancelling is no failure; if sharing is denied, copy instead.
      if (!isAbort(thrown)) await copy();
    }
  };
  return {
    items: () => {
      const { telegram, vk } = shareAddresses(link(), title);
      return [
        { key: 'copy', label: text.actions.copyLink, icon: actionIcons.link, onSelect: () => void copy() },
        { key: 'telegram', label: text.actions.telegram, icon: actionIcons.telegram, href: telegram },
        { key: 'vk', label: text.actions.vk, icon: actionIcons.vk, href: vk },
        ...(canShare({ title, url: link() })
          ? [{ key: 'send', label: text.actions.systemShare, icon: actionIcons.send, onSelect: () => void send() }]
          : []),
      ];
    },
    dialog: isByHand && LinkDialog && <LinkDialog link={link()} onClose={() => setByHand(false)} />,
  };
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
