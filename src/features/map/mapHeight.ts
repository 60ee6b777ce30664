import { css } from 'styled-components';

/** Of the map, and of the room that is kept for it. */
export const mapHeight = css`
  height: var(--kv-map-height, clamp(440px, 78vh, 900px));
`;
