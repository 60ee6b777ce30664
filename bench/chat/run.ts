/**
 * `npm run bench:chat`: a chat of 10 000 messages by script tag, against a plain DOM page with the same last page of messages: how soon a message is
 * there, how long one takes from the key, or from the answer of the server, until it is painted, and how large the document is. Needs `npm run build`.
 */
import { existsSync } from 'node:fs';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium';
import { chatIdOf, chatPeople, chattingAtLength } from '../../stories/support/chat/chats';
import { startServer } from '../../test/e2e/support/server';
import { median } from '../median';
import { network, openSlowly, run, settled, slow4g } from '../widget/firstPaint';
import { startFrontServer } from '../widget/frontServer';

const rounds = Number(process.env.ROUNDS ?? 5);
const length = 10_000;
/** Messages that are written, and that arrive, in each visit; the first of each is not counted. */
const turns = 8;

let { store, api } = chattingAtLength(length);
const chatId = chatIdOf(store, 16);

/** The last message, once it can be seen. */
const sign = (root: string, message: string) => `(() => {
  const found = [...(${root}?.querySelectorAll('${message}') ?? [])].filter((one) => one.textContent.includes('Сообщение ${length}'));
  return found.filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().top < innerHeight);
})()`;
const subjects = [
  { name: 'floor', path: '/bench/chat-floor.html', sign: sign('document', '#thread li') },
  { name: 'chat', path: '/bench/chat.html', sign: sign("document.querySelector('kvartal-chat')?.shadowRoot", '[data-message]') },
] as const;

/** One visit. Times in ms. */
interface Visit {
  readonly painted: number;
  readonly longestTask: number;
  readonly layoutShift: number;
  readonly requests: number;
  readonly codeBytes: number;
}

/** What a visit of the chat says beyond that. */
interface ChatFigures {
  /** Time from the key until the own message is painted, ms; the median of a visit. */
  readonly written: number;
  /** Time from the end of the answer with a message until it is painted, ms. */
  readonly received: number;
  readonly nodes: number;
  /** Nodes after a page of older messages was read. */
  readonly nodesAbove: number;
}

const goals = [
  { figure: 'painted', label: 'first message painted, ms', goal: '≤ 1.3 of the floor', limit: (floor: number) => 1.3 * floor },
  { figure: 'written', label: 'key to own message painted at 4x, ms', goal: '≤ 40', limit: () => 40 },
  { figure: 'received', label: 'answer to message painted at 4x, ms', goal: '≤ 40', limit: () => 40 },
  { figure: 'nodes', label: 'nodes of the document', goal: '≤ 400', limit: () => 400 },
  { figure: 'nodesAbove', label: 'nodes among older messages', goal: '≤ 400', limit: () => 400 },
  { figure: 'longestTask', label: 'longest task at 4x, ms', goal: '', limit: () => Number.POSITIVE_INFINITY },
  { figure: 'layoutShift', label: 'layout shift', goal: '', limit: () => Number.POSITIVE_INFINITY },
  { figure: 'codeBytes', label: 'code before the first message, KB', goal: '', limit: () => Number.POSITIVE_INFINITY },
  { figure: 'requests', label: 'requests before the first message', goal: '', limit: () => Number.POSITIVE_INFINITY },
] as const;

if (!existsSync('dist/browser/kvartal.js')) throw new Error('Build first: npm run build');
const server = await startServer(100);
const front = await startFrontServer(server.origin, (...asked) => api(...asked));
const browser = await chromium.launch({ executablePath: ensureChromium('full'), args: [...chromiumFlags] });
const visits: Record<string, (Visit & Partial<ChatFigures>)[]> = { floor: [], chat: [] };
try {
  // Interleaved, so that a busy moment of the machine falls on both.
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) visits[subject.name]?.push(await visit(browser, subject));
  }
} finally {
  await browser.close();
  await front.stop();
  await server.stop();
}

async function visit(chromium: Browser, subject: (typeof subjects)[number]): Promise<Visit & Partial<ChatFigures>> {
  // What the visit before has written would be the last message.
  ({ store, api } = chattingAtLength(length));
  const { page, devtools } = await openSlowly(chromium, `${front.origin}${subject.path}?chat=${chatId}`, subject.sign);
  try {
    const seen = await settled(devtools);
    const asked = await run(devtools, network, seen.painted);
    const figures = { painted: seen.painted, longestTask: Math.max(0, ...seen.tasks), layoutShift: seen.shift, ...asked };
    return subject.name === 'floor' ? figures : { ...figures, ...(await writeAndRead(page, devtools)) };
  } finally {
    await page.context().close();
  }
}

