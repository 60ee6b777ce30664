import { fileURLToPath } from 'node:url';

/**
 * Where things are that come with the server. Only this file knows its own place: compiled, all modules are one file in another folder, with
 * copies beside it and as far below the root as this one (`scripts/build/server.ts`).
 */
export const files = {
  migrations: at('migrations/'),
  facts: at('facts/'),
  photos: at('photos/'),
  basemap: at('basemap/'),
  renderWorker: at('site/rendering/worker.mjs'),
  manifest: at('../../package.json'),
  partner: at('../../examples/partner/'),
  dist: at('../../dist/'),
} as const;

function at(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
