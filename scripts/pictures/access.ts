/**
 * `npm run access`: plays every feature story and checks what it ended as in four windows: 320 px, 400 % zoom, 375 and 1440 px. It looks for
 * violations of axe and for pages that scroll sideways. `npm run access -- results--loading` checks those with this in their id.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../chromium';
import { ensureBuilt, storybookOfTests } from '../ensureBuilt';
import { readStories } from './pictureStories';
import { type Finding, visitAtSizes } from './visitAtSizes';
import { openPage } from './visitStory';

const filters = process.argv.slice(2);
ensureBuilt('storybook');
const executablePath = ensureChromium('headless');
const server = fastify();
await server.register(fastifyStatic, { root: resolve(storybookOfTests), maxAge: '1h', immutable: true });
const storybook = await server.listen({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const findings: Finding[] = [];
try {
  const reader = await openPage(browser);
  const all = await readStories(reader, storybook);
  await reader.context().close();
  const waiting = all.filter(({ id }) => filters.length === 0 || filters.some((part) => id.includes(part)));
  const count = waiting.length;
  const work = async () => {
    let page = await openPage(browser);
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      const found = await visitAtSizes(page, storybook, story, axe);
      findings.push(...found);
      for (const { size, rule, places } of found) console.log(`${story.id} at ${size}: ${rule}\n    ${places.join('\n    ')}`);
      // What a story with findings leaves behind must not become a finding of the next.
      if (found.length > 0) {
        await page.context().close();
        page = await openPage(browser);
      }
    }
    await page.context().close();
  };
  await Promise.all([work(), work()]);
  console.log(`${count} stories, ${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}
