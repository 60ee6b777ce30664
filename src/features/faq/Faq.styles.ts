import { styled } from 'styled-components';
import { Tabs } from '../../ui/buttons/Tabs';

/** Title beside the questions from 1024 px, above them below. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  /* Holds the focus during a retry; not a control. */
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  @container kv (width >= 1024px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: 20px 40px;
  }
`;

export const Head = styled.div`
  > :first-child {
    font: var(--kv-type-h2);
    letter-spacing: var(--kv-track-h2);
  }
  > p {
    max-width: 20em;
    margin-top: 8px;
    color: var(--kv-text-muted);
  }
  a {
    border-radius: 2px;
    color: var(--kv-text-accent);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

/** Tabs that do not fit reach the edge of the window. */
export const SectionTabs = styled(Tabs)`
  @container kv (width < 744px) {
    gap: 24px;
    margin-inline: min(-4px, -1 * var(--kv-bleed, 0px));
    padding-inline: max(4px, var(--kv-bleed, 0px));
  }
`;

export const Panel = styled.div`
  /* Holds the focus during a retry; not a control. */
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

export const Item = styled.div`
  border-bottom: 1px solid var(--kv-line);
  overflow-wrap: anywhere;
`;

export const Quiet = styled.p`
  padding: 18px 0;
  color: var(--kv-text-muted);
`;
