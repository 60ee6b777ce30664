// These replace the content of a page that a server renders with `renderPage` by the client's, or say that the client's code has gone.
export { type Replay, recordInteractions } from './base/swap/earlyInteractions';
export { swapIn, whenComplete } from './base/swap/swapIn';
export { showOutdatedNotice } from './elements/loader/outdated/showOutdatedNotice';
