import { array, type ISchema, mixed, object } from 'yup';
import { requestBox } from '../../city/moscowPlace';
import type { FieldRules } from '../../forms/followingProblems';
import { type FormRules, formRules } from '../../forms/formRules';
import { isInCity } from '../../map/cityBounds';
import { isInside, isPlace } from '../../map/coordinates';
import type { RentTerms } from '../listingDetails';
import { emptyListingForm } from './emptyListingForm';
import { eachField, formFields, rentFields } from './fieldTypes';
import { formLimits } from './formLimits';
import type { FormAddress, ListingForm, ListingFormField } from './listingForm';
import {
  decimal,
  type ListingFormMessageKey,
  type ListingFormProblem,
  missing,
  plain,
  problem,
  ranged,
  readNumber,
  ruleByKind,
  whole,
} from './rulesByKind';

const isRent = (tradeType: unknown) => tradeType === 'rent';

function addressProblem(address: FormAddress | null): ListingFormProblem | null {
  if (address === null) return 'addressMissing';
  const { street, houseNumber, corpus, building } = address;
  const { street: longestStreet, part } = formLimits.address;
  const isShort = street.length <= longestStreet && [houseNumber, corpus, building].every((text) => (text ?? '').length <= part);
  if (street.trim() === '' || houseNumber.trim() === '' || !isShort || !isPlace(address)) return 'addressIncomplete';
  // A place that somebody has set by hand has to be in the city.
  return isInCity(address) || (!address.isByHand && isInside(requestBox, address)) ? null : 'addressOutside';
}

const { area, deposit, photos } = formLimits;

function price({ min, max }: typeof formLimits.price.rent | typeof formLimits.price.sale, missing: ListingFormProblem) {
  return whole('notWhole')
    .test({ name: 'required', message: () => problem(missing), test: (value) => value !== null })
    .min(min, problem('priceMin', { n: min }))
    .max(max, problem('priceMax', { n: max }));
}

/** Made once: a key in the price asks for one of them. */
const rentPrice = price(formLimits.price.rent, 'rentPriceMissing');
const salePrice = price(formLimits.price.sale, 'salePriceMissing');
const rentDeposit = whole('notWhole')
  .min(deposit.min, problem('depositMin', { n: deposit.min }))
  .max(deposit.max, problem('depositMax', { n: deposit.max }));

/** Rules beyond the kind of a field. The year of the clock decides what the newest house is. */
const ownRules = (now: () => Date) =>
  ({
    address: mixed<FormAddress>()
      .nullable()
      .defined()
      .default(null)
      .test({
        name: 'address',
        test: (value, context) => {
          const wrong = addressProblem(value);
          return wrong === null || context.createError({ message: () => problem(wrong) });
        },
      }),
    yearBuilt: whole('yearMalformed')
      .min(formLimits.earliestYear, problem('yearMin', { n: formLimits.earliestYear }))
      .test({
        name: 'year',
        test: (value, context) => {
          const year = now().getFullYear();
          return value === null || value <= year || context.createError({ message: () => problem('yearMax', { year }) });
        },
      }),
    area: decimal('areaMissing')
      .test({ name: 'required', message: () => problem('areaMissing'), test: (value) => value !== null })
      .min(area.min, problem('areaMin', { n: area.min }))
      .max(area.max, problem('areaMax', { n: area.max })),
    floor: ranged({ range: formLimits.floor }, missing.floor).test({
      name: 'belowFloors',
      message: () => problem('floorAboveFloors'),
      test: (value, { parent }) => {
        const floors = readNumber((parent as { readonly floors?: unknown }).floors);
        return value === null || floors === null || Number.isNaN(floors) || value <= floors;
      },
    }),
    // What an entry is, is read with the photos themselves: here they are counted.
    photos: array(mixed().nullable())
      .defined()
      .default([])
      .min(photos.min, problem('photosMissing'))
      .max(photos.max, problem('photosMany')),
    description: plain(formLimits.description).test({
      name: 'required',
      message: () => problem('descriptionMissing'),
      test: (text) => text !== '',
    }),
    price: whole('notWhole').when('tradeType', ([tradeType]) => (isRent(tradeType) ? rentPrice : salePrice)),
    commission: whole('notWhole')
      .min(0, problem('negative'))
      .test({
        name: 'belowPrice',
        message: () => problem('commissionAbovePrice'),
        test: (value, { parent }) => {
          const price = readNumber((parent as { readonly price?: unknown }).price);
          return value === null || value === 0 || price === null || Number.isNaN(price) || value <= price;
        },
      }),
    deposit: whole('notWhole').when('tradeType', ([tradeType], schema) => (isRent(tradeType) ? rentDeposit : schema)),
  }) satisfies Partial<Readonly<Record<ListingFormField, ISchema<unknown>>>>;

type Rules = { readonly [F in ListingFormField]: ISchema<ListingForm[F]> };

function listingFormSchema(now: () => Date) {
  return object({ ...eachField<Rules>(formFields, ruleByKind), ...ownRules(now) });
}

/** What the rules above read of another field. */
const dependents = { tradeType: ['price', 'deposit'], floors: ['floor'], price: ['commission'] } as const;

type ListingFormRules = FormRules<ListingForm, ListingFormMessageKey> & FieldRules<ListingForm, ListingFormMessageKey>;

/** The rules of the form of a listing (§5, D33), for the form, the server and the fake API. */
export function listingFormRules(now: () => Date = () => new Date()): ListingFormRules {
  const schema = listingFormSchema(now);
  const parts = new Map<string, FormRules<ListingForm, ListingFormMessageKey>>();
  /** The rules of some fields; they still read the others. */
  const partOf = (fields: readonly ListingFormField[]) => {
    const known = parts.get(fields.join());
    const part = known ?? formRules<ListingForm, ListingFormMessageKey>(schema.pick([...fields]));
    parts.set(fields.join(), part);
    return part;
  };
  const rules = formRules<ListingForm, ListingFormMessageKey>(schema);
  return {
    ...rules,
    dependents,
    problemsOf: (values, fields) => partOf(fields).problems(values),
    tidy: (values) => {
      // What is no number stays NaN, for the rules to refuse.
      const tidied = { ...values, ...schema.cast(values, { assert: false }) } as typeof values;
      if (isRent(tidied.tradeType)) return tidied;
      // What only a rent has does not outlive a change to a sale.
      const none = emptyListingForm('sale');
      return { ...tidied, ...eachField<RentTerms>(rentFields, (field) => none[field]) };
    },
  };
}
