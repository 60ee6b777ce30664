import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build as bundle } from 'esbuild';
import { build as viteBuild } from 'vite';
import type { GuideFiles } from './guidePage';

/**
 * Runs what a block exports: components are shown, functions called. How a function ended is left on the body, for `drawn`; and that a
 * component has been shown, where it holds nothing of the kit.
 */
const runner = `
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as block from './block';
const ended = (how) => { document.body.dataset.ended = how; };
for (const [name, value] of Object.entries(block)) {
  if (/^[A-Z]/.test(name)) {
    const place = document.body.appendChild(document.createElement('div'));
    flushSync(() => createRoot(place).render(createElement(value)));
    const hasKit = () => [...place.querySelectorAll('*')].some((node) => node.matches('.kv-root') || node.localName.startsWith('kvartal-'));
    if (place.firstChild && !hasKit()) ended('');
  } else if (typeof value === 'function') {
    Promise.resolve(value()).then(() => ended(''), (error) => ended(String(error)));
  }
}`;

/** A page with everything that a block of React exports. It uses the built package, as an installer gets it. */
export async function componentPage(code: string): Promise<GuideFiles['files']> {
  return inFolder(async (folder) => {
    writeFileSync(join(folder, 'block.tsx'), code);
    writeFileSync(join(folder, 'main.js'), runner);
    const { outputFiles } = await bundle({
      entryPoints: [join(folder, 'main.js')],
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      tsconfigRaw: {},
      define: { 'process.env.NODE_ENV': '"development"' },
      logLevel: 'silent',
    });
    return { '/': pageOf('/main.js'), '/main.js': outputFiles[0]?.text ?? '' };
  });
}

/** A page of a Vue component, built with the settings that stand beside it in the manual. */
export async function vuePage(code: string, settings: string): Promise<GuideFiles['files']> {
  return inFolder(async (folder) => {
    writeFileSync(join(folder, 'App.vue'), code);
    writeFileSync(join(folder, 'vite.config.js'), settings);
    writeFileSync(
      join(folder, 'main.js'),
      "import { createApp } from 'vue';\nimport App from './App.vue';\ncreateApp(App).mount('#app');\n",
    );
    writeFileSync(join(folder, 'index.html'), pageOf('./main.js'));
    await viteBuild({ configFile: join(folder, 'vite.config.js'), root: folder, logLevel: 'error', build: { outDir: 'out' } });
    const out = join(folder, 'out');
    const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
    return Object.fromEntries(
      names.map((name) => [name === 'index.html' ? '/' : `/${name.replaceAll('\\', '/')}`, readFileSync(join(out, name), 'utf8')]),
    );
  });
}

const pageOf = (script: string) =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Страница</title></head><body><div id="app"></div><script type="module" src="${script}"></script></body></html>`;

/** A folder inside the project, so that packages resolve as in a separate project. */
async function inFolder<T>(body: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/manual-'));
  try {
    return await body(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
