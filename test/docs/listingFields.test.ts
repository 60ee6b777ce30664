import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fieldColumns } from '../../examples/server/listings/fieldColumns';
import { formFields, type ListingFormField, rowOf } from '../../src/domain/listing/form/fieldTypes';

/** What a field of a listing needs, and no type asks for: "Add a field of a listing" in docs/start.md. */
const needs: readonly (readonly [what: string, folders: readonly string[], isIn: (field: ListingFormField, text: string) => boolean])[] = [
  [
    'a control in src/features/publish/blocks/MoreBlocks.lazy.tsx',
    ['src/features/publish'],
    (field, text) => new RegExp(`(name=|useFormField\\()["']${field}["']`).test(text),
  ],
  [
    'a place on the page of a listing: src/parts/facts/*, src/features/listing/**',
    ['src/parts', 'src/features/listing'],
    (field, text) => (field === 'ownerType' ? /owner\.type/ : new RegExp(`\\b${field}\\b`)).test(text),
  ],
  [
    'a column, made by a migration in examples/server/migrations',
    ['examples/server/migrations'],
    (field, text) => fieldColumns[field] === null || new RegExp(`\\b${fieldColumns[field]}\\b`).test(text),
  ],
  [
    'a row in docs/requirements/3-entities.md',
    ['docs/requirements'],
    (field, text) => text.includes(rowOf(field).wire.replace(/^.*\./, '')),
  ],
  [
    'a value in stories/features/listing/listing.stories.tsx, or in what its stories show',
    ['stories', 'src/testing'],
    (field, text) => new RegExp(`\\b${field}\\b`).test(text),
  ],
];

it('every field of a listing has all that docs/start.md names', () => {
  const left = needs.flatMap(([what, folders, isIn]) => {
    const texts = folders.flatMap(textsIn);
    return formFields.filter((field) => !texts.some((text) => isIn(field, text))).map((field) => `${field} lacks ${what}`);
  });
  expect(left).toEqual([]);
});

function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|sql|md)$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
