import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Returns links to the code of the site and of one of its pages, from the build's manifest; nothing without a manifest. Not
 * `modulepreload`: it would compete with the server-rendered page for bandwidth and delay its paint by a second. `boot.ts` starts loading
 * after the first paint.
 */
export async function codeLinks(folder: string, page: string): Promise<string> {
  const manifest = await readManifest(folder);
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  for (const [key, { name }] of Object.entries(manifest)) if (name === 'main' || name === page) add(key);
  return [...files].map((file) => `  <link rel="code" href="/${file}" />\n  `).join('');
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  } catch {
    return {};
  }
}
