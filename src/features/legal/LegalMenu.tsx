import { styled } from 'styled-components';
import { hasLegalMenu, type LegalPage, legalPages, legalPath } from '../../domain/content/legalPages';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useLegalText } from '../../text/legal/useLegalText';
import { Icon } from '../../ui/icons/Icon';
import type { LegalProps } from './definition';
import { legalLink } from './legalLink';

export interface LegalMenuProps {
  /** Null on the menu page. */
  readonly current: LegalPage | null;
  readonly onNavigate: LegalProps['onNavigate'];
}

const Nav = styled.nav<{ $alone: boolean }>`
  ul {
    display: grid;
    gap: 2px;
  }
  li[data-apart] {
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid var(--kv-line);
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 44px;
    padding: 8px 12px;
    border-radius: var(--kv-radius-control);
    font: var(--kv-type-ui);
  }
  a:hover {
    background: color-mix(in srgb, var(--kv-text) 6%, transparent);
  }
  a[aria-current] {
    border-top-right-radius: var(--kv-radius-corner-s);
    background: var(--kv-bg-surface);
    box-shadow: 0 0 0 1px var(--kv-line);
    font-weight: 600;
  }
  a[aria-current]:focus-visible {
    box-shadow: 0 0 0 2px var(--kv-focus-gap);
  }
  svg {
    color: var(--kv-text-muted);
  }
  @container kv (width < 992px) {
    ${({ $alone }) => !$alone && 'display: none;'}
    ul {
      gap: 0;
    }
    li,
    li[data-apart] {
      margin: 0;
      padding: 0;
      border-top: 1px solid var(--kv-line);
    }
    li:last-child {
      border-bottom: 1px solid var(--kv-line);
    }
    li[data-apart] {
      margin-top: 24px;
    }
    li:has(+ [data-apart]) {
      border-bottom: 1px solid var(--kv-line);
    }
    a {
      min-height: 56px;
      padding: 8px 0;
      border-radius: 2px;
      font: var(--kv-type-title);
      font-weight: 500;
    }
  }
  @container kv (width >= 992px) {
    a {
      margin-inline: -12px 0;
    }
    svg {
      display: none;
    }
  }
  @media (forced-colors: active) {
    a[aria-current] {
      border: 1px solid;
    }
  }
  @media print {
    display: none;
  }
`;

/** Links to all pages: beside a text, or a separate page in narrow containers. */
export function LegalMenu({ current, onNavigate }: LegalMenuProps) {
  const { text } = useLegalText();
  const { siteUrl } = useRuntime();
  return (
    <Nav part="menu" aria-label={text.menu} $alone={current === null}>
      <ul>
        {legalPages.map((page, index) => (
          <li key={page} data-apart={!hasLegalMenu(page) && legalPages[index - 1] === 'download' ? '' : undefined}>
            <a aria-current={page === current ? 'page' : undefined} {...legalLink(onNavigate, page, siteUrl + legalPath(page))}>
              <span>{text.pages[page]}</span>
              <Icon name="chevron-right" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
