import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mapColours } from './mapColours';
import { hostStyles, rootStyles } from './rootStyles';
import { tokenSheet } from './tokens';

const source = new URL('../..', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
const defined = new Set([...tokenSheet.matchAll(/--kv-[a-z0-9-]+(?=:)/g)].map(([name]) => name));
/** The host of an element may set these; every use has a fallback. */
const optional = new Set([
  ...Object.keys(mapColours).map((token) => `--kv-${token}`),
  '--kv-duration-panel-out',
  '--kv-ease-settle',
  '--kv-map-height',
  '--kv-size-map-detail-h',
  '--kv-brand',
  '--kv-page',
  '--kv-surface',
  '--kv-photo-ratio',
  '--kv-bleed',
  '--kv-foot',
  '--kv-listing-top',
  '--kv-publish-bar',
  '--kv-publish-top',
  '--kv-moderation-top',
  '--kv-account-top',
  '--kv-chat-height',
  '--kv-chat-inset',
  // Only while a keyboard is open.
  '--kv-visible-height',
  '--kv-visible-inset',
  '--kv-map-aside',
]);

describe('tokens', () => {
  it('defines every custom property that a component reads', () => {
    const missing = files.flatMap((name) =>
      [...readFileSync(new URL(name, source), 'utf8').matchAll(/var\((--kv-[a-z0-9-]+)\s*[,)]/g)]
        .map(([, property = '']) => property)
        .filter((property) => !defined.has(property) && !optional.has(property))
        .map((property) => `${name}: ${property}`),
    );
    expect(missing).toEqual([]);
  });

  it('applies on a shadow host and beside the class kv', () => {
    expect(tokenSheet).toContain(':where(:host),:where(.kv){');
    expect(tokenSheet).toContain('@media screen{:where(:host([data-kv-theme="dark"])),:where(.kv[data-kv-theme="dark"]){');
    expect(tokenSheet).toMatch(/@media screen and \(prefers-color-scheme:dark\)\{:where\(:host\(\[data-kv-theme="auto"\]\)\)/);
    expect(tokenSheet).toContain(':where(:host([data-kv-brand]))');
  });

  it('depends on no root font size of the page', () => {
    expect(tokenSheet + rootStyles + hostStyles).not.toMatch(/\d(rem|vw)\b/);
  });
});
