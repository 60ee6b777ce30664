import { styled } from 'styled-components';

export const Page = styled.section`
  display: grid;
  gap: 24px;
  max-width: 560px;
  overflow-wrap: anywhere;
  > :first-child {
    font: var(--kv-type-h1);
    letter-spacing: var(--kv-track-h1);
  }
`;

/** A part of the settings with a heading. */
export const Block = styled.section`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding-top: 32px;
  border-top: 1px solid var(--kv-line);
  > :is(h2, h3, h4, h5, h6) {
    font: var(--kv-type-h3);
    letter-spacing: var(--kv-track-h3);
  }
  > p {
    color: var(--kv-text-muted);
  }
  /* Holds the focus when what had it is gone; not a control. */
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  > small {
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
`;

export const AvatarRow = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 20px;
  small {
    display: block;
    margin-top: 10px;
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Fields = styled.form`
  display: grid;
  gap: 20px;
`;

/** A field and its pencil, side by side. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 8px;
  > :nth-child(2) {
    /* Beside the box, below the label. */
    margin-top: 26px;
  }
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

export const NoteBox = styled.div<{ $isError: boolean }>`
  display: flex;
  gap: 8px;
  padding: 12px;
  border-radius: var(--kv-radius-control);
  background: ${({ $isError }) => ($isError ? 'color-mix(in srgb, var(--kv-danger) 9%, var(--kv-bg-raised))' : 'var(--kv-bg-sunken)')};
  font: var(--kv-type-small);
  > svg {
    color: ${({ $isError }) => ($isError ? 'var(--kv-danger)' : 'inherit')};
  }
  p {
    margin: 0;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Devices = styled.ul`
  justify-self: stretch;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 56px;
    padding: 8px 0;
    border-bottom: 1px solid var(--kv-line);
  }
  > li > div {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    font: var(--kv-type-ui);
    font-weight: 500;
  }
  small {
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
`;

export const Here = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px 8px;
  border-radius: var(--kv-radius-tight);
  background: var(--kv-accent-soft);
  font: var(--kv-type-caption);
  font-weight: 500;
  color: var(--kv-text-accent);
`;

/** Text and buttons of a dialog. */
export const Question = styled.div`
  display: grid;
  gap: 16px;
`;

export const Danger = styled.span`
  display: contents;
  > button {
    color: var(--kv-danger);
  }
`;
