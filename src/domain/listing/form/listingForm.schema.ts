import { array, boolean, mixed, number, object, string } from 'yup';
import {
  bathroomTypes,
  buildingTypes,
  communicationMethods,
  type EnumOption,
  ownerTypes,
  realtyTypes,
  rentalFeatures,
  repairTypes,
  roomOptions,
  tradeTypes,
} from '../../enumerations';
import type { FieldRules } from '../../forms/followingProblems';
import { message } from '../../forms/formMessage';
import { type FormRules, formRules } from '../../forms/formRules';
import { plainText } from '../../forms/plainText';
import { isInside, isPlace, moscowBox, requestBox } from '../../map/coordinates';
import { payers, rentalConditions } from '../listingDetails';
import { formLimits } from './formLimits';
import type { FormAddress, ListingForm, ListingFormField } from './listingForm';

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

const problem = (name: ListingFormProblem, params?: Readonly<Record<string, number>>) => message(`publish.${name}`, params);

/** A whole number as typed or as sent: '12 000' is one, '' is none. Anything else becomes NaN, which is no number. */
function whole(malformed: ListingFormProblem) {
  return number()
    .transform((_value, original: unknown) => readNumber(original))
    .typeError(problem(malformed))
    .integer(problem(malformed))
    .nullable()
    .defined()
    .default(null);
}

/** Two decimals; a comma is one, too. */
function decimal(malformed: ListingFormProblem) {
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

function readNumber(value: unknown): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : Number.NaN;
  if (typeof value !== 'string') return Number.NaN;
  const text = value.replace(/\s/g, '').replace(',', '.');
  if (text === '') return null;
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : Number.NaN;
}

/** One of the keys, or nothing. */
function choice<O extends EnumOption | { readonly key: string }>(options: readonly O[], missing?: ListingFormProblem) {
  const known = new Set<unknown>(options.map(({ key }) => key));
  return mixed<O['key']>()
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

function choices<O extends { readonly key: string }>(options: readonly O[]) {
  const known = new Set<unknown>(options.map(({ key }) => key));
  return array(mixed<O['key']>().defined().nonNullable())
    .defined()
    .default([])
    .test({ name: 'choices', message: () => problem('choiceMissing'), test: (values) => values.every((value) => known.has(value)) });
}

const flag = () => boolean().defined().default(false);
const isRent = (tradeType: unknown) => tradeType === 'rent';

function addressProblem(address: FormAddress | null): ListingFormProblem | null {
  if (address === null) return 'addressMissing';
  const { street, houseNumber, corpus, building, latitude, longitude } = address;
  const { street: longestStreet, part } = formLimits.address;
  const isShort = street.length <= longestStreet && [houseNumber, corpus, building].every((text) => (text ?? '').length <= part);
  if (street.trim() === '' || houseNumber.trim() === '' || !isShort || !isPlace({ latitude, longitude })) return 'addressIncomplete';
  // A place that somebody has set by hand has to be on the map of the city.
  const box = address.isByHand ? moscowBox : requestBox;
  return isInside(box, { latitude: latitude ?? 0, longitude: longitude ?? 0 }) ? null : 'addressOutside';
}

const { area, floor, deposit, photos } = formLimits;

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

/** The year of the clock decides what the newest house is. */
function listingFormSchema(now: () => Date) {
  return object({
    // The one field of which no form is without.
    tradeType: choice(tradeTypes, 'choiceMissing').nonNullable(() => problem('choiceMissing')),
    realtyType: choice(realtyTypes, 'realtyTypeMissing'),
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
    buildingType: choice(buildingTypes),
    rooms: choice(roomOptions, 'roomsMissing'),
    area: decimal('areaMissing')
      .test({ name: 'required', message: () => problem('areaMissing'), test: (value) => value !== null })
      .min(area.min, problem('areaMin', { n: area.min }))
      .max(area.max, problem('areaMax', { n: area.max })),
    hasBalcony: flag(),
    hasLoggia: flag(),
    hasElevator: flag(),
    floor: storey('floorMissing').test({
      name: 'belowFloors',
      message: () => problem('floorAboveFloors'),
      test: (value, { parent }) => {
        const floors = readNumber((parent as { readonly floors?: unknown }).floors);
        return value === null || floors === null || Number.isNaN(floors) || value <= floors;
      },
    }),
    floors: storey('floorsMissing'),
    // What an entry is, is read with the photos themselves: here they are counted.
    photos: array(mixed().nullable())
      .defined()
      .default([])
      .min(photos.min, problem('photosMissing'))
      .max(photos.max, problem('photosMany')),
    repairType: choice(repairTypes),
    isFurnished: boolean().nullable().defined().default(null),
    bathroomType: choice(bathroomTypes),
    hasCourtyardView: flag(),
    hasStreetView: flag(),
    description: string()
      .transform((text: string) => plainText(text))
      .defined()
      .default('')
      .max(formLimits.description, problem('descriptionLong', { n: formLimits.description }))
      .test({ name: 'required', message: () => problem('descriptionMissing'), test: (text) => text !== '' }),
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
    countersPayer: choice(payers),
    communalPayer: choice(payers),
    deposit: whole('notWhole').when('tradeType', ([tradeType], schema) => (isRent(tradeType) ? rentDeposit : schema)),
    features: choices(rentalFeatures),
    conditions: choices(rentalConditions),
    ownerType: choice(ownerTypes, 'ownerTypeMissing'),
    communicationMethod: choice(communicationMethods, 'communicationMissing'),
  });
}

function storey(missing: ListingFormProblem) {
  return whole(missing)
    .test({ name: 'required', message: () => problem(missing), test: (value) => value !== null })
    .min(floor.min, problem('valueMin', { n: floor.min }))
    .max(floor.max, problem('valueMax', { n: floor.max }));
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
    const part = known ?? formRules<ListingForm, ListingFormMessageKey>(schema.pick([...fields]) as unknown as typeof schema);
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
      // What only a rent has does not outlive a change to a sale.
      return isRent(tidied.tradeType)
        ? tidied
        : { ...tidied, countersPayer: null, communalPayer: null, deposit: null, features: [], conditions: [] };
    },
  };
}
