import { LRUCache } from 'lru-cache';
import type { SpanStart } from './tracing';

/** Longer statements are cut: their beginning says which they are. */
const longest = 2000;
const mostTables = 5;
const known = new LRUCache<string, SpanStart>({ max: 1000 });

/** Returns the span of a statement: what it does to which tables, and its text without values. */
export function statementSpan(system: string, statement: string): SpanStart {
  const text = statement.replace(/^\/\*.*?\*\/\s*/s, '');
  const start = known.get(text) ?? spanOf(system, text);
  known.set(text, start);
  return start;
}

function spanOf(system: string, text: string): SpanStart {
  const operation = (/^\W*(\w+)/.exec(text)?.[1] ?? 'statement').toUpperCase();
  const summary = [operation, ...tablesOf(text)].join(' ');
  return {
    name: summary,
    kind: 'client',
    attributes: { 'db.system.name': system, 'db.operation.name': operation, 'db.query.summary': summary, 'db.query.text': shapeOf(text) },
  };
}

/** What is read from and has a parenthesis behind it is a function, and `extract` and `is distinct from` read from no table. */
const table =
  /\b(?:(?:into|update)\s+|(?:(?<!\bdistinct\s|\bextract\(\w+\s)from|join)\s+(?=[\w".]+(?![\w".]|\s*\()))((?:"?[a-z_]\w*"?\.)?"?[a-z_]\w*"?)/gi;

function tablesOf(text: string): string[] {
  return [...new Set([...text.matchAll(table)].map(([, name = '']) => name.replaceAll('"', '')))].slice(0, mostTables);
}

/** Replaces what may be a value. Of a statement whose quotes are of another kind nothing is told. */
export function shapeOf(text: string): string {
  if (/\$\w*\$|\be'|--|\/\*/i.test(text)) return '?';
  return text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$."])\d+(?:\.\d+)?/g, '?')
    .replace(/(?:\$\d+\s*,\s*){2,}\$\d+/g, '$…')
    .replace(/\s+/g, ' ')
    .slice(0, longest);
}
