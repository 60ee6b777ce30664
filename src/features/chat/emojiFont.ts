import { css } from 'styled-components';

/** For what people write: after the page's font, which has no emoji, those of the three systems. None is shipped. */
export const emojiFont = css`
  font-family: var(--kv-font), 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji';
`;
