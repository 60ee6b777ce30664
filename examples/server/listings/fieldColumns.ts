import type { Insertable, Selectable } from 'kysely';
import { optionById } from '../../../src/domain/enumerations';
import {
  eachField,
  formFields,
  type ListingFieldValue,
  type ListingFormField,
  type PageField,
  pageFields,
  type RentField,
  rentFields,
  rowOf,
  type ValueField,
} from '../../../src/domain/listing/form/fieldTypes';
import { rentFeatureFlags } from '../database/attributes';
import type { Database } from '../database/schema';

type ListingTable = Database['listings'];

/** Columns of `listings`, by the fields that they hold. Null: another table holds it. */
export const fieldColumns = {
  tradeType: 'trade_type',
  realtyType: 'realty_type',
  address: null,
  yearBuilt: 'year_built',
  buildingType: 'building_type',
  rooms: 'rooms',
  area: 'area',
  hasBalcony: 'balcony',
  hasLoggia: 'loggia',
  hasElevator: 'elevator',
  floor: 'floor',
  floors: 'floors',
  photos: null,
  repairType: 'repair',
  isFurnished: 'furniture',
  bathroomType: 'bathroom',
  hasCourtyardView: 'courtyard_view',
  hasStreetView: 'street_view',
  description: 'description',
  price: 'price',
  countersPayer: 'counters',
  communalPayer: 'communal',
  deposit: 'deposit',
  commission: 'commission',
  features: 'rent_features',
  conditions: 'rent_features',
  ownerType: 'owner_type',
  communicationMethod: 'communication_method',
} as const satisfies Readonly<Record<ListingFormField, keyof ListingTable | null>>;

type ColumnsOf<F extends ListingFormField> = Exclude<(typeof fieldColumns)[F], null>;
/** Columns of the page alone. `furniture_known` is one, because `furniture` is false without an answer, too. */
type DetailColumn = Exclude<ColumnsOf<PageField | RentField>, 'deposit'> | 'furniture_known';
/** The first payment of a rent is on its card. */
type CardColumn = ColumnsOf<Exclude<ValueField, PageField | RentField> | 'deposit'>;

export type CardColumns = Readonly<Pick<Selectable<ListingTable>, CardColumn>>;
export type DetailColumns = Readonly<Pick<Selectable<ListingTable>, DetailColumn>>;
/** What a form fills. The deal of a listing stays. */
export type FormColumns = Pick<Insertable<ListingTable>, Exclude<CardColumn | DetailColumn, 'trade_type'>>;

const namesOf = <C extends string>(fields: readonly ListingFormField[]) =>
  [...new Set(fields.flatMap((field) => fieldColumns[field] ?? []))] as string[] as C[];
const details: readonly ListingFormField[] = [...pageFields, ...rentFields].filter((field) => field !== 'deposit');

/** Columns that a card needs, and the further ones of the page. */
export const cardColumnNames = namesOf<CardColumn>(formFields.filter((field) => !details.includes(field)));
export const detailColumnNames: readonly DetailColumn[] = [...namesOf<DetailColumn>(details), 'furniture_known'];

/** Returns what a row holds for these fields. A row that was kept before there was a column lacks it. */
export function readFields<F extends ValueField>(
  row: Partial<CardColumns & DetailColumns>,
  fields: readonly F[],
): { readonly [K in F]: ListingFieldValue<K> } {
  return eachField(fields, (field) => readField(row, field));
}

function readField(row: Partial<CardColumns & DetailColumns>, field: ListingFormField): unknown {
  const column = fieldColumns[field];
  const value = column === null ? null : (row[column] ?? null);
  const kind = rowOf(field);
  switch (kind.kind) {
    case 'deal':
    case 'choice':
      return typeof value === 'number' ? (optionById(kind.options, value)?.key ?? null) : null;
    case 'payer':
      return kind.options.find(({ id }) => id === value)?.key ?? null;
    case 'number':
      return typeof value === 'number' ? value / scaleOf(kind) : null;
    case 'keys':
      return kind.options.flatMap(({ key, wire }) => (Number(value) & bitOf(wire) ? [key] : []));
    case 'answer':
      return row.furniture_known === false ? null : value;
    default:
      return value;
  }
}

/** Decimals are stored as hundredths. */
export const scaleOf = ({ decimals }: { readonly decimals?: number }) => 10 ** (decimals ?? 0);
const bitOf = (wire: string) => 1 << rentFeatureFlags.findIndex((flag) => flag === wire);
