import { css, styled } from 'styled-components';
import { panel } from '../../ui/overlay/panel';

export const Bar = styled.header`
  flex: none;
  border-bottom: 1px solid var(--kv-line);
  background: var(--kv-bg-surface);
  color: var(--kv-text);
  font: var(--kv-type-ui);
  /* Only the soft button sticks out. */
  [data-plain] {
    font-weight: 400;
  }
  @media print {
    display: none;
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  width: 100%;
  max-width: 1440px;
  min-height: 56px;
  margin-inline: auto;
  padding-inline: 16px;
  @container kv (width >= 744px) {
    padding-inline: 24px;
  }
  @container kv (width >= 1024px) {
    min-height: 72px;
  }
  @container kv (width >= 1200px) {
    /* A page of 1280 px is centred. */
    padding-inline: clamp(32px, (100cqi - 1280px) / 2, 80px);
  }
`;

export const Home = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  margin-inline-end: auto;
  border-radius: var(--kv-radius-tight);
  font: 600 calc(19 * var(--kv-px)) / 1 var(--kv-font);
  letter-spacing: -0.035em;
  > svg {
    width: 26px;
    height: 26px;
    color: var(--kv-indicator);
  }
  @container kv (width >= 1024px) {
    gap: 10px;
    margin-inline-end: 0;
    font-size: calc(22 * var(--kv-px));
    > svg {
      width: 30px;
      height: 30px;
    }
  }
`;

export const City = styled.span`
  display: none;
  align-items: center;
  gap: 6px;
  height: 28px;
  margin-inline-start: 20px;
  padding-inline-start: 20px;
  border-inline-start: 1px solid var(--kv-line);
  color: var(--kv-text-muted);
  @container kv (width >= 1200px) {
    display: inline-flex;
  }
`;

export const Navigation = styled.nav`
  display: none;
  align-items: center;
  margin-inline: 12px auto;
  @container kv (width >= 1024px) {
    display: flex;
  }
`;

/** What a narrow header moves into its menu. */
export const Wide = styled.div`
  display: none;
  align-items: center;
  gap: 4px;
  @container kv (width >= 1024px) {
    display: flex;
  }
`;

export const Narrow = styled.div`
  display: flex;
  @container kv (width >= 1024px) {
    display: none;
  }
`;

export const Panel = styled.div`
  ${panel}
  width: max-content;
  min-width: 200px;
  max-width: min(320px, calc(100vw - 16px));
  &:not(:popover-open) {
    display: none;
  }
  &:focus-visible {
    outline: 0;
    box-shadow: var(--kv-shadow-2), 0 0 0 1px var(--kv-line);
  }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border-radius: calc(6px * var(--kv-radius-factor));
  text-align: start;
  cursor: pointer;
  > svg {
    color: var(--kv-text-muted);
  }
  &:hover {
    background: var(--kv-bg-hover);
  }
  &:active {
    background: var(--kv-bg-pressed);
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
`;

export const RowLink = styled.a`
  ${row}
`;
export const RowButton = styled.button`
  ${row}
`;

/** The signed-in person. */
export const Person = styled.p`
  display: grid;
  gap: 2px;
  padding: 8px 12px;
  overflow-wrap: anywhere;
  > b {
    font-weight: 600;
  }
  > span {
    color: var(--kv-text-muted);
    font: var(--kv-type-caption);
  }
`;

export const Divider = styled.div`
  height: 1px;
  margin: 8px 12px;
  background: var(--kv-line);
`;

export const NarrowPanel = styled(Panel)`
  width: min(320px, calc(100vw - 16px));
  [part~='publish'] {
    margin-top: 8px;
  }
`;

export const Heading = styled.p`
  padding: 4px 12px;
  color: var(--kv-text-muted);
  font: var(--kv-type-caption);
`;

export const Town = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  padding: 12px 12px 4px;
  color: var(--kv-text-muted);
  font: var(--kv-type-caption);
`;
