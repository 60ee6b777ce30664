import { type FocusEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useStore } from '../../base/hooks/useStore';
import { legalPath } from '../../domain/content/legalPages';
import { plainClick } from '../../parts/card/card';
import { cookieConsent } from '../../state/runtime/cookieConsent';
import { openSheets } from '../../state/runtime/openSheets';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useCookiesText } from '../../text/cookies/useCookiesText';
import { Button } from '../../ui/buttons/Button';
import { hasFocus } from '../../ui/dom/dom';
import { usePresence } from '../../ui/overlay/usePresence';
import { Banner, PolicyLink } from './CookieBanner.styles';
import type { CookieBannerProps } from './definition';
import { useCoversFocus } from './useCoversFocus';

const follow = (listener: () => void) => cookieConsent().follow(listener);
const isAccepted = () => cookieConsent().isAccepted();
/** Unknown on the server: shown after hydration. */
const isAcceptedOnServer = () => true;

/**
 * The cookie banner (§2, §4): shown until accepted, then fades out; hidden while a sheet or a modal is open, as it could not be pressed behind the
 * modal and shown again would lie over it, or where it would cover what has the focus. Takes no space on the page.
 */
export function CookieBanner({ onAccepted, onNavigate }: CookieBannerProps) {
  const { text } = useCookiesText();
  const { siteUrl } = useRuntime();
  const isOpen = !useSyncExternalStore(follow, isAccepted, isAcceptedOnServer);
  const banner = useRef<HTMLElement>(null);
  const isOverFocus = useCoversFocus(banner, isOpen);
  const isInTheWay = useStore(openSheets(), (count) => count > 0) || isOverFocus;
  const before = useRef<EventTarget | null>(null);
  const isPresent = usePresence(isOpen, banner);

  // This runs on every render: an element moved in the DOM leaves the top layer.
  useLayoutEffect(() => {
    const popover = banner.current;
    if (!popover?.isConnected || popover.matches(':popover-open') !== isInTheWay) return;
    if (isInTheWay) popover.hidePopover();
    else popover.showPopover();
  });
  if (!isPresent) return null;

  const focused = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) before.current = relatedTarget;
  };
  const accept = () => {
    if (!isOpen) return;
    if (hasFocus(banner.current) && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    cookieConsent().accept();
    onAccepted?.({});
  };
  const url = siteUrl + legalPath('privacy');
  const navigate = plainClick((event) => {
    if (onNavigate?.({ url, target: 'privacy' }) === false) event.preventDefault();
  });
  return (
    <Banner
      ref={banner}
      popover="manual"
      part="banner"
      aria-label={text.name}
      data-state={isOpen ? 'open' : 'closed'}
      inert={!isOpen}
      onFocus={focused}
    >
      <p>
        {text.before}
        <PolicyLink href={url} onClick={navigate}>
          {text.policy}
        </PolicyLink>
        {text.after}
      </p>
      <Button size="s" onClick={accept}>
        {text.accept}
      </Button>
    </Banner>
  );
}
