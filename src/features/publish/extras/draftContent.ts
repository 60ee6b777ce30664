import type { Draft, DraftHead, NewDraft } from '../../../state/drafts/draftStore';
import { emptyValues, type FormValues } from '../form/formValues';
import type { NewPhoto, PhotoEntry, StoredPhoto } from '../form/photoEntry';

/** Photos chosen here are parts of a draft, by their hash. */
type KeptPhoto = StoredPhoto | Pick<NewPhoto, 'kind' | 'hash'>;

/** What is kept of a form. */
export interface DraftContent {
  readonly values: Omit<FormValues, 'photos'> & { readonly photos: readonly KeptPhoto[] };
  readonly addressText: string;
  /** Version of the listing that was edited; null for a new one. */
  readonly version: number | null;
}

export function contentOf(
  values: FormValues,
  rest: Pick<DraftContent, 'addressText' | 'version'>,
): { readonly content: DraftContent } & Pick<NewDraft, 'parts'> {
  const chosen = values.photos.filter((photo) => photo.kind === 'new');
  const photos = values.photos.map((photo) => (photo.kind === 'new' ? { kind: photo.kind, hash: photo.hash } : photo));
  return { content: { values: { ...values, photos }, ...rest }, parts: new Map(chosen.map((photo) => [photo.hash, photo])) };
}

/** Null for what another release has kept in another shape. */
export function readContent({ content }: DraftHead): DraftContent | null {
  const { values, addressText } = content as Partial<DraftContent>;
  return Array.isArray(values?.photos) && typeof addressText === 'string' ? (content as DraftContent) : null;
}

/** Returns the form as it was left. Stored photos are as the server has them now: their addresses expire. */
export function valuesOfDraft({ parts }: Draft, { values }: DraftContent, initial: FormValues): FormValues {
  const stored = [...initial.photos, ...initial.removed].filter((entry) => entry.kind === 'stored');
  const asNow = (kept: StoredPhoto) => stored.find(({ photo }) => photo.id === kept.photo.id);
  const removedHere = values.removed.filter((entry) => !initial.removed.some(({ photo }) => photo.id === entry.photo.id));
  const isRemoved = (entry: StoredPhoto) => removedHere.some(({ photo }) => photo.id === entry.photo.id);
  const photoOf = (kept: KeptPhoto): PhotoEntry[] => {
    if (kept.kind === 'new') {
      const part = parts.get(kept.hash);
      return part ? [part as NewPhoto] : [];
    }
    const now = asNow(kept);
    return now ? [now] : isRemoved(kept) ? [kept] : [];
  };
  const known = Object.fromEntries(Object.entries(values).filter(([field]) => Object.hasOwn(emptyValues, field)));
  return {
    ...initial,
    ...known,
    photos: values.photos.flatMap(photoOf),
    removed: [...initial.removed, ...removedHere.map((entry) => asNow(entry) ?? entry)],
  };
}

/** Whether more of a new form is filled in than what it is about and the beginning of an address: that is sooner typed than looked for. */
export function isWorthOffering({ values }: DraftContent): boolean {
  const { tradeType, realtyType } = emptyValues;
  return values.photos.length > 0 || filledFields({ ...values, tradeType, realtyType }, emptyValues) > 0;
}

/** Returns how many fields say something, or something else than before; photos are counted apart. */
export function filledFields(values: Partial<Record<keyof FormValues, unknown>>, initial: FormValues): number {
  const fields = (Object.keys(emptyValues) as (keyof FormValues)[]).filter((field) => field !== 'photos' && field !== 'removed');
  return fields.filter((field) => JSON.stringify(values[field]) !== JSON.stringify(initial[field])).length;
}
