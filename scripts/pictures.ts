/**
 * `npm run pictures`: plays every feature story, refuses those that fail or look like another, and compares the rest with the committed
 * pictures. `npm run pictures -- results--loading` runs those with this in their id, `-- --update` retakes. The report is in
 * `.cache/pictures/report`. A built Storybook is used, and built first when it is older than its sources.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from './chromium';
import { ensureBuilt, storybookOfTests } from './ensureBuilt';
import { baselinesFor, hasEnvironment, takeFontProbe } from './pictures/environment';
import { readStories } from './pictures/pictureStories';
import { type Failure, writeReport } from './pictures/report';
import { runPictures } from './pictures/runPictures';
import { drawingFlags, openPage } from './pictures/visitStory';

const committed = resolve('test/pictures');
const local = resolve('.cache/pictures');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, pages: { type: 'string' }, counts: { type: 'string' } },
});
const started = Date.now();
const passed = () => `${Math.round((Date.now() - started) / 1000)} s`;

ensureBuilt('storybook');
const executablePath = ensureChromium('full');
const server = fastify();
await server.register(fastifyStatic, { root: resolve(storybookOfTests), maxAge: '1h', immutable: true });
const storybook = await server.listen({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, ...drawingFlags] });
try {
  const page = await openPage(browser);
  const all = await readStories(page, storybook);
  const environment = { chromium: Number.parseInt(browser.version(), 10), platform: process.platform, fonts: await takeFontProbe(page) };
  await page.context().close();
  const { folder, isCommitted, reason } = await baselinesFor(environment, committed, local);
  const isComparable = isCommitted || values.update || hasEnvironment(folder);
  if (!isCommitted) {
    const instead = isComparable ? `pictures of this machine are used: ${folder}` : 'nothing is compared, stories are only played';
    console.log(`The committed pictures ${reason}: ${instead}.`);
  }
  const { counts, failures, retries } = await runPictures({
    browser,
    storybook,
    all,
    environment,
    folder: isComparable ? folder : null,
    isUpdate: values.update,
    filters: positionals,
    pages: Number(values.pages ?? 2 * availableParallelism()),
    log: (line) => console.log(`[${passed()}] ${line}`),
  });
  const summary = `${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} pictures not compared` : ''}`;
  const report = await writeReport(resolve(local, 'report'), [...failures, ...retries], summary);
  if (values.counts) {
    mkdirSync(dirname(values.counts), { recursive: true });
    const named = ({ name, problem }: Failure) => ({ name, reason: problem });
    writeFileSync(values.counts, JSON.stringify({ ...counts, retries: retries.map(named), failures: failures.map(named) }));
  }
  for (const { name, problem } of failures) console.error(`\n${name}: ${problem}`);
  if (retries.length > 0) console.log(`Passed when tried again: ${retries.map(({ name, problem }) => `${name} (${problem})`).join(', ')}`);
  if (failures.length > 0) console.log(`\nReport: ${report}\nIf they should look like this: npm run pictures -- --update [part of an id]`);
  console.log(`${summary} (${passed()})`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}
