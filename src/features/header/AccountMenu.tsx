import { useHeaderText } from '../../text/header/useHeaderText';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { Divider, Panel, RowButton, RowLink } from './Header.styles';
import { headerIcons } from './headerIcons';
import { closing } from './headerLinks';
import { PersonLine } from './PersonLine';
import type { HeaderDesk } from './useHeader';
import { useHeaderPanel } from './useHeaderPanel';

/** 'Авторизация', and in its place 'Личный кабинет' of whoever is signed in (§2). One button for both: it keeps the focus when that changes. */
export function AccountMenu({ desk }: { readonly desk: HeaderDesk }) {
  const { h } = useHeaderText();
  const { isOpen, trigger, panel, close } = useHeaderPanel('end');
  const { isSignedIn } = desk;
  const { ref, ...opens } = trigger;
  return (
    <>
      <Button
        ref={ref}
        {...(isSignedIn ? opens : { onClick: () => desk.signIn() })}
        variant="ghost"
        icon={headerIcons.user}
        data-plain=""
        onPointerEnter={desk.expectQuestion}
        onFocus={desk.expectQuestion}
      >
        {isSignedIn ? h.account : h.signIn}
      </Button>
      {isSignedIn && (
        <Panel {...panel}>
          {isOpen && (
            <>
              <PersonLine user={desk.user} />
              <RowLink {...closing(close, desk.links.account)}>
                <Icon name={headerIcons.user} />
                {h.account}
              </RowLink>
              {desk.canSignOut && (
                <>
                  <Divider />
                  <RowButton
                    type="button"
                    onClick={() => {
                      close();
                      desk.ask('signOut');
                    }}
                  >
                    <Icon name={headerIcons.logout} />
                    {h.signOut.item}
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
