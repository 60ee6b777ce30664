import { useHeaderText } from '../../text/header/useHeaderText';
import { Button } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import { Icon } from '../../ui/icons/Icon';
import { Divider, Heading, NarrowPanel, RowButton, RowLink, Town } from './Header.styles';
import type { HeaderController } from './headerController';
import { headerIcons } from './headerIcons';
import { closing } from './headerLinks';
import { PersonLine } from './PersonLine';
import { useHeaderPanel } from './useHeaderPanel';

/** Everything that does not fit a narrow header (§2; narrower than 1024 px). */
export function NarrowMenu({ controller }: { readonly controller: HeaderController }) {
  const { h } = useHeaderText();
  const { isOpen, trigger, panel, close } = useHeaderPanel('end');
  const { links, isSignedIn } = controller;
  const then = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <IconButton
        {...trigger}
        icon={headerIcons.menu}
        label={h.menu}
        onPointerEnter={controller.preloadDialogs}
        onFocus={controller.preloadDialogs}
      />
      <NarrowPanel {...panel}>
        {isOpen && (
          <nav aria-label={h.navigation}>
            <PersonLine user={controller.user} />
            {isSignedIn ? (
              <RowLink {...closing(close, links.account)}>
                <Icon name={headerIcons.user} />
                {h.account}
              </RowLink>
            ) : (
              <RowButton type="button" onClick={then(controller.signIn)}>
                <Icon name={headerIcons.user} />
                {h.signIn}
              </RowButton>
            )}
            {controller.user?.isModerator && (
              <RowLink {...closing(close, links.moderation)}>
                <Icon name={headerIcons.moderation} />
                {h.moderation}
              </RowLink>
            )}
            {controller.canSignOut && (
              <RowButton type="button" onClick={then(() => controller.ask('signOut'))}>
                <Icon name={headerIcons.logout} />
                {h.signOut.item}
              </RowButton>
            )}
            <Divider />
            <Heading id={`${panel.id}-deals`}>{h.catalogue}</Heading>
            <ul aria-labelledby={`${panel.id}-deals`}>
              {(['sale', 'rent'] as const).map((deal) => (
                <li key={deal}>
                  <RowLink {...closing(close, links[deal])}>{h.deals[deal]}</RowLink>
                </li>
              ))}
            </ul>
            <Divider />
            <RowLink {...closing(close, links.faq)}>{h.faq}</RowLink>
            <RowLink {...closing(close, links.contacts)}>{h.contacts}</RowLink>
            <Button {...closing(close, links.publish)} variant="soft" size="l" block icon={headerIcons.plus} part="publish">
              {h.publish}
            </Button>
            <Town>
              <Icon name={headerIcons['map-pin']} size={16} />
              {h.city}
            </Town>
          </nav>
        )}
      </NarrowPanel>
    </>
  );
}
