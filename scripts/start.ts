/** `npm start`: builds the script-tag files and the pages if they are missing or older than their sources, then starts the server. */
import { ensureBuilt } from './ensureBuilt';

// The development build of React takes three times as long for server-side rendering.
process.env.NODE_ENV ??= 'production';

ensureBuilt('kit', 'site', 'react', 'vue');
await import('../examples/server/main');
