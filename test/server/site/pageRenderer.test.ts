import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { pageRenderer } from '../../../examples/server/site/rendering/pageRenderer';
import { type RenderThreads, type RenderThreadsOptions, renderThreads } from '../../../examples/server/site/rendering/renderThreads';
import { temporaryFolder } from '../support/temporaryFolder';

const page = (pathname: string) => ({ pathname, search: '', siteUrl: 'https://kvartal.example' });

/** Renders by path and counts what its thread has rendered. */
const entry = `
import { existsSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
let drawn = 0;
export async function renderSite({ pathname, search }) {
  drawn += 1;
  if (pathname === '/fails') throw new Error('drawing failed');
  if (pathname === '/ends') process.exit(1);
  if (pathname === '/hangs') for (;;);
  if (pathname.startsWith('/held')) while (!existsSync(search)) await new Promise((later) => setTimeout(later, 5));
  return { html: pathname + ' ' + drawn + ' ' + (threadId > 0), css: 'h1{color:red}' };
}
export async function renderElement(tag, { id }, { apiUrl, siteUrl, fetch }) {
  const answer = await fetch(apiUrl + '/realty/' + id + '/');
  return { html: [tag, answer.status, (await answer.json()).id, siteUrl].join(' '), failure: null };
}
`;

describe('the page renderer', () => {
  let folder: string;
  let threads: RenderThreads;
  const failed = vi.fn();
  const rendererOf = (options: RenderThreadsOptions = {}) => {
    threads = renderThreads(folder, { threads: 1, longestWait: 60_000, ...options });
    return pageRenderer(threads, failed);
  };
  beforeAll(async () => {
    folder = await temporaryFolder();
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'entryServer.js'), entry);
  });
  afterEach(async () => {
    failed.mockClear();
    await threads.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('renders once per request, in a thread, with the style hash for the CSP', async () => {
    const render = rendererOf();
    const [content, same] = await Promise.all([render(page('/')), render(page('/'))]);
    expect(content).toEqual({
      html: '/ 1 true',
      css: 'h1{color:red}',
      styleHash: `'sha256-${createHash('sha256').update('h1{color:red}').digest('base64')}'`,
    });
    expect(same).toBe(content);
    expect(await render(page('/'))).toBe(content);
    expect((await render({ ...page('/'), search: '?page=2' }))?.html).toBe('/ 2 true');
  });

  test('returns null if rendering fails or the site is not built', async () => {
    expect(await rendererOf()(page('/fails'))).toBeNull();
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'drawing failed' }));
    await threads.close();
    threads = renderThreads(join(folder, 'none'));
    expect(await pageRenderer(threads, failed)(page('/'))).toBeNull();
    expect(failed).toHaveBeenCalledOnce();
  });

  test('returns null for what waits too long, and renders it when there is time again', async () => {
    const render = rendererOf({ longestWait: 30 });
    const go = join(folder, 'go');
    const held = render({ ...page('/held'), search: go });
    expect(await render(page('/late'))).toBeNull();
    expect(failed).not.toHaveBeenCalled();
    await writeFile(go, '');
    expect((await held)?.html).toBe('/held 1 true');
    expect((await render(page('/late')))?.html).toBe('/late 2 true');
  });

  test('a thread that ends or hangs takes one page with it', async () => {
    const render = rendererOf({ longestRun: 2000 });
    const [ended, next] = await Promise.all([render(page('/ends')), render(page('/next'))]);
    expect([ended, next?.html]).toEqual([null, '/next 1 true']);
    const [hung, after] = await Promise.all([render(page('/hangs')), render(page('/after'))]);
    expect([hung, after?.html]).toEqual([null, '/after 1 true']);
    expect(failed).toHaveBeenCalledTimes(2);
  });

  test('a thread asks the server for the API', async () => {
    rendererOf();
    const asked: string[] = [];
    const printed = await threads.render(
      'element',
      { tag: 'kvartal-listing', attributes: { id: '7' }, siteUrl: 'https://kvartal.example' },
      async (url) => {
        asked.push(url);
        return { status: 200, body: '{"id":7}' };
      },
    );
    expect(asked).toEqual(['https://kvartal.example/api/realty/7/']);
    expect(printed).toEqual({ html: 'kvartal-listing 200 7 https://kvartal.example', failure: null });
  });
});
