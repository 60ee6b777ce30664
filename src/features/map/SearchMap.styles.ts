import { styled } from 'styled-components';
import { visuallyHidden } from '../../ui/dom/VisuallyHidden';
import { mapHeight } from './mapHeight';

/** The map fills the window while it is in the top layer, full screen or not. */
export const Section = styled.section`
  position: relative;
  isolation: isolate;
  width: 100%;
  ${mapHeight}
  overflow: hidden;
  background: var(--kv-bg-sunken);
  color: var(--kv-text);
  &:fullscreen,
  &:popover-open {
    position: fixed;
    inset: 0;
    width: 100%;
    max-width: none;
    height: 100%;
    max-height: none;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

/** Covers the map. */
export const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-items: center;
  overflow-y: auto;
  background: var(--kv-bg-page);
`;

/** The bar at the top edge; first in tab order. */
export const Top = styled.div`
  position: absolute;
  inset: 20px 24px auto;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 10px;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  @container kv (width < 744px) {
    inset: 12px 12px auto;
    justify-content: space-between;
  }
`;

/** Surface for controls over the map. */
export const Floating = styled.span`
  display: inline-flex;
  flex: none;
  border-radius: var(--kv-radius-control);
  background: var(--kv-bg-raised);
  box-shadow: var(--kv-shadow-2);
  white-space: nowrap;
  > * {
    min-height: 44px;
    box-shadow: none;
  }
`;

/** A short text over the map. */
export const Chip = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: 32px;
  padding: 0 12px;
  border-radius: var(--kv-radius-tight) calc(12px * var(--kv-radius-factor)) var(--kv-radius-tight) var(--kv-radius-tight);
  background: var(--kv-bg-raised);
  color: var(--kv-text-muted);
  box-shadow: var(--kv-shadow-2);
  font: var(--kv-type-caption);
  white-space: nowrap;
  b {
    color: var(--kv-text);
    font-weight: 600;
    font-variant-numeric: var(--kv-numeric);
  }
`;

/** Shows only the number if narrow, and nothing if narrower; screen readers always get the full text. */
export const Count = styled(Chip)<{ $isLong: boolean }>`
  flex-wrap: wrap;
  row-gap: 0;
  min-width: 0;
  height: 32px;
  overflow: hidden;
  line-height: 32px;
  @container kv (width < ${({ $isLong }) => ($isLong ? 400 : 360)}px) {
    span {
      ${visuallyHidden}
    }
  }
  @container kv (width < 340px) {
    ${visuallyHidden}
    min-height: 0;
  }
`;

/** Centred; the map stays usable around it. */
export const Notice = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 72px 16px 24px;
  pointer-events: none;
  > * {
    pointer-events: auto;
    border-radius: var(--kv-shape-home);
    background: var(--kv-bg-raised);
    box-shadow: var(--kv-shadow-2);
  }
  /* Between the buttons at the edge and the other edge. */
  @container kv (width < 744px) {
    padding-inline: 68px;
    > * {
      padding: 24px 12px;
      > :first-child {
        max-width: 100%;
      }
    }
  }
`;

/** A quieter notice at the lower edge: results exist, but not here. */
export const Hint = styled.div`
  position: absolute;
  inset: auto 0 28px;
  display: flex;
  justify-content: center;
  padding-inline: 76px;
  pointer-events: none;
  > * {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 6px 6px 6px 16px;
    border-radius: var(--kv-radius-control);
    background: var(--kv-bg-raised);
    box-shadow: var(--kv-shadow-2);
    font: var(--kv-type-ui);
    pointer-events: auto;
  }
  @container kv (width < 744px) {
    padding-inline: 12px;
    > * {
      justify-content: center;
      padding: 6px;
    }
  }
`;
