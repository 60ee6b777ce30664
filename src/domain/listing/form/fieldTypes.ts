import { type ListingField, listingFields } from '../fields';

type Table = typeof listingFields;
/** A key of {@link listingFields}. */
export type ListingFormField = keyof Table;
/** Fields of some kinds. */
export type ListingFieldOfKind<K extends ListingField['kind']> = {
  [F in ListingFormField]: Table[F]['kind'] extends K ? F : never;
}[ListingFormField];
type FieldOn<O> = { [F in ListingFormField]: Table[F] extends { readonly on: O } ? F : never }[ListingFormField];
/** Fields that only the page of a listing has. */
export type PageField = FieldOn<'page'>;
/** Terms of a rent, which a sale does not have. */
export type RentField = FieldOn<'rent'>;
/** Fields with a value of their kind. */
export type ValueField = Exclude<ListingFormField, ListingFieldOfKind<'address' | 'photos'>>;
/** Fields with a value that a card has by the same name. */
export type CardField = Exclude<ValueField, PageField | RentField | 'ownerType'>;

type KeyOf<Row> = Row extends { readonly options: readonly { readonly key: infer K }[] } ? K : never;
type ValueOf<Row> = Row extends { readonly kind: 'deal' }
  ? KeyOf<Row>
  : Row extends { readonly kind: 'choice' | 'payer' }
    ? KeyOf<Row> | null
    : Row extends { readonly kind: 'keys' }
      ? readonly KeyOf<Row>[]
      : Row extends { readonly kind: 'number' }
        ? number | null
        : Row extends { readonly kind: 'flag' }
          ? boolean
          : Row extends { readonly kind: 'answer' }
            ? boolean | null
            : Row extends { readonly kind: 'text' }
              ? string
              : never;
/** What the form has for a field; address and photos have separate types. */
export type ListingFieldValue<F extends ListingFormField> = ValueOf<Table[F]>;

/** All fields, in the order of the form. */
export const formFields = Object.keys(listingFields) as readonly ListingFormField[];
export const pageFields = formFields.filter((field): field is PageField => rowOf(field).on === 'page');
export const rentFields = formFields.filter(isRentField);
export const valueFields = formFields.filter((field): field is ValueField => field !== 'address' && field !== 'photos');
export const cardFields = valueFields.filter((field): field is CardField => rowOf(field).on === undefined && field !== 'ownerType');

export function rowOf(field: ListingFormField): ListingField {
  return listingFields[field];
}

export function isRentField(field: ListingFormField): field is RentField {
  return rowOf(field).on === 'rent';
}

/** Returns an object with a value for each field; who calls it vouches that each value has the type of its field. */
export function eachField<T extends object>(
  fields: readonly (keyof T & ListingFormField)[],
  valueOf: (field: keyof T & ListingFormField) => unknown,
): T {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as T;
}
