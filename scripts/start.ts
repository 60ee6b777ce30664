/** `npm start`: builds the script-tag files and the site where they are missing or older than their sources, then starts the server. */
import { ensureBuilt } from './ensureBuilt';

ensureBuilt('kit', 'site');
await import('../examples/server/main');