/** Writes, receives and scrolls; the network is fast, the processor slow. */
async function writeAndRead(page: Page, devtools: CDPSession): Promise<ChatFigures> {
  await devtools.send('Network.emulateNetworkConditions', { ...slow4g, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  const nodes = await run(devtools, countNodes, null);
  const field = page.getByRole('textbox', { name: 'Сообщение' });
  const written: number[] = [];
  const received: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const own = `Пишу ${turn} ${Math.random()}`;
    await field.fill(own);
    await run(devtools, awaitMessage, { text: own, since: 'key' });
    await field.press('Enter');
    written.push(await paintedAfter(devtools));
    const theirs = `Отвечаю ${turn} ${Math.random()}`;
    await run(devtools, awaitMessage, { text: theirs, since: 'answer' });
    store.chatBook.send(chatPeople.irina, chatPeople.maria, 16, theirs);
    received.push(await paintedAfter(devtools));
  }
  await run(devtools, scrollUp, null);
  const nodesAbove = await run(devtools, countNodes, null);
  return { written: median(written.slice(1)), received: median(received.slice(1)), nodes, nodesAbove };
}

function paintedAfter(devtools: CDPSession): Promise<number> {
  return run(devtools, () => Reflect.get(window, 'messagePainted') as Promise<number>, null);
}

/** Runs in the page: resolves with the time until this message is painted, since Enter is pressed or the last answer of the server has ended. */
function awaitMessage({ text, since }: { readonly text: string; readonly since: 'key' | 'answer' }): void {
  const root = document.querySelector('kvartal-chat')?.shadowRoot;
  const log = root?.querySelector('[role=log]');
  if (!log) throw new Error('No thread to watch');
  let start = 0;
  const pressed = (event: Event) => {
    start = event.timeStamp;
  };
  addEventListener('keydown', pressed, { capture: true, once: true });
  performance.clearResourceTimings();
  const painted = new Promise<number>((resolve) => {
    const isThere = () =>
      [...log.querySelectorAll('span')].some((span) => span.textContent === text && span.checkVisibility({ visibilityProperty: true }));
    const changes = new MutationObserver(() => {
      if (!isThere()) return;
      changes.disconnect();
      // The task after the frame begins when it is painted.
      requestAnimationFrame(() => {
        setTimeout(() => {
          const answers = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/show-chat/'));
          const answered = (answers.at(-1) as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.NaN;
          resolve(performance.now() - (since === 'key' ? start : answered));
        });
      });
    });
    changes.observe(log, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  Reflect.set(window, 'messagePainted', painted);
}

/** Runs in the page: elements, with those in shadow roots. */
function countNodes(): number {
  const count = (root: ParentNode): number =>
    [...root.querySelectorAll('*')].reduce((sum, element) => sum + 1 + (element.shadowRoot ? count(element.shadowRoot) : 0), 0);
  return count(document.body);
}

/** Runs in the page: reads older messages until some pages of them have come. */
async function scrollUp(): Promise<void> {
  const log = document.querySelector('kvartal-chat')?.shadowRoot?.querySelector<HTMLElement>('[role=log]');
  if (!log) throw new Error('No thread to scroll');
  for (let step = 0; step < 40; step += 1) {
    log.scrollTop = Math.max(0, log.scrollTop - 400);
    // Two frames: what has come into view is drawn in the first.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }
}

const of = (name: string, figure: (typeof goals)[number]['figure']) => median((visits[name] ?? []).flatMap((seen) => seen[figure] ?? []));
const rows = goals.map(({ figure, label, goal, limit }) => {
  const [own, base] = [of('chat', figure), of('floor', figure)];
  const shown = (value: number) =>
    Number.isNaN(value) ? '' : figure === 'codeBytes' ? (value / 1024).toFixed(1) : value.toFixed(figure === 'layoutShift' ? 4 : 0);
  return {
    figure: label,
    floor: shown(base),
    chat: shown(own),
    toFloor: base > 0 ? (own / base).toFixed(2) : '',
    goal,
    met: own <= limit(base),
  };
});
console.log(`\nA chat of ${length} messages, medians of ${rounds} visits, slow 4G, CPU 4x\n`);
console.table(rows);
console.log(JSON.stringify({ bench: 'chat', rounds, rows, visits }));
