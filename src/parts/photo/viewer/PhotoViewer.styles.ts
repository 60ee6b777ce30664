import { css, styled } from 'styled-components';
import { Slide } from '../../../ui/photo/Photo';
import { Slider } from '../../../ui/slider/Slider';
import { themed } from '../../../ui/theme/themed';

/** Always dark. */
const night = Object.entries(themed)
  .map(([name, [, dark]]) => `--kv-${name}:${dark};`)
  .join('');

const phone = '@container kv (width <= 720px)';

export const Surface = styled.dialog`
  ${night}
  /* No veil over photos. */
  --kv-photo-light: 1;
  container: kv / inline-size;
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: var(--kv-bg-page);
  color: var(--kv-text);
  color-scheme: dark;
  font: var(--kv-type-body);
  text-align: start;
  white-space: normal;
  &::backdrop {
    background: none;
  }
`;

/** Sized by the window's height; scrolls if it is low. */
export const Rows = styled.div`
  display: grid;
  grid-template: auto minmax(160px, 1fr) auto / minmax(0, 1fr);
  height: 100%;
  overflow: hidden auto;
  overscroll-behavior: contain;
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 24px;
  > hgroup {
    display: flex;
    flex: 1;
    align-items: baseline;
    gap: 0 12px;
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
  }
  h2 {
    font: var(--kv-type-h3);
    letter-spacing: var(--kv-track-h3);
    white-space: nowrap;
  }
  /* A long caption is cut, the number is not. */
  p {
    display: flex;
    min-width: 0;
    color: var(--kv-text-muted);
    font: var(--kv-type-ui);
    font-variant-numeric: tabular-nums;
    white-space: pre;
  }
  [dir] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > div {
    display: flex;
    gap: 4px;
  }
  ${phone} {
    padding: 8px 6px 8px 16px;
    > hgroup:has([dir]) {
      display: block;
    }
    > hgroup:has([dir]) p {
      font: var(--kv-type-caption);
    }
  }
  @container kv (width < 360px) {
    gap: 8px;
    > hgroup {
      display: block;
    }
    h2 {
      font: var(--kv-type-ui);
      letter-spacing: normal;
    }
    > div {
      gap: 0;
    }
  }
`;

export const Stage = styled.div`
  position: relative;
  min-height: 0;
  padding-inline: 120px;
  /* Swipes and pinches belong to the photo, not to the page. */
  touch-action: none;
  > button {
    position: absolute;
    top: 50%;
    margin-top: -24px;
    background: var(--kv-bg-hover);
    &:hover {
      background: var(--kv-bg-pressed);
    }
  }
  > button:first-of-type {
    left: 48px;
  }
  > button:last-of-type {
    right: 48px;
  }
  ${phone} {
    padding: 0;
    > button:not(:focus-visible) {
      opacity: 0;
      pointer-events: none;
    }
    > button:first-of-type {
      left: 12px;
    }
    > button:last-of-type {
      right: 12px;
    }
  }
`;

export const Slides = styled(Slider)`
  grid-template-rows: minmax(0, 1fr);
  height: 100%;
  touch-action: none;
`;

/** Box of one slide, loaded or not. */
export const SlideFrame = styled.div`
  height: 100%;
  overflow: hidden;
`;

export const Fit = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: 100%;
  container-type: size;
`;

const inside = css`
  grid-area: 1 / 1;
  width: min(100cqw, 100cqh * var(--ratio, 1.5));
  aspect-ratio: var(--ratio, 1.5);
  border-radius: var(--kv-shape-home);
  ${phone} {
    border-radius: 0;
  }
`;

/** The photo's colour until its proportions are known; a separate box, so that nothing shifts. */
export const Blank = styled.div`
  ${inside}
`;

export const Figure = styled(Slide)`
  ${inside}
  &[data-state='waiting'] {
    visibility: hidden;
  }
`;

export const Strip = styled.ol`
  display: flex;
  justify-content: center;
  justify-content: safe center;
  gap: 8px;
  padding: 20px;
  overflow: auto hidden;
  scrollbar-width: thin;
  overscroll-behavior-x: contain;
  ${phone} {
    gap: 6px;
    padding: 16px 8px 28px;
  }
`;

export const Thumbnail = styled.button`
  position: relative;
  display: block;
  flex: none;
  width: 84px;
  height: 56px;
  overflow: hidden;
  border-radius: calc(3px * var(--kv-radius-factor)) calc(12px * var(--kv-radius-factor)) calc(3px * var(--kv-radius-factor))
    calc(3px * var(--kv-radius-factor));
  opacity: 0.6;
  &:hover,
  &:focus-visible {
    opacity: 1;
  }
  &[aria-current] {
    opacity: 1;
    outline: 2px solid #fff;
    outline-offset: 2px;
  }
  &[aria-current]:focus-visible {
    outline-color: var(--kv-focus);
  }
  > div {
    width: 100%;
    height: 100%;
  }
  ${phone} {
    width: 60px;
    height: 44px;
  }
`;
