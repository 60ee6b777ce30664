import { css } from 'styled-components';

/** Of the map, and of the room that is kept for it. In a low window a strip of the page stays free, by which a finger scrolls it. */
export const mapHeight = css`
  height: var(--kv-map-height, clamp(min(440px, 100vh - 72px), 78vh, 900px));
`;
