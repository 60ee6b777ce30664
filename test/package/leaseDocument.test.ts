import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { documentTemplate } from '../../src/domain/content/documentTemplate';

const shipped = new Uint8Array(readFileSync(`examples/site/public${documentTemplate.path}`));

/** A file of an archive, by its central directory. */
function fileOf(archive: Uint8Array, name: string): string {
  const bytes = Buffer.from(archive);
  let entry = bytes.readUInt32LE(bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 16);
  for (;;) {
    const length = bytes.readUInt16LE(entry + 28);
    if (bytes.toString('utf8', entry + 46, entry + 46 + length) === name) break;
    entry += 46 + length + bytes.readUInt16LE(entry + 30) + bytes.readUInt16LE(entry + 32);
  }
  const local = bytes.readUInt32LE(entry + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  return inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(entry + 20))).toString('utf8');
}

test('the document that the site offers is a Word document, as long as the page says', () => {
  expect(shipped.length).toBe(documentTemplate.bytes);
  expect(fileOf(shipped, '[Content_Types].xml')).toContain('wordprocessingml.document.main+xml');
  expect(fileOf(shipped, '_rels/.rels')).toContain('word/document.xml');
  expect(fileOf(shipped, 'word/document.xml')).toMatch(/<\/w:document>$/);
});

test('it has blanks for parties, home, term, price and signatures, and a certificate of handing over', () => {
  const words = fileOf(shipped, 'word/document.xml').replaceAll(/<[^>]+>/g, ' ');
  for (const point of [
    'Наймодатель',
    'Наниматель',
    'паспорт',
    'Квартир',
    'Срок найма',
    'Плата и расчёты',
    'залог',
    'подпись',
    'Акт приёма-передачи',
    'Показания',
  ]) {
    expect(words).toContain(point);
  }
  expect(words.match(/_{4,}/g)?.length).toBeGreaterThan(60);
  expect(fileOf(shipped, 'docProps/core.xml')).not.toMatch(/\d{4}-\d\d-\d\d/);
});
