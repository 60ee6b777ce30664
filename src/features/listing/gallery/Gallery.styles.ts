import { css, styled } from 'styled-components';
import { Slide } from '../../../ui/photo/Photo';
import { Slider } from '../../../ui/slider/Slider';

/** Width of the main photo in the wide layout: over the text; the next one is over the contact panel. */
const main = '((100% - 20px) * 856 / 1260)';
const beside = '((100% - 20px) * 404 / 1260)';

const wide = '@container kv (width >= 1024px)';
const phone = '@container kv (width <= 720px)';

export const Frame = styled.div`
  position: relative;
  isolation: isolate;
`;

/** In the wide layout a slide shrinks as it moves from main to side, with constant height. */
export const Strip = styled(Slider)`
  ${wide} {
    > div {
      left: calc(min(var(--d), 1) * (${main} + 20px) + max(var(--d) - 1, 0) * (${beside} + 20px));
      width: calc(${main} + clamp(0, var(--d), 1) * (${beside} - ${main}));
      transform: none;
    }
  }
`;

const room = css`
  aspect-ratio: 3 / 2;
  ${wide} {
    aspect-ratio: auto;
    height: 540px;
  }
`;

/** Box of a photo; its corners are interpolated with the slide's progress. */
export const Cell = styled(Slide)`
  --away: clamp(0, var(--d), 1);
  --tight: var(--kv-radius-tight);
  ${room}
  border-radius: var(--kv-shape-home);
  background: var(--kv-skeleton);
  ${wide} {
    border-bottom-right-radius: calc(var(--tight) * (1 - var(--away)));
  }
  ${phone} {
    aspect-ratio: 4 / 3.3;
    border-radius: calc(var(--tight) * var(--away)) calc(var(--kv-radius-corner) * (1 - var(--away)))
      calc(var(--tight) * (1 - var(--away))) calc(var(--tight) * var(--away));
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** A single photo, or the placeholder, takes the full width. */
export const Lone = styled(Slide)`
  ${room}
  border-radius: var(--kv-shape-home);
  background: var(--kv-skeleton);
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Press = styled.button`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  cursor: zoom-in;
  &:focus-visible {
    outline-offset: -4px;
    box-shadow: inset 0 0 0 6px var(--kv-focus-gap);
  }
`;

export const Chips = styled.div`
  position: absolute;
  left: 12px;
  bottom: 12px;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  /* Before the listing is there, they could do nothing. */
  [inert] & {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** On touch devices visitors swipe; the buttons remain for keyboards and screen readers. */
export const Arrows = styled.div`
  > button {
    position: absolute;
    top: 50%;
    margin-top: -20px;
  }
  > button:first-child {
    left: 12px;
  }
  > button:last-child {
    right: 12px;
    ${wide} {
      right: calc(100% - ${main} + 12px);
    }
  }
  ${phone} {
    > button:not(:focus-visible) {
      opacity: 0;
      pointer-events: none;
    }
  }
  /* Before the listing is there, they could do nothing. */
  [inert] & {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const Failure = styled.p`
  padding: 10px 12px;
  border-radius: var(--kv-radius-control);
  background: var(--kv-photo-chip);
  color: var(--kv-on-photo);
  font: var(--kv-type-ui);
`;
