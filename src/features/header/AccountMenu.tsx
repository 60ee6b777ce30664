import { useHeaderText } from '../../text/header/useHeaderText';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { Divider, Panel, RowButton, RowLink } from './Header.styles';
import type { HeaderController } from './headerController';
import { headerIcons } from './headerIcons';
import { closing } from './headerLinks';
import { PersonLine } from './PersonLine';
import { useHeaderPanel } from './useHeaderPanel';

/** 'Авторизация', or 'Личный кабинет' when signed in (§2). One button for both, so that it keeps the focus when that changes. */
export function AccountMenu({ controller }: { readonly controller: HeaderController }) {
  const { text } = useHeaderText();
  const { isOpen, trigger, panel, close } = useHeaderPanel('end');
  const { isSignedIn } = controller;
  const { ref, ...opens } = trigger;
  return (
    <>
      <Button
        ref={ref}
        {...(isSignedIn ? opens : { onClick: () => controller.signIn() })}
        variant="ghost"
        icon={headerIcons.user}
        data-plain=""
        onPointerEnter={controller.preloadDialogs}
        onFocus={controller.preloadDialogs}
      >
        {isSignedIn ? text.account : text.signIn}
      </Button>
      {isSignedIn && (
        <Panel {...panel}>
          {isOpen && (
            <>
              <PersonLine user={controller.user} />
              <RowLink {...closing(close, controller.links.account)}>
                <Icon name={headerIcons.user} />
                {text.account}
              </RowLink>
              {controller.user?.isModerator && (
                <RowLink {...closing(close, controller.links.moderation)}>
                  <Icon name={headerIcons.moderation} />
                  {text.moderation}
                </RowLink>
              )}
              {controller.canSignOut && (
                <>
                  <Divider />
                  <RowButton
                    type="button"
                    onClick={() => {
                      close();
                      controller.ask('signOut');
                    }}
                  >
                    <Icon name={headerIcons.logout} />
                    {text.signOut.item}
                  </RowButton>
                </>
              )}
            </>
          )}
        </Panel>
      )}
    </>
  );
}
