import fc from 'fast-check';
import { type FilterField, filterFields } from '../../../src/domain/search/fields';
import { searchParameters } from '../../../src/domain/search/filtersQuery';

/** Each would set `ran` on the window if it were executed. */
const payloads = [
  '<script>globalThis.ran=1</script>',
  '<img src=x onerror="globalThis.ran=1">',
  '"><svg onload=globalThis.ran=1>',
  'javascript:globalThis.ran=1',
  'data:text/html,<script>top.ran=1</script>',
  "';globalThis.ran=1//",
  '${globalThis.ran=1}',
  '{{constructor.constructor("globalThis.ran=1")()}}',
  '</title><script>globalThis.ran=1</script>',
];
const oddities = [
  '',
  ' ',
  '%',
  '%E0%A4%A',
  '%00',
  '%2',
  '+',
  ',',
  ',,,',
  '\u202E',
  '\u0000',
  'e\u0301',
  '👨‍👩‍👧',
  '4+',
  '4%2B',
  '4 ',
  'null',
  'NaN',
  'true',
  'TRUE',
];
const numbers = [
  '0',
  '-1',
  '1',
  '5',
  '10',
  '1.5',
  '1,5',
  '1e3',
  '1e309',
  ' 7 ',
  '٣',
  '0x10',
  '1000000000',
  '1000000001',
  '99999999999999999999',
  'Infinity',
];
const labels = Object.values<FilterField>(filterFields).flatMap((field) =>
  'options' in field ? field.options.map(({ wire }) => wire) : [],
);
const stations = ['Сокол', 'Сокол,Нет такой', 'Щёлковская', 'сокол'];

const name = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...searchParameters) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('utm_source', 'x', '', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'price_min ', 'PAGE'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
);
const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...labels, ...numbers) },
  { weight: 3, arbitrary: fc.constantFrom(...payloads, ...oddities, ...stations) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...labels, ...numbers, ...payloads), { maxLength: 6 }).map((list) => list.join(',')) },
);
/** Encoded by a browser, or typed by hand. */
const written = fc.tuple(value, fc.boolean()).map(([text, isEscaped]) => (isEscaped ? encodeURIComponent(text) : text));
const part = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(name, written).map(([key, text]) => `${key}=${text}`) },
  { weight: 1, arbitrary: written },
);

/** Queries of URLs, from nearly valid to hostile; without `#`, which would end them. */
export const garbageQuery = fc
  .tuple(fc.array(part, { maxLength: 9 }), fc.constantFrom('&', '&', '&', '&&', ';'), fc.integer({ min: 0, max: 200 }))
  .map(([parts, joint, size]) => [...parts, ...(size === 0 ? [`x=${'я'.repeat(3000)}`] : [])].join(joint).replaceAll('#', '%23'));

/** Deterministic. */
export const garbageQueries = (count: number, seed = 2026): string[] => fc.sample(garbageQuery, { numRuns: count, seed });
