import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { SignInReason } from '../../domain/account/signInReason';
import { accountOf } from '../../state/account/account';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useAuthText } from '../../text/auth/useAuthText';
import { Button } from '../../ui/buttons/Button';
import { goTo } from '../../ui/dom/goTo';
import { StateBlock } from '../../ui/states/StateBlock';

export interface InvitationProps {
  readonly reason: 'publish' | 'edit';
  readonly listingId: number | undefined;
  readonly headingLevel: number;
  /** The content was shown, and waits hidden. */
  readonly isContentKept: boolean;
  onSignedIn(): void;
}

/** Buttons below each other on a phone have the same width. */
const Block = styled(StateBlock)`
  @container kv (width < 480px) {
    > :last-child {
      align-self: stretch;
      > * {
        flex: 1 1 auto;
      }
    }
  }
`;

/** Returns the page of the main site with the same form; without a listing, the home page, which links to the account. */
function formPath({ reason, listingId }: Pick<InvitationProps, 'reason' | 'listingId'>): string {
  if (reason === 'publish') return '/realty/create';
  return listingId === undefined ? '/' : `/realty/update/${listingId}`;
}

/** Explains why and how to sign in (§2). */
export function Invitation({ reason, listingId, headingLevel, isContentKept, onSignedIn }: InvitationProps) {
  const { text } = useAuthText();
  const runtime = useRuntime();
  const ask = (wish: SignInReason) => (event: MouseEvent<HTMLElement>) => {
    const asked = accountOf(runtime).promptSignIn(wish);
    if (asked) void asked.then((isSignedIn) => isSignedIn && onSignedIn());
    else if (!goTo(runtime.siteUrl + formPath({ reason, listingId }), event.currentTarget))
      goTo(`${runtime.siteUrl}/`, event.currentTarget);
  };
  return (
    <Block
      part="state"
      art="signIn"
      headingLevel={headingLevel}
      text={isContentKept && text.contentKept}
      title={<span part="heading">{text.required.titles[reason]}</span>}
      actions={
        <>
          <Button variant="primary" size="l" onClick={ask('signIn')}>
            {text.signIn}
          </Button>
          <Button size="l" onClick={ask('register')}>
            {text.register}
          </Button>
        </>
      }
    />
  );
}
