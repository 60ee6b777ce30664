import { styled } from 'styled-components';

/** Sections, form and preview; which of them depends on the container's width. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: 208px minmax(0, 720px) 248px;
  gap: 52px;
  align-items: start;
  @container kv (width < 1200px) {
    grid-template-columns: 208px minmax(0, 1fr);
    gap: 40px;
  }
  @container kv (width < 992px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Title = styled.div`
  > :is(h1, h2, h3, h4, h5, h6) {
    margin: 0 0 40px;
    font: var(--kv-type-h1);
    letter-spacing: var(--kv-track-h1);
    @container kv (width < 744px) {
      margin-bottom: 32px;
      font: var(--kv-type-h1-s);
      letter-spacing: var(--kv-track-h1-s);
    }
  }
`;

export const Crumbs = styled.nav`
  margin-bottom: 10px;
  font: var(--kv-type-caption);
  color: var(--kv-text-muted);
  > ol {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    color: inherit;
    &:hover {
      color: var(--kv-text);
    }
  }
  li + li::before {
    content: '›' / '';
    margin-inline-end: 8px;
    color: var(--kv-text-subtle);
  }
`;

export const Section = styled.section`
  padding: 28px 0 32px;
  border-top: 1px solid var(--kv-line);
  scroll-margin-top: calc(var(--kv-publish-top, 0px) + 16px);
  &:first-of-type {
    padding-top: 0;
    border-top: 0;
  }
  > :is(h2, h3, h4, h5, h6) {
    display: flex;
    gap: 12px;
    align-items: baseline;
    margin: 0 0 18px;
    font: var(--kv-type-h3);
    letter-spacing: var(--kv-track-h3);
    > small {
      min-width: 18px;
      font: var(--kv-type-caption);
      font-variant-numeric: var(--kv-numeric);
      color: var(--kv-text-subtle);
    }
  }
`;

/** A section that waits, where nothing beside the form names it. */
export const Later = styled.p`
  display: none;
  @container kv (width < 992px) {
    display: flex;
    gap: 12px;
    align-items: baseline;
    margin: 0;
    padding: 14px 0;
    border-top: 1px solid var(--kv-line);
    font: var(--kv-type-ui);
    color: var(--kv-text-subtle);
    > small {
      min-width: 18px;
      font: var(--kv-type-caption);
      font-variant-numeric: var(--kv-numeric);
    }
  }
`;

export const Rows = styled.div`
  fieldset label:has([aria-invalid='true']) {
    box-shadow: inset 0 0 0 1px var(--kv-danger);
  }
  display: grid;
  gap: 20px;
  grid-template-columns: minmax(0, 1fr);
`;

/** Fields side by side, below each other where there is no room. */
export const Row = styled.div<{ $columns: 2 | 3 }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 20px;
  align-items: start;
  @container kv (width < 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Room for marks over a field. */
export const Marked = styled.div`
  position: relative;
  display: grid;
  gap: 20px;
`;

export const Checks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 28px;
`;

export const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 24px;
  @container kv (width < 744px) {
    position: var(--kv-publish-bar, sticky);
    bottom: var(--kv-foot, 0px);
    z-index: 2;
    margin-inline: calc(-1 * var(--kv-bleed, 0px));
    padding: 10px var(--kv-bleed, 0px);
    border-top: 1px solid var(--kv-line);
    background: var(--kv-bg-page);
    /* Down to whatever the page has fixed there, the height of which it gives roughly. */
    box-shadow: 0 var(--kv-foot, 0px) var(--kv-bg-page);
    > * {
      flex: 1;
    }
    /* At 400 % zoom they would cover most of the window. */
    @media (max-height: 399.98px) {
      position: static;
    }
  }
`;
