import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import puppeteer, { type Browser } from 'puppeteer-core';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { chromiumFlags, findChromium } from '../../../scripts/chromium';

/** What a journey asks of a browser. Pointer and keys are the browser's own. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Runs a function in the page; it knows its arguments only. */
  run<A extends readonly unknown[], R>(body: (...given: A) => R, ...given: A): Promise<R>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: 'Escape' | 'Enter'): Promise<void>;
  close(): Promise<void>;
}

interface EngineKind {
  readonly name: string;
  /** Debian packages without which it does not start. */
  readonly packages: readonly string[];
  readonly isInstalled: boolean;
  start(): Promise<Engine>;
}

const size = { width: 1280, height: 900 };
const hasCommand = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
const miniBrowser = findMiniBrowser();

/** Browsers of Debian other than Chromium. */
export const otherEngines: readonly EngineKind[] = [
  { name: 'Firefox', packages: ['firefox-esr'], isInstalled: existsSync('/usr/bin/firefox-esr'), start: startFirefox },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: miniBrowser !== null && hasCommand('WebKitWebDriver') && hasCommand('Xvfb'),
    start: startWebKit,
  },
];

/** The engine of all other journeys, driven as the others are. */
export const chromiumEngine: EngineKind = {
  name: 'Chromium',
  packages: ['chromium-headless-shell'],
  isInstalled: findChromium() !== null,
  start: startChromium,
};

async function startChromium(): Promise<Engine> {
  return pageOf(await puppeteer.launch({ executablePath: findChromium() ?? '', args: [...chromiumFlags], headless: true }));
}

/** By WebDriver BiDi, for which Firefox needs no separate driver. */
async function startFirefox(): Promise<Engine> {
  return pageOf(await puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true }));
}

async function pageOf(browser: Browser): Promise<Engine> {
  const page = await browser.newPage();
  await page.setViewport(size);
  // A form that was changed asks before it is left: a test that is tried again would wait for the answer.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    open: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    run: (body, ...given) => page.evaluate(body as never, ...(given as never)) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

/** By WebDriver, on a screen in memory: WebKitGTK has no headless mode. */
async function startWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((done) => screen.stdout.once('data', (data: Buffer) => done(data.toString().trim())));
  const port = await freePort();
  // Without a graphics card, drawing in layers takes five times as long.
  const env = { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await answers(`${address}/status`);
    const wanted = new Capabilities({
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'eager',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    });
    const browser = await new Builder().usingServer(address).withCapabilities(wanted).build();
    await browser
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    const keys = { Escape: Key.ESCAPE, Enter: Key.ENTER };
    return {
      open: (page) => browser.get(page),
      run: (body, ...given) => browser.executeScript(body as never, ...given),
      clickAt: (x, y) =>
        browser
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
          .click()
          .perform(),
      type: (text) => browser.actions().sendKeys(text).perform(),
      press: (key) => browser.actions().sendKeys(keys[key]).perform(),
      close: () => browser.quit().finally(stop),
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The window of WebKitGTK for tests, which Debian keeps outside of PATH. */
function findMiniBrowser(): string | null {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.includes('-linux-gnu')) : [];
  const paths = folders.flatMap((name) => ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${name}/webkit2gtk-${version}/MiniBrowser`));
  return paths.find((path) => existsSync(path)) ?? null;
}

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

/** Waits until the driver listens. */
async function answers(address: string): Promise<void> {
  for (const end = Date.now() + 20_000; ; ) {
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > end) throw new Error(`nothing at ${address}`);
    await new Promise(setImmediate);
  }
}
