/**
 * `npm run build:server`: everything that a production server needs apart from packages, in `dist`. The program is `dist/reference-server`, for
 * plain Node; what it sends to browsers is built if missing or older than its sources.
 */
import { ensureBuilt } from '../ensureBuilt';
import { compileServer } from './compileServer';

ensureBuilt('kit', 'site', 'react', 'vue');
await compileServer('dist/reference-server');
