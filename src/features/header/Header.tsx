import { useState } from 'react';
import { useHeaderText } from '../../text/header/useHeaderText';
import { Button } from '../../ui/buttons/Button';
import { shownCount } from '../../ui/fields/Counter';
import { useLazy } from '../../ui/hooks/useLazy';
import { useLazyAfterPaint } from '../../ui/hooks/useLazyAfterPaint';
import { Icon } from '../../ui/icons/Icon';
import { Logo } from '../../ui/icons/Logo';
import { RetryNotice } from '../../ui/states/RetryNotice';
import { AccountMenu } from './AccountMenu';
import type { HeaderProps } from './definition';
import { Bar, City, Home, Narrow, Navigation, Panel, Row, RowLink, Wide } from './Header.styles';
import { headerIcons } from './headerIcons';
import type { HeaderLinks } from './headerLinks';
import { closing } from './headerLinks';
import { NarrowMenu } from './NarrowMenu';
import { useHeader } from './useHeader';
import { useHeaderPanel } from './useHeaderPanel';

/** 'Каталог': flats of a deal, newest first, without any other filter (§2). */
function CatalogueMenu({ links }: { readonly links: Pick<HeaderLinks, 'sale' | 'rent'> }) {
  const { text } = useHeaderText();
  const { isOpen, trigger, panel, close } = useHeaderPanel('start');
  return (
    <>
      <Button {...trigger} variant="ghost" iconEnd="chevron-down" data-plain="">
        {text.catalogue}
      </Button>
      <Panel {...panel}>
        {isOpen && (
          <ul aria-label={text.catalogue}>
            {(['sale', 'rent'] as const).map((deal) => (
              <li key={deal}>
                <RowLink {...closing(close, links[deal])}>{text.deals[deal]}</RowLink>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}

const fetchFavourites = () => import('./LiveFavourites.lazy').then(({ LiveFavourites }) => LiveFavourites);
const fetchLive = () => import('./LiveUnread.lazy').then(({ LiveUnread }) => LiveUnread);

/** The header of the main site (§2 "Header and footer"). */
export function Header({ unreadMessages: given, draft, onNavigate }: HeaderProps) {
  const { common, text } = useHeaderText();
  const controller = useHeader({ draft, onNavigate });
  const { links, question, dialogs } = controller;
  const [live, setLive] = useState(0);
  const unreadMessages = given || live;
  const LiveUnread = useLazy(fetchLive, controller.isSignedIn).value;
  const [kept, setKept] = useState(0);
  const LiveFavourites = useLazyAfterPaint(fetchFavourites).value;
  const Dialogs = dialogs.value;
  const messages = unreadMessages > 0 ? text.unread(unreadMessages, shownCount(unreadMessages)) : text.messages;
  const favourites = kept > 0 ? `${text.favourites} ${shownCount(kept)}` : text.favourites;
  return (
    <>
      <Bar ref={controller.header} part="header">
        <Row>
          <Home {...links.home} part="logo" aria-label={text.home}>
            <Logo />
            {common.brand}
          </Home>
          <City>
            <Icon name={headerIcons['map-pin']} size={16} />
            {text.city}
          </City>
          <Navigation aria-label={text.navigation}>
            <CatalogueMenu links={links} />
            <Button {...links.faq} variant="ghost" data-plain="">
              {text.faq}
            </Button>
            <Button {...links.contacts} variant="ghost" data-plain="">
              {text.contacts}
            </Button>
          </Navigation>
          {controller.isSignedIn && (
            <Button
              {...links.messages}
              variant="ghost"
              icon={headerIcons.messages}
              counter={unreadMessages}
              aria-label={messages}
              title={messages}
            />
          )}
          <Wide>
            <Button
              {...links.favourites}
              variant="ghost"
              icon={headerIcons.heart}
              counter={kept}
              aria-label={favourites}
              title={favourites}
            />
            <AccountMenu controller={controller} />
            <Button
              {...links.publish}
              variant="soft"
              icon={headerIcons.plus}
              part="publish"
              onPointerEnter={controller.preloadDialogs}
              onFocus={controller.preloadDialogs}
            >
              {text.publish}
            </Button>
          </Wide>
          <Narrow>
            <NarrowMenu controller={controller} kept={kept} />
          </Narrow>
        </Row>
      </Bar>
      {LiveFavourites && <LiveFavourites onChange={setKept} />}
      {LiveUnread && controller.isSignedIn && <LiveUnread onChange={setLive} />}
      {Dialogs && <Dialogs controller={controller} hasChanges={draft === 'changed'} />}
      {dialogs.hasFailed && question && (
        <RetryNotice text={text.failed} retry={text.retry} close={text.close} onRetry={dialogs.load} onClose={() => controller.ask(null)} />
      )}
    </>
  );
}
