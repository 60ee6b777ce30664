import { roomOptions } from '../../../domain/enumerations';
import type { NumberField } from '../../../domain/listing/fields';
import { fieldOf } from '../../../domain/listing/form/fieldOf';
import { type ListingFieldOfKind, type ListingFormField, rowOf } from '../../../domain/listing/form/fieldTypes';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import type { Messages } from '../../../text/common/ru';
import type { Formats } from '../../../text/format/format';
import type { ListingMessages } from '../../../text/listing/ru';
import type { ModerationPageMessages } from '../../../text/moderation/page/ru';

export interface FieldWords {
  readonly t: Messages;
  readonly l: ListingMessages;
  readonly m: ModerationPageMessages;
  readonly format: Formats;
}

/** Returns the value of a field in words; 'Не указано' without one. Photos and description are shown otherwise. */
export function fieldText(listing: ListingDetails, field: ListingFormField, words: FieldWords): string {
  return textOf(listing, field, words) || words.m.changes.nothing;
}

function textOf(listing: ListingDetails, field: ListingFormField, words: FieldWords): string {
  const { l, m } = words;
  const row = rowOf(field);
  const value = fieldOf(listing, field);
  switch (row.kind) {
    case 'address':
      return listing.address?.label ?? '';
    case 'photos':
      return String(listing.photos.length);
    case 'flag':
      return value ? m.changes.yes : m.changes.no;
    case 'answer':
      return typeof value === 'boolean' ? l.page.furniture[value ? 'with' : 'without'] : '';
    case 'number':
      return numberText(value ?? null, row, words.format);
    case 'text':
      return String(value ?? '');
    default: {
      const texts = optionTexts(words)[field as OptionField];
      return [value ?? []]
        .flat()
        .map((key) => texts[String(key)] ?? '')
        .join(', ');
    }
  }
}

function numberText(value: unknown, { unit }: NumberField, format: Formats): string {
  if (typeof value !== 'number') return '';
  if (unit === 'area') return format.area(value);
  return unit === 'money' ? format.priceWithSign(value) : String(value);
}

type OptionField = ListingFieldOfKind<'deal' | 'choice' | 'payer' | 'keys'>;

/** What the options of a field are called, by key. */
function optionTexts({ t, l }: FieldWords): Readonly<Record<OptionField, Readonly<Record<string, string>>>> {
  const { page } = l;
  return {
    tradeType: t.listing.deal,
    realtyType: page.realtyOption,
    buildingType: t.listing.buildingOption,
    rooms: Object.fromEntries(roomOptions.map(({ key }) => [key, t.form.roomsOption(key)])),
    repairType: t.listing.repairOption,
    bathroomType: page.bathroom,
    countersPayer: page.counters,
    communalPayer: page.communal,
    features: page.feature,
    conditions: page.condition,
    ownerType: t.listing.owner,
    communicationMethod: page.communication,
  };
}
