import { styled } from 'styled-components';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    border-bottom: 1px solid var(--kv-line);
    @media (forced-colors: active) {
      border-color: CanvasText;
    }
  }
  a:not([part]) {
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
    &:hover {
      color: var(--kv-text-accent);
    }
  }
`;

export const Saved = styled(List)`
  margin-top: 4px;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px 32px;
    align-items: center;
    padding: 20px 0;
    @container kv (width >= 744px) {
      grid-auto-columns: auto;
      grid-auto-flow: column;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
`;

export const RecentHeading = styled.div`
  > :is(h2, h3, h4, h5, h6) {
    margin: 40px 0 8px;
    font: var(--kv-type-h2);
    letter-spacing: var(--kv-track-h2);
  }
`;

export const Recent = styled(List)`
  font-variant-numeric: var(--kv-numeric);
  > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto auto;
    grid-template-areas: 'icon what what what' '. when save remove';
    gap: 4px 12px;
    align-items: center;
    padding: 10px 0;
    > svg {
      grid-area: icon;
      align-self: start;
      margin-top: 2px;
      color: var(--kv-text-muted);
    }
    > a {
      grid-area: what;
      font: var(--kv-type-body);
    }
    > small {
      grid-area: when;
      font: var(--kv-type-caption);
      color: var(--kv-text-muted);
    }
    > span {
      display: none;
      font: var(--kv-type-small);
      color: var(--kv-text-muted);
    }
    > :nth-last-child(2) {
      grid-area: save;
    }
    > :last-child {
      grid-area: remove;
    }
    @container kv (width >= 744px) {
      display: flex;
      gap: 16px;
      min-height: 52px;
      padding: 0;
      > svg {
        align-self: center;
        margin: 0;
      }
      > a {
        flex: 1;
        min-width: 0;
        padding: 8px 0;
      }
      > span {
        display: block;
        min-width: 112px;
        text-align: end;
      }
    }
  }
`;
