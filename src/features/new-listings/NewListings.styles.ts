import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  > :first-child {
    margin: 0;
    font: var(--kv-type-h2);
    letter-spacing: var(--kv-track-h2);
  }
  /* Its text ends where the rows end. */
  > :last-child {
    flex: none;
    margin-inline-end: max(-12px, -1 * var(--kv-bleed, 0px));
  }
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding: 20px 0;
    border-bottom: 1px solid var(--kv-line);
    @media (forced-colors: active) {
      border-color: CanvasText;
    }
  }
  :is(h2, h3, h4, h5, h6) > a {
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
    &:hover {
      color: var(--kv-text-accent);
    }
  }
`;
