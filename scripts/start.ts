/** `npm start`: builds the script-tag files and the pages if they are missing or older than their sources, then starts the server. */
import { ensureBuilt } from './ensureBuilt';

// They are part of what is built here.
process.env.PARTNER_PAGES ??= 'on';

ensureBuilt('kit', 'site', 'react', 'vue');
await import('../examples/server/main');
