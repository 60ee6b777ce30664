import { describe, expect, it } from 'vitest';
import { anchorsOf, danglingReferences, linksOf, namesIn } from './referenceRules';

const targets = {
  sections: new Map([['2', namesIn('# §2 Screens\n\n## Auth modal\n\n| route | purpose |\n|---|---|\n| `/legal` | rules |\n')]]),
  readings: new Set(['D1', 'D18']),
  records: new Set(['020']),
};
const dangling = (text: string) => danglingReferences(text, targets);

describe('references', () => {
  it('finds what does not exist, with its line', () => {
    expect(dangling('/** Fine (§2, D18). */\n\n// §10, then D66.\n// see docs/decisions/021')).toEqual([
      { line: 3, text: '§10' },
      { line: 3, text: 'D66' },
      { line: 4, text: 'decisions/021' },
    ]);
  });

  it('looks up headings and first cells of tables', () => {
    expect(dangling('(§2 "Auth modal", "/legal")')).toEqual([]);
    expect(dangling('(§2 "Auth modal", "/rules")')).toEqual([{ line: 1, text: '§2 "/rules"' }]);
    expect(dangling('§2 says, §2.3 does not')).toEqual([{ line: 1, text: '§2.3' }]);
  });

  it('knows records by their number, in any folder', () => {
    expect(dangling('docs/decisions/020, decisions/search/020-failed.md')).toEqual([]);
    expect(dangling('([011](decisions/elements/011-colours.md))')).toEqual([{ line: 1, text: 'decisions/elements/011' }]);
  });

  it.each(['?room=%D0%9F%D66', "the metro line 'D99'", 'line `D99`', '#D99', 'MD99', 'D99a', 'color: "#D45B12"', 'M0 0D1000'])(
    'takes no other code for a reading: %s',
    (text) => {
      expect(dangling(text)).toEqual([]);
    },
  );

  it('names an on-screen text without its quotes', () => {
    expect(namesIn("| 'О доме' | the building |\n").has('О доме')).toBe(true);
  });

  it('reads the links of a manual, but not its code', () => {
    const manual = 'See [map](map.md#zoom).\n```ts\nrun[name](event)\n```\n`[a](b)` [web](https://example.org) [020](search/021-other.md)';
    expect(linksOf(manual)).toEqual([
      { line: 1, text: '[map](map.md#zoom)', path: 'map.md', anchor: 'zoom' },
      { line: 5, text: '[020](search/021-other.md)', path: 'record 020', anchor: '' },
    ]);
  });

  it('knows the anchors of a manual', () => {
    expect(anchorsOf('## What is «shown», when?\n\n| <a id="d1"></a>D1 | x |')).toEqual(new Set(['what-is-shown-when', 'd1']));
  });
});
