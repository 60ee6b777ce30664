import { styled } from 'styled-components';
import { plainClick } from '../../../parts/card/card';
import { accountOf } from '../../../state/account/account';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useListingText } from '../../../text/listing/useListingText';
import { Icon } from '../../../ui/icons/Icon';
import { overlayIcons } from '../../../ui/icons/overlayIcons';

export interface SignInNoticeProps {
  /** URL of the listing on the main site. */
  readonly url: string;
  /** The visitor has tried to send without signing in. */
  readonly isUrgent: boolean;
}

const Box = styled.p`
  display: flex;
  gap: 8px;
  justify-self: stretch;
  padding: 12px 14px;
  border-radius: var(--kv-radius-control);
  background: var(--kv-bg-sunken);
  font: var(--kv-type-small);
  > svg {
    margin-top: 1px;
    color: var(--kv-text-muted);
  }
  a {
    display: inline-block;
    min-height: 24px;
    border-radius: 2px;
    color: var(--kv-text-accent);
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** A complaint needs an account (§5). The link starts the sign-in if possible, else opens the listing on the main site. */
export function SignInNotice({ url, isUrgent }: SignInNoticeProps) {
  const { text } = useListingText();
  const account = accountOf(useRuntime());
  return (
    <Box>
      <Icon name={overlayIcons[isUrgent ? 'alert-triangle' : 'info-circle']} size={18} />
      <span>
        {/* Remounted: an alert announces only new text. */}
        <span key={String(isUrgent)} role={isUrgent ? 'alert' : undefined}>
          {text.actions.complaintSignIn}
        </span>{' '}
        <a
          href={url}
          target="_blank"
          rel="noopener"
          onClick={plainClick((event) => {
            if (account.promptSignIn('complain')) event.preventDefault();
          })}
        >
          {text.actions.signIn}
        </a>
      </span>
    </Box>
  );
}
