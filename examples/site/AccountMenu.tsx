import type { SignedInDetail } from '@kvartal/kit';
import { type RefObject, type ToggleEvent, useId, useRef, useState } from 'react';

type User = SignedInDetail['user'];

export interface AccountMenuProps {
  readonly user: User | null;
  onSignIn(): void;
  onSignOut(): void;
}

/** 'Авторизация' of the header, and in its place who is signed in, with 'Выход' (§2). One button for both: it keeps the focus when that changes. */
export function AccountMenu({ user, onSignIn, onSignOut }: AccountMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="site-menu-button site-account"
        popoverTarget={user ? id : undefined}
        onClick={user ? undefined : onSignIn}
      >
        <PersonIcon />
        <span>{user ? user.firstName : 'Авторизация'}</span>
      </button>
      {user && <UserMenu id={id} button={button} user={user} onLeave={onSignOut} />}
    </>
  );
}

interface UserMenuProps {
  readonly id: string;
  /** Below it the menu opens. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly user: User;
  onLeave(): void;
}

function UserMenu({ id, button, user, onLeave }: UserMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);

  const place = ({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
    const box = button.current?.getBoundingClientRect();
    if (newState !== 'open' || !box) return;
    setAsking(false);
    currentTarget.style.top = `${box.bottom + window.scrollY + 4}px`;
    currentTarget.style.right = `${Math.max(8, document.documentElement.clientWidth - box.right)}px`;
  };
  return (
    <div ref={menu} id={id} popover="auto" className="site-menu site-user-menu" onBeforeToggle={place}>
      {isAsking ? (
        <>
          <p>Вы уверены, что хотите выйти?</p>
          <button ref={focusAtOnce} type="button" className="site-button" onClick={() => menu.current?.hidePopover()}>
            Остаться
          </button>
          <button
            type="button"
            className="site-menu-button"
            onClick={() => {
              menu.current?.hidePopover();
              onLeave();
            }}
          >
            Выйти
          </button>
        </>
      ) : (
        <>
          <p>
            {[user.firstName, user.lastName].filter(Boolean).join(' ')}
            <small>{user.email}</small>
          </p>
          <button type="button" className="site-menu-button" onClick={() => setAsking(true)}>
            Выход
          </button>
        </>
      )}
    </div>
  );
}

/** In place of the pressed button, which has gone. */
const focusAtOnce = (button: HTMLButtonElement | null) => button?.focus();

function PersonIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2"
      />
    </svg>
  );
}
