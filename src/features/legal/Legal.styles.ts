import { styled } from 'styled-components';

/** A menu beside the text from 992 px; without a menu the text takes the full width. */
export const Area = styled.div<{ $menu: boolean }>`
  overflow-wrap: break-word;
  @container kv (width >= 992px) {
    display: grid;
    grid-template-columns: ${({ $menu }) => ($menu ? '264px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
    gap: 20px 48px;
    align-items: start;
  }
  @media print {
    display: block;
  }
`;

/** Lines of 68 characters beside the menu. */
export const Main = styled.div<{ $menu: boolean }>`
  min-width: 0;
  ${({ $menu }) => $menu && 'max-width: 68ch;'}
  > :is(h1, h2, h3, h4, h5, h6) {
    font: var(--kv-type-h1);
    letter-spacing: var(--kv-track-h1);
    margin-bottom: 20px;
  }
  > :is(h1, h2, h3, h4, h5, h6):focus {
    outline: none;
    box-shadow: none;
  }
  @media print {
    max-width: none;
  }
`;

export const Back = styled.a<{ $always: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  margin-bottom: 12px;
  border-radius: 2px;
  color: var(--kv-text-accent);
  font: var(--kv-type-small);
  > span {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    text-decoration-color: color-mix(in srgb, currentColor 38%, transparent);
  }
  &:hover > span {
    text-decoration-color: currentColor;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @container kv (width >= 992px) {
    ${({ $always }) => !$always && 'display: none;'}
  }
  @media print {
    display: none;
  }
`;
