/** For pages that a server renders with `renderPage`: replace its content by the client's. */
export { type Replay, recordInteractions } from './earlyInteractions';
export { swapIn, whenComplete } from './swapIn';
