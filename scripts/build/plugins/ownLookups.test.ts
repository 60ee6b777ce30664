import { runInNewContext } from 'node:vm';
import type { PluginContext } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { ownLookups } from './ownLookups';

/** Returns what is shipped of this code. */
function rewritten(code: string): string {
  const { renderChunk } = ownLookups;
  if (typeof renderChunk !== 'function') throw new Error('no function');
  const rewrite = renderChunk as unknown as (this: Pick<PluginContext, 'parse'>, code: string) => string | null;
  return rewrite.call({ parse: (text) => parseAst(text) }, code) ?? code;
}

describe('shipped code', () => {
  it.each([
    ['a loop over keys visits own ones', 'for (const key in a, b) run(key);', 'for (const key of Object.keys(Object((a, b)))) run(key);'],
    [
      'a member of document is that of its prototype',
      'document.scripts.length',
      'Reflect.get(Document.prototype,"scripts",document).length',
    ],
    ['so is a method', "window.document.createElement('p')", "Document.prototype.createElement.call(window.document,'p')"],
    ['one without arguments too', 'element.ownerDocument.hasFocus()', 'Document.prototype.hasFocus.call(element.ownerDocument)'],
    [
      'a real document that is given',
      'function look(ownerDocument) { return ownerDocument.body; }',
      'function look(ownerDocument) { return Reflect.get(Document.prototype,"body",ownerDocument); }',
    ],
    ['Array.from of one argument is a list of what that has', 'Array.from(new Set(some))', '[...new Set(some)]'],
  ])('%s', (_, code, shipped) => {
    expect(rewritten(code)).toBe(shipped);
  });

  it.each([
    ['what is written', 'document.title = 1;'],
    ['what cannot be replaced', 'document.location.href'],
    ['the document of an object, which may be made', 'environment.document.getElementById(id)'],
    [
      'a parameter, which may be made',
      'function clean(document) { const found = document && document.getElementById(id); return () => document.body; }',
    ],
    ['a parameter of an arrow', '(document) => document.body'],
    ['numbers of another kind', 'Float32Array.from(numbers)'],
    ['a loop over items', 'for (const item of items) run(item);'],
  ])('%s stays', (_, code) => {
    expect(rewritten(code)).toBe(code);
  });

  it.each([
    'Array.from({ length: 3 }, (_, index) => index * 2)',
    'Array.from({ length: 2 })',
    'Array.from({ length: 2.5 }, (_, index) => index)',
    'Array.from({ length: -1 }, () => 1)',
    'Array.from({ length: NaN }, () => 1)',
    "Array.from({ length: 2, 0: 'a', 1: 'b' })",
    "Array.from(new Set('abca'), (letter) => letter + letter)",
    "Array.from(new Map([[1, 'a']]).values(), (value, index) => [value, index])",
    "Array.from('аб', (letter) => letter.codePointAt(0))",
    'Array.from({ length: 2 }, (_, row) => Array.from({ length: 2 }, (_, column) => row * 2 + column))',
    'Array.from(Array.from(new Set([1, 2])), (number) => Array.from([number]))',
  ])('%s gives the same without the method of the page', (code) => {
    const shipped = rewritten(code);
    expect(shipped).not.toContain('Array.from');
    expect(resultOf(shipped)).toEqual(resultOf(code));
  });

  it('has one function that makes lists, however many there are', () => {
    const shipped = rewritten('export const all = [Array.from(one, twice), Array.from(other, twice)];');
    expect(shipped.split('function kvartalListFrom')).toHaveLength(2);
  });

  it('refuses Array.from with a receiver for its function', () => {
    expect(() => rewritten('Array.from(items, function () { return this; }, owner)')).toThrow('third argument');
  });
});

/** Evaluates code whose first statement is an expression. */
function resultOf(code: string): unknown {
  return runInNewContext(code.replace(/^/, 'const result = ').replace(/$/, '\n;result'));
}
