import { useHeaderText } from '../../text/header/useHeaderText';
import { Button } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import { Counter } from '../../ui/fields/Counter';
import { Icon } from '../../ui/icons/Icon';
import { Divider, Heading, NarrowPanel, RowButton, RowLink, Town } from './Header.styles';
import type { HeaderController } from './headerController';
import { headerIcons } from './headerIcons';
import { closing } from './headerLinks';
import { PersonLine } from './PersonLine';
import { useHeaderPanel } from './useHeaderPanel';

export interface NarrowMenuProps {
  readonly controller: HeaderController;
  /** Number of favourites. */
  readonly kept: number;
}

/** Everything that does not fit a narrow header (§2; narrower than 1024 px). */
export function NarrowMenu({ controller, kept }: NarrowMenuProps) {
  const { text } = useHeaderText();
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
        label={text.menu}
        onPointerEnter={controller.preloadDialogs}
        onFocus={controller.preloadDialogs}
      />
      <NarrowPanel {...panel}>
        {isOpen && (
          <nav aria-label={text.navigation}>
            <PersonLine user={controller.user} />
            {isSignedIn ? (
              <RowLink {...closing(close, links.account)}>
                <Icon name={headerIcons.user} />
                {text.account}
              </RowLink>
            ) : (
              <RowButton type="button" onClick={then(controller.signIn)}>
                <Icon name={headerIcons.user} />
                {text.signIn}
              </RowButton>
            )}
            <RowLink {...closing(close, links.favourites)}>
              <Icon name={headerIcons.heart} />
              {text.favourites}
              {kept > 0 && <Counter value={kept} tone="quiet" />}
            </RowLink>
            {controller.user?.isModerator && (
              <RowLink {...closing(close, links.moderation)}>
                <Icon name={headerIcons.moderation} />
                {text.moderation}
              </RowLink>
            )}
            {controller.canSignOut && (
              <RowButton type="button" onClick={then(() => controller.ask('signOut'))}>
                <Icon name={headerIcons.logout} />
                {text.signOut.item}
              </RowButton>
            )}
            <Divider />
            <Heading id={`${panel.id}-deals`}>{text.catalogue}</Heading>
            <ul aria-labelledby={`${panel.id}-deals`}>
              {(['sale', 'rent'] as const).map((deal) => (
                <li key={deal}>
                  <RowLink {...closing(close, links[deal])}>{text.deals[deal]}</RowLink>
                </li>
              ))}
            </ul>
            <Divider />
            <RowLink {...closing(close, links.faq)}>{text.faq}</RowLink>
            <RowLink {...closing(close, links.contacts)}>{text.contacts}</RowLink>
            <Button {...closing(close, links.publish)} variant="soft" size="l" block icon={headerIcons.plus} part="publish">
              {text.publish}
            </Button>
            <Town>
              <Icon name={headerIcons['map-pin']} size={16} />
              {text.city}
            </Town>
          </nav>
        )}
      </NarrowPanel>
    </>
  );
}
