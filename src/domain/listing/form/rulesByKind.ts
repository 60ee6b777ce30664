import { array, boolean, type ISchema, mixed, number, string } from 'yup';
import { message } from '../../forms/formMessage';
import { plainText } from '../../forms/plainText';
import type { NumberField } from '../fields';
import { type ListingFormField, rowOf } from './fieldTypes';

/** Words: `problems.publish` of `text/publish`. */
export type ListingFormProblem =
  | 'choiceMissing'
  | 'realtyTypeMissing'
  | 'addressMissing'
  | 'addressIncomplete'
  | 'addressOutside'
  | 'yearMalformed'
  | 'yearMin'
  | 'yearMax'
  | 'roomsMissing'
  | 'areaMissing'
  | 'areaMin'
  | 'areaMax'
  | 'floorMissing'
  | 'floorsMissing'
  | 'valueMin'
  | 'valueMax'
  | 'floorAboveFloors'
  | 'photosMissing'
  | 'photosMany'
  | 'descriptionMissing'
  | 'descriptionLong'
  | 'salePriceMissing'
  | 'rentPriceMissing'
  | 'priceMin'
  | 'priceMax'
  | 'notWhole'
  | 'commissionAbovePrice'
  | 'negative'
  | 'depositMin'
  | 'depositMax'
  | 'ownerTypeMissing'
  | 'communicationMissing';
export type ListingFormMessageKey = `publish.${ListingFormProblem}`;

export const problem = (name: ListingFormProblem, params?: Readonly<Record<string, number>>) => message(`publish.${name}`, params);

/** A whole number as typed or as sent: '12 000' is one, '' is none. Anything else becomes NaN, which is no number. */
export function whole(malformed: ListingFormProblem) {
  return number()
    .transform((_value, original: unknown) => readNumber(original))
    .typeError(problem(malformed))
    .integer(problem(malformed))
    .nullable()
    .defined()
    .default(null);
}

/** Two decimals; a comma is one, too. */
export function decimal(malformed: ListingFormProblem) {
  return number()
    .transform((_value, original: unknown) => {
      const value = readNumber(original);
      return value === null ? null : Math.round(value * 100) / 100;
    })
    .typeError(problem(malformed))
    .nullable()
    .defined()
    .default(null);
}

export function readNumber(value: unknown): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : Number.NaN;
  if (typeof value !== 'string') return Number.NaN;
  const text = value.replace(/\s/g, '').replace(',', '.');
  if (text === '') return null;
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : Number.NaN;
}

/** One of the keys, or nothing. */
function choice(options: readonly { readonly key: string }[], missing?: ListingFormProblem) {
  const known = new Set<unknown>(options.map(({ key }) => key));
  return mixed<string>()
    .transform((value: unknown) => (value === '' || value === undefined ? null : value))
    .nullable()
    .defined()
    .default(null)
    .test({
      name: 'choice',
      test: (value, context) => {
        if (value === null) return missing ? context.createError({ message: () => problem(missing) }) : true;
        return known.has(value) || context.createError({ message: () => problem(missing ?? 'choiceMissing') });
      },
    });
}

function choices(options: readonly { readonly key: string }[]) {
  const known = new Set<unknown>(options.map(({ key }) => key));
  return array(mixed<string>().defined().nonNullable())
    .defined()
    .default([])
    .test({ name: 'choices', message: () => problem('choiceMissing'), test: (values) => values.every((value) => known.has(value)) });
}

/** What is said if a required field has no answer, in other words than of any field. */
export const missing: Partial<Readonly<Record<ListingFormField, ListingFormProblem>>> = {
  realtyType: 'realtyTypeMissing',
  rooms: 'roomsMissing',
  floor: 'floorMissing',
  floors: 'floorsMissing',
  ownerType: 'ownerTypeMissing',
  communicationMethod: 'communicationMissing',
};

/** A whole number within the range of its row. */
export function ranged({ range }: Pick<NumberField, 'range'>, absent?: ListingFormProblem) {
  const any = whole(absent ?? 'notWhole');
  const given = absent ? any.test({ name: 'required', message: () => problem(absent), test: (value) => value !== null }) : any;
  return range ? given.min(range.min, problem('valueMin', { n: range.min })).max(range.max, problem('valueMax', { n: range.max })) : given;
}

export function plain(max: number) {
  return string()
    .transform((text: string) => plainText(text))
    .defined()
    .default('')
    .max(max, problem('descriptionLong', { n: max }));
}

function absent(field: ListingFormField, other: ListingFormProblem): ListingFormProblem | undefined {
  return rowOf(field).isRequired && (missing[field] ?? other);
}

/** The rule that follows from the kind of a field. */
export function ruleByKind(field: ListingFormField): ISchema<unknown> {
  const row = rowOf(field);
  switch (row.kind) {
    case 'deal':
      // The one field that no form is without.
      return choice(row.options, 'choiceMissing').nonNullable(() => problem('choiceMissing'));
    case 'choice':
    case 'payer':
      return choice(row.options, absent(field, 'choiceMissing'));
    case 'keys':
      return choices(row.options);
    case 'number':
      return ranged(row, absent(field, 'notWhole'));
    case 'flag':
      return boolean().defined().default(false);
    case 'answer':
      return boolean().nullable().defined().default(null);
    case 'text':
      return plain(row.max);
    default:
      return mixed().nullable().defined().default(null);
  }
}
