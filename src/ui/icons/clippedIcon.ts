import { css } from 'styled-components';

/** A `::before` with a `clip-path`: an icon of 20 px without elements, cut out of the text's colour. Lists have dozens of them. */
export const clippedIcon = css`
  content: '';
  flex: none;
  width: 20px;
  height: 20px;
  background: currentColor;
  /* Keeps it to whole pixels, as a picture is. */
  contain: paint;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;
