/** `npm start`: builds the script-tag files and the pages where they are missing or older than their sources, then starts the server. */
import { ensureBuilt } from './ensureBuilt';

// First contents are drawn by React: its development build takes three times as long.
process.env.NODE_ENV ??= 'production';

ensureBuilt('kit', 'site', 'react', 'vue');
await import('../examples/server/main');
