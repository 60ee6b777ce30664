/**
 * `npm run pictures`: how every feature story looks, compared with the pictures taken before. `-- --update` takes them anew. What differs
 * is left in `.cache/pictures/differences`. The built Storybook is used, and built first when it is older than its sources.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from './chromium';
import { ensureBuilt } from './ensureBuilt';
import { baselinesFor, type Drawer, drawerOf, readBaselines, writeBaselines } from './pictures/baselines';
import { review } from './pictures/review';
import { drawingFlags, pictureContext, picturedStories, takePicture } from './pictures/storyPictures';

const committed = resolve('test/pictures');
const local = resolve('.cache/pictures');
const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });

ensureBuilt('storybook');
const executablePath = ensureChromium();
const server = fastify();
await server.register(fastifyStatic, { root: resolve('storybook-static') });
const storybook = await server.listen({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, ...drawingFlags] });
try {
  process.exitCode = await run();
} finally {
  await browser.close();
  await server.close();
}

async function run(): Promise<number> {
  const drawer: Drawer = { chromium: Number.parseInt(browser.version(), 10), platform: process.platform };
  const { folder, isCommitted } = baselinesFor(drawer, committed, local);
  const expected = readBaselines(folder);
  if (!isCommitted) {
    const recorded = drawerOf(committed);
    console.log(
      `The committed pictures were drawn by Chromium ${recorded?.chromium} on ${recorded?.platform}; this is Chromium ${drawer.chromium} on ${drawer.platform}, ` +
        `which draws letters otherwise. Instead of them, pictures of this machine are used: ${folder}`,
    );
    if (expected.size === 0 && !values.update) {
      console.error('There are none yet. Take them before your change: npm run pictures -- --update');
      return 1;
    }
  }

  const pictures = await takeAll();
  if (values.update) {
    const bytes = await writeBaselines(folder, drawer, pictures);
    console.log(
      `${pictures.size} pictures taken, ${(bytes / 1e6).toFixed(1)} MB, by Chromium ${drawer.chromium} on ${drawer.platform}: ${folder}`,
    );
    return 0;
  }
  const { same, complaints } = await review(expected, pictures, resolve(local, 'differences'));
  for (const complaint of complaints) console.error(complaint);
  console.log(`${same} pictures are as before, ${complaints.length} are not`);
  if (complaints.length > 0) console.log('If they should look like this: npm run pictures -- --update');
  return complaints.length === 0 ? 0 : 1;
}

/** Two stories at a time, each on a page of its own. */
async function takeAll(): Promise<Map<string, Buffer>> {
  const context = await pictureContext(browser);
  const stories = await picturedStories(context, storybook);
  const waiting = [...stories];
  const taken = new Map<string, Buffer>();
  const work = async () => {
    for (let story = waiting.shift(); story; story = waiting.shift()) taken.set(story.id, await takePicture(context, storybook, story));
  };
  await Promise.all([work(), work()]);
  return new Map(stories.map(({ id }) => [id, taken.get(id) ?? Buffer.alloc(0)]));
}
