import type { MouseEvent } from 'react';
import { useText } from '../../text/catalogue/TextContext';
import { Logo } from '../../ui/icons/Logo';
import { AllLink, FootNote } from './Footer.styles';

export interface FooterProps {
  /** The same search on the main site; null without one. */
  readonly href: string | null;
  onLeave(event: MouseEvent): void;
}

/** The name of the site and a link to all results: for a compact widget on a partner's page. */
export function Footer({ href, onLeave }: FooterProps) {
  const { t } = useText();
  return (
    <FootNote>
      <span>
        <Logo size={16} />
        {t.results.poweredBy}
      </span>
      {href && (
        <AllLink href={href} onClick={onLeave}>
          {t.results.all}
        </AllLink>
      )}
    </FootNote>
  );
}
