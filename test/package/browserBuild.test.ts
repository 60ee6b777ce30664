import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { elementsManual } from '../../scripts/build/elementsManual';
import { manifestOf } from '../../scripts/build/manifestOf';
import { documentedElements } from '../../src/elements/definitions.docs';
import { en } from '../../src/text/en';

const files = readdirSync('dist/browser', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
const code = files.map((file) => readFileSync(join('dist/browser', file), 'utf8'));

/** Names of XML dialects and of places that documentation speaks of, from which nothing is fetched; and the vendor's map of a page with a key. */
const allowed = [
  /^https?:\/\/www\.w3\.org\//,
  /^http:\/\/fb\.me\/use-check-prop-types$/,
  /^https:\/\/api-maps\.yandex\.ru\/2\.1\//,
  /^https:\/\/www\.openstreetmap\.org\/copyright$/,
  /^https:\/\/github\.com\/protomaps\/PMTiles\//,
  /^https:\/\/tiles\.example\//,
  // Links of the share menu.
  /^https:\/\/(t\.me\/share\/url|vk\.com\/share\.php)\?/,
  /^https:\/\/schema\.org(?:\/|$)/,
  /^http:\/\/purl\.org\/goodrelations\//,
];

const stringsOf = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(typeof texts === 'object' ? (texts ?? {}) : {}).flatMap(stringsOf);

describe('the script-tag build', () => {
  it('names no address it could load code or data from', () => {
    const addresses = code.flatMap((text) => text.match(/https?:\/\/[\w.-]+\.[a-z]{2,}[^\s"'`)]*/g) ?? []);
    expect(addresses.filter((address) => !allowed.some((pattern) => pattern.test(address)))).toEqual([]);
  });

  it.each([
    ['eval', /\beval\(/],
    ['new Function', /new Function\(/],
    ['document.write', /document\.write\(/],
    ['an unload listener, which costs the page its back/forward cache', /addEventListener\(["'`]unload/],
    ['a CommonJS require', /\brequire\(["'`]/],
    ['a development build', /process\.env\.NODE_ENV/],
  ])('holds no %s', (_what, pattern) => {
    expect(files.filter((_file, index) => pattern.test(code[index] ?? ''))).toEqual([]);
  });

  it.each([
    ['HTML from a string', /\b(?:innerHTML|outerHTML|srcdoc)\s*=[^=]|insertAdjacentHTML\(|createContextualFragment\(/],
    ['a loop over inherited keys', /\bfor\s*\((?:(?:let|const|var) )?[\w$]+ in /],
  ])('holds no %s', (_what, pattern) => {
    // Loaded by browsers without a built-in sanitizer, where no policy forbids it.
    const isSanitiser = (file: string | undefined) => file?.endsWith('/parseByPurify.js');
    expect(files.filter((file, index) => !isSanitiser(file) && pattern.test(code[index] ?? ''))).toEqual([]);
  });

  it('listens to the closing of the tab only where unsaved work is guarded', () => {
    for (const text of code.filter((one) => /["'`]beforeunload/.test(one))) expect(text).toContain('kvartalUnsaved');
  });

  it('loads the colour check only when a page sets its own colours', () => {
    const check = files.find((file) => file.endsWith('/watchColours.js'))?.replace(/^c\/[\w-]+\//, '') ?? 'none';
    const importers = code.filter((text) => text.includes(check));
    expect(importers.length).toBeGreaterThan(0);
    for (const text of importers) expect(text).toContain(`import(\`./${check}\`)`);
    expect(importers.filter((text) => new RegExp(`from ?["'\`]\\./${check}`).test(text))).toEqual([]);
  });

  it('brings the buttons of rows in one request, with files that are there', () => {
    const buttons = code[files.findIndex((file) => file.endsWith('/buttons.js'))] ?? '';
    const imported = [...buttons.matchAll(/from ?["'`]\.\/([\w-]+)\.js/g)].map(([, name]) => name);
    expect(imported.toSorted()).toEqual(['controls', 'kit']);
  });

  it('leaves the English texts to pages in English', () => {
    const isCatalogue = (file: string) => /\/en\d*\.lazy\.js$/.test(file);
    // Names that two catalogues share are a separate file.
    const isEnglish = (file: string) => isCatalogue(file) || file.endsWith('.en.js');
    const chunks = files.filter(isCatalogue);
    const catalogues = readdirSync('src/text', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('en.lazy.ts'));
    expect(chunks).toHaveLength(catalogues.length);
    // The names of the legal pages also head their English texts, which are chunks too.
    const sentences = stringsOf({ ...en, legal: en.legal.owners }).filter((text) => text.length >= 12);
    expect(sentences).toContain('You may like');
    const others = code.filter((_text, index) => !isEnglish(files[index] ?? ''));
    expect(sentences.filter((sentence) => others.some((text) => text.includes(`\`${sentence}\``)))).toEqual([]);
    // Nothing brings them along: they are only imported on demand.
    expect(others.filter((text) => /(?:from|import) ?["'`]\.\/(?:en\d*\.lazy|[\w.]+\.en)\.js/.test(text))).toEqual([]);
  });

  it('carries the licences of what it bundles', () => {
    const licences = readFileSync('dist/browser/LICENCES.txt', 'utf8');
    for (const name of ['preact', 'downshift', 'valibot', 'leaflet', 'culori']) expect(licences).toContain(`${name} `);
  });

  it('leaves the manual of the elements out', () => {
    const docs = documentedElements.flatMap(({ doc, props }) => [doc, ...Object.values(props).map((prop) => prop.doc)]);
    expect(docs.filter((doc) => code.some((text) => text.includes(doc)))).toEqual([]);
  });
});

describe('what is made from the definitions', () => {
  it('is up to date: custom-elements.json', () => {
    expect(JSON.parse(readFileSync('custom-elements.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(manifestOf(documentedElements))));
  });

  it('is up to date: docs/elements.md', () => {
    expect(readFileSync('docs/elements.md', 'utf8')).toBe(elementsManual(documentedElements));
  });
});
