import { styled } from 'styled-components';

/** The page; its columns depend on the container's width (§9 "Breakpoints"). */
export const Page = styled.article`
  scroll-margin-top: calc(var(--kv-listing-top, 0px) + 16px);
  overflow-wrap: anywhere;
  /* Focused elements scroll into view above the contact bar. */
  @container kv (width < 1024px) {
    :focus {
      scroll-margin-bottom: 80px;
    }
  }
`;

/** The title stands above the photos, on phones below them. */
export const Top = styled.div`
  @container kv (width <= 720px) {
    display: flex;
    flex-direction: column;
    > [data-gallery] {
      order: -1;
      /* Full-bleed if the page has a margin. */
      margin-inline: calc(-1 * var(--kv-bleed, 0px));
    }
  }
`;

export const TopLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 24px;
  @container kv (width <= 720px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const BackLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  border-radius: 2px;
  color: var(--kv-text-accent);
  font: var(--kv-type-small);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  text-decoration-color: color-mix(in srgb, currentColor 38%, transparent);
  transition: text-decoration-color var(--kv-duration-fast);
  &:hover {
    text-decoration-color: currentColor;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

export const TitleRow = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px 24px;
  /* That of the buttons, before they are there. */
  min-height: calc(40 * var(--kv-px));
  margin: 12px 0 20px;
  > :first-child {
    min-width: 0;
    font: var(--kv-type-h1);
    letter-spacing: var(--kv-track-h1);
  }
  > :first-child:focus {
    outline: none;
    box-shadow: none;
  }
  @container kv (width <= 720px) {
    min-height: 0;
    margin: 18px 0 0;
    > :first-child {
      font: var(--kv-type-h3);
      font-weight: 500;
      letter-spacing: var(--kv-track-h3);
    }
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: 32px;
  @container kv (width >= 1024px) {
    grid-template-columns: minmax(0, 856fr) minmax(0, 404fr);
    gap: 20px;
  }
  @container kv (width <= 720px) {
    margin-top: 6px;
  }
`;

/** Constant distance between sections. */
export const Main = styled.div`
  min-width: 0;
  > section {
    margin-top: 48px;
  }
  > section > :is(h2, h3, h4, h5, h6):first-child {
    margin-bottom: 18px;
    font: var(--kv-type-h2);
    letter-spacing: var(--kv-track-h2);
  }
  @container kv (width >= 1024px) {
    padding-inline-end: 44px;
  }
  @container kv (width <= 720px) {
    > section {
      margin-top: 36px;
    }
    > section > :is(h2, h3, h4, h5, h6):first-child {
      margin-bottom: 12px;
    }
  }
`;

/** Fills the space of deferred sections; what follows is below the fold. */
export const DeferredSpace = styled.div`
  height: 100vh;
`;

/**
 * In narrow pages it follows the facts, only to say that the listing is closed: the owner's name is beside the price, the buttons are in
 * the bottom bar.
 */
export const Aside = styled.aside`
  min-width: 0;
  margin-top: 48px;
  @container kv (width <= 720px) {
    margin-top: 36px;
  }
  @container kv (width < 1024px) {
    &:has(> [data-state='open']) {
      display: none;
    }
  }
  @container kv (width >= 1024px) {
    margin-top: 0;
    > * {
      position: sticky;
      top: calc(var(--kv-listing-top, 0px) + 24px);
    }
  }
`;
