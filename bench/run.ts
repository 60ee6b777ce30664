/**
 * `npm run bench`: the server on both databases, chats, live updates and messages of two instances, then the widget, the page of a listing, the form of a listing, a long chat and the site, clustering of points in Node, and the
 * map in Chromium. Each prints a table and a line of JSON. `npm run bench -- engine` and `npm run bench -- engine-rows`: the search over its engine,
 * which takes too long to be one of them.
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
const others: Readonly<Record<string, string>> = { engine: 'bench/server/searchEngine.ts', 'engine-rows': 'bench/server/engineRows.ts' };
const [asked] = process.argv.slice(2);
const other = asked === undefined ? null : others[asked];
if (other === undefined) throw new Error(`There is no ${asked}: say ${Object.keys(others).join(', ')} or nothing`);
const failed = (other ? [other] : benches).filter(
  (file) => spawnSync(process.execPath, ['--import', 'tsx', file], { stdio: 'inherit' }).status !== 0,
);
if (failed.length > 0) {
  console.error(`Did not finish: ${failed.join(', ')}`);
  process.exitCode = 1;
}
