import type { OwnListing } from '../../../api/listing/listingWrites';
import type { WirePhotoEntry } from '../../../api/wire/listing/listingForm';
import type { TradeType } from '../../../domain/enumerations';
import { followingProblems } from '../../../domain/forms/followingProblems';
import { type ListingSection, listingSections } from '../../../domain/listing/fields';
import { emptyListingForm } from '../../../domain/listing/form/emptyListingForm';
import { formFields, isRentField, rowOf } from '../../../domain/listing/form/fieldTypes';
import { formOfListing } from '../../../domain/listing/form/formOfListing';
import type { ListingForm, ListingFormField } from '../../../domain/listing/form/listingForm';
import { listingFormRules } from '../../../domain/listing/form/listingForm.schema';
import type { Photo } from '../../../domain/listing/listing';
import { isPlace } from '../../../domain/map/coordinates';
import { isSameAction } from '../../../state/data/isSameAction';
import type { PhotoEntry, StoredPhoto } from './photoEntry';

/** What the form holds while it is filled in. */
export interface FormValues extends Omit<ListingForm, 'tradeType' | 'photos'> {
  readonly tradeType: TradeType | null;
  readonly photos: readonly PhotoEntry[];
  /** Removed on the server already, also what is back among the photos: only saving gives it back (D44). */
  readonly removed: readonly StoredPhoto[];
}

/** The rules of the form, the same as the server's. */
const rules = listingFormRules();

/** The rules of one form: a key asks those of the field it changes. */
export function newFormRules() {
  const problems = followingProblems(rules);
  return { problems: (values: FormValues) => problems(values as ListingForm) };
}

/** Returns what is sent. */
export function tidyForm(values: FormValues): ListingForm {
  return rules.tidy(values as ListingForm);
}

export const emptyValues: FormValues = { ...emptyListingForm('sale'), tradeType: null, photos: [], removed: [] };

/** Photos that were removed before can still be brought back (D44). */
export function valuesOf({ listing, moderation, removed }: OwnListing): FormValues {
  const stored = (photo: Photo): StoredPhoto => ({ kind: 'stored', photo });
  const form = formOfListing(listing);
  const isByHand = moderation?.house?.isRegistered === false;
  return {
    ...form,
    ...(isByHand && form.address && { address: { ...form.address, isByHand } }),
    photos: listing.photos.map(stored),
    removed: removed.map(stored),
  };
}

/** Returns the photos of a body, in the order shown (D43). */
export function wirePhotos(photos: readonly PhotoEntry[]): WirePhotoEntry[] {
  return photos.map((entry) => (entry.kind === 'new' ? entry.data : entry.photo.id));
}

export function isChanged(values: FormValues, initial: FormValues): boolean {
  return !isSameAction(values, initial);
}

/** The address shows after the types, everything else after a house with coordinates (§2). */
export type FormStage = 'types' | 'address' | 'all';

export function stageOf({ tradeType, realtyType, address }: Pick<FormValues, 'tradeType' | 'realtyType' | 'address'>): FormStage {
  if (tradeType === null || realtyType === null) return 'types';
  return address !== null && address.houseNumber !== '' && isPlace(address) ? 'all' : 'address';
}

/** A part of the form. */
export interface FormSection {
  readonly key: ListingSection;
  /** The fields in the order shown. */
  readonly fields: readonly ListingFormField[];
  readonly from: FormStage;
}

const firstStages: Partial<Readonly<Record<ListingSection, FormStage>>> = { types: 'types', address: 'address' };

const sections = listingSections.map(
  (key): FormSection => ({
    key,
    fields: formFields.filter((field) => rowOf(field).section === key),
    from: firstStages[key] ?? 'all',
  }),
);

const stages: readonly FormStage[] = ['types', 'address', 'all'];

/** Returns the sections of the whole form; what only a rent has is absent from a sale. */
export function sectionsOf(tradeType: TradeType | null): FormSection[] {
  return sections.filter(({ fields }) => tradeType === 'rent' || !fields.every(isRentField));
}

/** Whether a section is on the screen; the others wait for answers. */
export function isReached({ from }: FormSection, stage: FormStage): boolean {
  return stages.indexOf(from) <= stages.indexOf(stage);
}
