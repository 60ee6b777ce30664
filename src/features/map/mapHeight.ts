import { css } from 'styled-components';

/** Height of the map and its placeholder. In low windows a strip of the page stays free for scrolling. */
export const mapHeight = css`
  height: var(--kv-map-height, clamp(min(440px, 100vh - 72px), 78vh, 900px));
`;
