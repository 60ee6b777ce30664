/** `npm start`: builds the script-tag files and the pages where they are missing or older than their sources, then starts the server. */
import { ensureBuilt } from './ensureBuilt';

ensureBuilt('kit', 'site', 'react', 'vue');
await import('../examples/server/main');
