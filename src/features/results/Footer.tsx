import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../text/catalogue/TextContext';
import { Logo } from '../../ui/icons/Logo';

const FootNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kv-space-8);
  margin-top: var(--kv-space-16);
  padding-top: var(--kv-space-12);
  border-top: 1px solid var(--kv-line);
  font: var(--kv-type-caption);
  color: var(--kv-text-muted);
  span {
    display: inline-flex;
    align-items: center;
    gap: var(--kv-space-8);
  }
`;

const AllLink = styled.a`
  color: var(--kv-text-accent);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
`;

export interface FooterProps {
  /** The same search on the main site; null without one. */
  readonly href: string | null;
  onLeave(event: MouseEvent): void;
}

/** The name of the site and a link to all results: for a compact widget on a partner's page. */
export function Footer({ href, onLeave }: FooterProps) {
  const { text } = useText();
  return (
    <FootNote>
      <span>
        <Logo size={16} />
        {text.results.poweredBy}
      </span>
      {href && (
        <AllLink href={href} onClick={onLeave}>
          {text.results.all}
        </AllLink>
      )}
    </FootNote>
  );
}
