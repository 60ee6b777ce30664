import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | null | readonly number[];

/** Loads rows by COPY, the fastest way, with backpressure from the database. */
export async function copyRows(
  client: pg.PoolClient,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  await pipeline(Readable.from(chunks(rows)), client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)));
}

const chunkLength = 64 * 1024;

/** Large chunks: a write per row would cost more than the row. Between chunks other work of the process gets its turn. */
function* chunks(rows: Iterable<readonly CopyValue[]>): Generator<Buffer> {
  let text = '';
  for (const row of rows) {
    text += `${row.map(formatValue).join('\t')}\n`;
    if (text.length < chunkLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

/** The text format of COPY. */
function formatValue(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'object') return `{${value.join(',')}}`;
  return typeof value === 'string' ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character) : String(value);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
