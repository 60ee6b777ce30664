import type { FormMessage } from '../../forms/formMessage';
import type { ListingForm, ListingFormField } from '../form/listingForm';

/** The published posting rules that a machine can look for (§5). */
export const postingRules = [
  'noContacts',
  'noLinks',
  'plainDescription',
  'oneFlat',
  'fullAddress',
  'trueParameters',
  'fairPrice',
  'realPhotos',
] as const;
/** One of {@link postingRules}. */
export type PostingRule = (typeof postingRules)[number];

/** What was seen; each is a key of the texts. */
export const hintKinds = [
  'phone',
  'email',
  'link',
  'messenger',
  'capitals',
  'severalFlats',
  'priceBelow',
  'priceAbove',
  'floors',
  'floorAboveHouse',
  'yearBuilt',
  'houseUnknown',
  'streetFar',
  'houseFar',
  'similarPhotos',
  'smallPhoto',
] as const;
/** One of {@link hintKinds}. */
export type HintKind = (typeof hintKinds)[number];

/** A piece of the description, in UTF-16 code units: `text.slice(start, end)`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Advice before a listing is sent, and what a moderator is pointed at. It never blocks anything. */
export interface PostingHint {
  readonly kind: HintKind;
  readonly rule: PostingRule;
  readonly field: ListingFormField;
  /** Where in the description; null elsewhere. */
  readonly range: TextRange | null;
  /** Which photos, counted from 0; empty elsewhere. */
  readonly photos: readonly number[];
  /** A moderator would refuse it; otherwise it is only worth a look. */
  readonly isBreach: boolean;
  /** What was seen, with the figures it was compared with. */
  readonly message: FormMessage<`hints.${HintKind}`>;
  /** The rule or the reason, and how to fix it. */
  readonly advice: FormMessage<`advice.${HintKind}`>;
}

/** What the rules look at: a form, or a stored listing. */
export type PostedListing = Pick<ListingForm, 'description' | 'price' | 'floor' | 'floors' | 'yearBuilt'>;

type HintParts = Partial<Pick<PostingHint, 'range' | 'photos'>> & { readonly params?: Readonly<Record<string, number>> };

const rules: Readonly<Record<HintKind, readonly [PostingRule, ListingFormField, isBreach: boolean]>> = {
  phone: ['noContacts', 'description', true],
  email: ['noContacts', 'description', true],
  link: ['noLinks', 'description', true],
  messenger: ['noContacts', 'description', true],
  capitals: ['plainDescription', 'description', true],
  severalFlats: ['oneFlat', 'description', true],
  priceBelow: ['fairPrice', 'price', true],
  priceAbove: ['fairPrice', 'price', true],
  floors: ['trueParameters', 'floors', false],
  floorAboveHouse: ['trueParameters', 'floor', false],
  yearBuilt: ['trueParameters', 'yearBuilt', false],
  houseUnknown: ['fullAddress', 'address', false],
  streetFar: ['fullAddress', 'address', false],
  houseFar: ['fullAddress', 'address', false],
  similarPhotos: ['realPhotos', 'photos', true],
  smallPhoto: ['realPhotos', 'photos', true],
};

export function postingHint(kind: HintKind, { range = null, photos = [], params }: HintParts = {}): PostingHint {
  const [rule, field, isBreach] = rules[kind];
  return {
    kind,
    rule,
    field,
    range,
    photos,
    isBreach,
    message: { key: `hints.${kind}`, ...(params && { params }) },
    advice: { key: `advice.${kind}`, ...(params && { params }) },
  };
}
