import type { ListingField, NumberField } from '../../../../src/domain/listing/fields';
import {
  formFields,
  isRentField,
  type ListingFieldOfKind,
  type ListingFormField,
  rowOf,
} from '../../../../src/domain/listing/form/fieldTypes';
import { formLimits } from '../../../../src/domain/listing/form/formLimits';
import { integer, text } from './parts';

interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Record<string, object>;
  readonly required?: string[];
}

const flag = { type: 'boolean' };
const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const { address, photos } = formLimits;

/** Fields with more to say than their kind. */
const ownSchemas: Partial<Readonly<Record<ListingFormField, object>>> & Readonly<Record<ListingFieldOfKind<'address' | 'photos'>, object>> =
  {
    address: {
      type: 'object',
      properties: {
        street: { type: 'object', properties: { name: { ...text, maxLength: address.street } }, required: ['name'] },
        house_number: { ...text, maxLength: address.part },
        corpus: nullable({ ...text, maxLength: address.part }),
        building: nullable({ ...text, maxLength: address.part }),
        latitude: { type: 'number' },
        longitude: { type: 'number' },
      },
      required: ['street', 'house_number', 'latitude', 'longitude'],
    },
    yearBuilt: nullable({ type: 'integer', minimum: formLimits.earliestYear }),
    price: { type: 'integer', description: 'Whole roubles; of a rent for a month' },
    commission: nullable({ type: 'integer', minimum: 0 }),
    photos: {
      type: 'array',
      description: 'In the order shown: pictures as base64, and ids of photos that the listing has',
      minItems: photos.min,
      maxItems: photos.max,
      items: { anyOf: [text, { type: 'integer', minimum: 1 }] },
    },
  };

function schemaOf(field: ListingFormField): object {
  const row = rowOf(field);
  const schema = ownSchemas[field] ?? byKind(row);
  return ownSchemas[field] || row.isRequired || row.kind === 'flag' || row.kind === 'keys' ? schema : nullable(schema);
}

function byKind(row: ListingField): object {
  switch (row.kind) {
    case 'choice':
    case 'payer':
      return oneOf(row.options.map(({ id }) => id));
    case 'number':
      return numberSchema(row);
    case 'keys':
      return { type: 'object', additionalProperties: flag };
    case 'text':
      return { ...text, ...(row.isRequired && { minLength: 1 }), maxLength: row.max };
    default:
      return flag;
  }
}

function numberSchema({ decimals, range }: NumberField): object {
  return { type: decimals ? 'number' : 'integer', ...(range && { minimum: range.min, maximum: range.max }) };
}

/** Ids without gaps are a range. */
function oneOf(ids: readonly number[]): object {
  const [first = 1, last = 1] = [ids[0], ids.at(-1)];
  return ids.length === last - first + 1 ? integer(first, last) : { type: 'integer', enum: ids };
}

/** Returns an object with the fields at the places that their rows name, of which there are two levels. */
function objectOf(fields: readonly ListingFormField[]): ObjectSchema {
  const names = [...new Set(fields.map((field) => first(field)))];
  const within = (name: string) => fields.filter((field) => first(field) === name);
  const isGroup = (name: string) => within(name).some((field) => rowOf(field).wire !== name);
  const schemas = names.map(
    (name) => [name, isGroup(name) ? groupOf(within(name)) : schemaOf(within(name)[0] as ListingFormField)] as const,
  );
  return withRequired(
    Object.fromEntries(schemas),
    names.filter((name) => within(name).some((field) => rowOf(field).isRequired)),
  );
}

function groupOf(fields: readonly ListingFormField[]): ObjectSchema {
  const last = (field: ListingFormField) => rowOf(field).wire.split('.')[1] ?? '';
  return withRequired(
    Object.fromEntries(fields.map((field) => [last(field), schemaOf(field)])),
    fields.filter((field) => rowOf(field).isRequired).map(last),
  );
}

function withRequired(properties: Record<string, object>, required: string[]): ObjectSchema {
  return required.length > 0 ? { type: 'object', properties, required } : { type: 'object', properties };
}

function first(field: ListingFormField): string {
  return rowOf(field).wire.split('.')[0] ?? '';
}

const { required = [], ...realty } = objectOf(formFields.filter((field) => field !== 'tradeType' && !isRentField(field)));
const terms = objectOf(formFields.filter(isRentField)).properties;

/** What an edit sends: every field is optional. */
export const sale = realty;
export const rent = { type: 'object', properties: { realty, ...terms } };
/** What creates a listing. */
export const newSale = { ...sale, required };
export const newRent = { type: 'object', properties: { realty: newSale, ...terms }, required: ['realty'] };
