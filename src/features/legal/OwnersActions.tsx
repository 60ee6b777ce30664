import { useRef } from 'react';
import { styled } from 'styled-components';
import { useStore } from '../../base/hooks/useStore';
import { plainClick } from '../../parts/card/card';
import { accountOf } from '../../state/account/account';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useLegalText } from '../../text/legal/useLegalText';
import { Button } from '../../ui/buttons/Button';
import { useToasts } from '../../ui/overlay/Toasts';
import type { LegalProps } from './definition';
import { legalLink } from './legalLink';

const Box = styled.div`
  display: grid;
  gap: 14px;
  margin-block: 20px 8px;
  padding: 20px 24px;
  border-radius: var(--kv-shape-home);
  background: var(--kv-bg-surface);
  box-shadow: inset 0 0 0 1px var(--kv-line);
  > p {
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
  }
  > p > a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    border-radius: 2px;
    color: var(--kv-text-accent);
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media (pointer: coarse) {
    > p > a {
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media print {
    display: none;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @container kv (width < 744px) {
    > * {
      flex: 1 1 auto;
    }
  }
`;

/** Next steps for an owner: a new listing, their listings, an account (§6). */
export function OwnersActions({ onNavigate }: Pick<LegalProps, 'onNavigate'>) {
  const { text } = useLegalText();
  const runtime = useRuntime();
  const account = accountOf(runtime);
  const isSignedIn = useStore(account.store, ({ status }) => status === 'signedIn');
  const toasts = useToasts(text.close);
  const accountLink = useRef<HTMLAnchorElement>(null);
  const { siteUrl } = runtime;
  const { publish, ownListings, noAccount, register, signInFirst } = text.owners;

  const toAccount = legalLink(onNavigate, 'account', `${siteUrl}/account?tab=ads`);
  const toHome = legalLink(onNavigate, 'home', `${siteUrl}/`);
  return (
    <Box>
      <Ways>
        <Button variant="primary" {...legalLink(onNavigate, 'publish', `${siteUrl}/realty/create`)}>
          {publish}
        </Button>
        <Button
          ref={accountLink}
          href={toAccount.href}
          onClick={plainClick((event) => {
            const answer = account.token() === null ? account.promptSignIn('ownListings') : null;
            // Signed in; or nothing here can ask, and the main site will.
            if (!answer) return toAccount.onClick(event);
            event.preventDefault();
            toasts.show('warning', signInFirst);
            // Repeats the click after signing in.
            void answer.then((isIn) => isIn && account.token() !== null && accountLink.current?.click());
          })}
        >
          {ownListings}
        </Button>
      </Ways>
      {!isSignedIn && (
        <p>
          {noAccount}{' '}
          <a
            href={toHome.href}
            onClick={plainClick((event) => {
              if (account.promptSignIn('register')) event.preventDefault();
              else toHome.onClick(event);
            })}
          >
            {register}
          </a>
        </p>
      )}
      {toasts.element}
    </Box>
  );
}
