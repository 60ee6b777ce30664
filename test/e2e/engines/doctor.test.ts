import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { origin } from '../support/browser';
import { type Engine, otherEngines } from './engine';
import { type Host, startHost } from './host';

const doctor = `<script src="${origin}/kit/kvartal.doctor.js"></script>`;
const loader = (path = '') => `<script type="module" src="${origin}/kit/${path}kvartal.js"></script>`;

describe.each(otherEngines)('the doctor in $name', ({ name, packages, isInstalled, start }) => {
  if (!isInstalled && process.env['CI']) throw new Error(`${name} is missing: apt-get install ${packages.join(' ')}`);
  const test = isInstalled ? it : it.skip;
  let engine: Engine;
  let host: Host | undefined;
  beforeAll(async () => {
    if (isInstalled) engine = await start();
  });
  afterAll(() => engine?.close());

  // What differs between engines: loading a module without running it, sizes, and what pages may hear about their policy.
  test.each([
    ['nothing on a healthy page', loader(), []],
    ['a script that is not there', loader('none/'), ['file-failed']],
    ['a transparent page', `<style>body { opacity: 0; }</style>${loader()}`, ['element-hidden']],
    [
      'a policy',
      `<script>document.head.append(Object.assign(document.createElement('meta'), {
        httpEquiv: 'Content-Security-Policy', content: "connect-src 'self'",
      }));</script>${loader()}`,
      ['policy'],
    ],
  ])('finds %s', { timeout: 60_000 }, async (_what, markup, codes) => {
    host = await startHost(`${doctor}<kvartal-search></kvartal-search>${markup}`);
    await engine.open(host.address);
    await expect.poll(() => engine.run(codesInPage), { timeout: 20_000 }).toEqual(codes);
    await host.stop();
  });
});

/** Codes of the window, which is last in the document; null while there is none. */
function codesInPage(): string[] | null {
  const root = document.documentElement.lastElementChild?.shadowRoot;
  if (!root?.querySelector('[role=dialog]')) return null;
  return [...root.querySelectorAll('li')].map((item) => item.querySelector('code')?.textContent ?? '');
}
