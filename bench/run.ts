/**
 * `npm run bench`: the server on both databases, chats, live updates and messages of two instances, then the widget, the page of a listing, the form of a listing, a long chat and the site, clustering of points in Node, and the
 * map in Chromium. Each prints a table and a line of JSON.
 */
import { spawnSync } from 'node:child_process';

const benches = [
  'bench/server/run.ts',
  'bench/server/chats.ts',
  'bench/server/events.ts',
  'bench/server/delivery.ts',
  'bench/widget/run.ts',
  'bench/listing/run.ts',
  'bench/publish/run.ts',
  'bench/chat/run.ts',
  'bench/site/run.ts',
  'bench/map/grouping.ts',
  'bench/map/run.ts',
];
const failed = benches.filter((file) => spawnSync(process.execPath, ['--import', 'tsx', file], { stdio: 'inherit' }).status !== 0);
if (failed.length > 0) {
  console.error(`Did not finish: ${failed.join(', ')}`);
  process.exitCode = 1;
}
