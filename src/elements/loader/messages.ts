import { prefetchMessages } from './prefetchMessages';

// Loaded by `kvartal.js` beside the code of the tag: it is there first.
prefetchMessages();
