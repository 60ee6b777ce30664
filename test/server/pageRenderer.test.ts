import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pageRenderer } from '../../examples/server/site/pageRenderer';
import { temporaryFolder } from './support/temporaryFolder';

const page = (pathname: string) => ({ pathname, search: '', siteUrl: 'https://kvartal.example' });

/** Renders by path and counts calls. */
const entry = `
export let drawn = 0;
let release = () => {};
const held = new Promise((resolve) => { release = resolve; });
globalThis.firstContentTest = { count: () => drawn, release: () => release() };
export async function renderSite({ pathname }) {
  drawn += 1;
  if (pathname === '/fails') throw new Error('drawing failed');
  if (pathname.startsWith('/held')) await held;
  return { html: '<h1>' + pathname + '</h1>', css: 'h1{color:red}' };
}
`;

interface Probe {
  count(): number;
  release(): void;
}
const probe = () => (globalThis as { firstContentTest?: Probe }).firstContentTest;

describe('the page renderer', () => {
  let folder: string;
  const failed = vi.fn();
  beforeAll(async () => {
    folder = await temporaryFolder();
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'entryServer.js'), entry);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('renders once per request, with the style hash for the CSP', async () => {
    const render = pageRenderer(folder, failed);
    const content = await render(page('/'));
    expect(content).toEqual({
      html: '<h1>/</h1>',
      css: 'h1{color:red}',
      styleHash: `'sha256-${createHash('sha256').update('h1{color:red}').digest('base64')}'`,
    });
    expect(await render(page('/'))).toBe(content);
    expect(probe()?.count()).toBe(1);
    await render({ ...page('/'), search: '?page=2' });
    expect(probe()?.count()).toBe(2);
  });

  test('returns null if rendering fails or the site is not built', async () => {
    expect(await pageRenderer(folder, failed)(page('/fails'))).toBeNull();
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'drawing failed' }));
    expect(await pageRenderer(join(folder, 'none'), failed)(page('/'))).toBeNull();
    expect(failed).toHaveBeenCalledOnce();
  });

  test('returns null while too many pages are rendering', async () => {
    const render = pageRenderer(folder, failed);
    const held = ['/held1', '/held2', '/held3', '/held4'].map((path) => render(page(path)));
    expect(await render(page('/one-too-many'))).toBeNull();
    probe()?.release();
    for (const content of await Promise.all(held)) expect(content).not.toBeNull();
    expect(await render(page('/one-too-many'))).not.toBeNull();
  });
});
