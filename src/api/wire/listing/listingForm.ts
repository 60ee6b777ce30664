import { optionById, optionByWire, type TradeType } from '../../../domain/enumerations';
import { plainText } from '../../../domain/forms/plainText';
import type { ListingField } from '../../../domain/listing/fields';
import { eachField, formFields, isRentField, rowOf } from '../../../domain/listing/form/fieldTypes';
import type { FormAddress, ListingForm, ListingFormField } from '../../../domain/listing/form/listingForm';

/** A photo in a body: a picture as base64 (a `data:` URL or only its content), or the id of an existing photo (D43). */
export type WirePhotoEntry = string | number;

/** Returns the place of a field in a body, and in the errors of a server: 'about_apartment.area', of a rent 'realty.about_apartment.area'. */
export function pathOf(field: ListingFormField, tradeType: TradeType): string {
  const { wire } = rowOf(field);
  return tradeType === 'rent' && !isRentField(field) ? `realty.${wire}` : wire;
}

/** Returns the field that the errors of a server name; null for an unknown one. Takes what is inside a field, such as `photos_upload[2]`. */
export function fieldOfPath(path: string): ListingFormField | null {
  const plain = path.replace(/^realty\./, '');
  const isAt = (known: string) => plain === known || plain.startsWith(`${known}.`) || plain.startsWith(`${known}[`);
  return formFields.find((field) => isAt(rowOf(field).wire)) ?? null;
}

/** Returns errors nested as a server sends them (§8): `{about_apartment: {area: ['…']}}`. */
export function nestedErrors(messages: Readonly<Record<string, readonly string[]>>): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [path, texts] of Object.entries(messages)) putAt(nested, path, texts);
  return nested;
}

/** Returns the body that creates or changes a listing (§7, D57). `version` is the one that an edit began with. */
export function encodeListingForm(form: ListingForm, photos: readonly WirePhotoEntry[], version?: number): object {
  const { tradeType } = form;
  const body: Record<string, unknown> = version === undefined ? {} : { version };
  for (const field of formFields) {
    const isSent = field !== 'tradeType' && (tradeType === 'rent' || !isRentField(field));
    if (isSent) putAt(body, pathOf(field, tradeType), field === 'photos' ? photos : encodeField(form, field));
  }
  return body;
}

function encodeField(form: ListingForm, field: ListingFormField): unknown {
  const row = rowOf(field);
  const value = form[field];
  switch (row.kind) {
    case 'address':
      return form.address && encodeAddress(form.address);
    case 'choice':
    case 'payer':
      return row.options.find(({ key }) => key === value)?.id ?? null;
    case 'keys':
      return Object.fromEntries(row.options.map(({ key, name }) => [name, Array.isArray(value) && value.includes(key)]));
    default:
      return value;
  }
}

/**
 * Reads a body as a server does: what is missing stays as in `base`, what has another type becomes something that the rules refuse. Only known
 * fields are read. Photos are what the body has, in its order; those of `base` if it has none.
 */
export function readListingForm(body: unknown, base: ListingForm): ListingForm {
  return eachField<ListingForm>(formFields, (field) => {
    const value = field === 'tradeType' ? undefined : valueAt(body, pathOf(field, base.tradeType));
    return value === undefined ? base[field] : readField(rowOf(field), value);
  });
}

/** Types are checked by the rules. */
function readField(row: ListingField, value: unknown): unknown {
  switch (row.kind) {
    case 'address':
      return readAddress(value);
    case 'photos':
      return Array.isArray(value) ? value : [];
    case 'choice': {
      if (value === null || value === '') return null;
      // A number is an id; so is one that is text, and other text is a label (D41).
      const known =
        typeof value === 'number'
          ? optionById(row.options, value)
          : typeof value === 'string'
            ? optionByWire(row.options, value)
            : undefined;
      return known?.key ?? '?';
    }
    case 'payer':
      // A payer has no label, so text never means one: unlike that of an option, an empty text is unknown too.
      return value === null ? null : (row.options.find(({ id }) => id === value)?.key ?? '?');
    case 'keys':
      return row.options.flatMap(({ key, name }) => (isRecord(value) && Object.hasOwn(value, name) && value[name] === true ? [key] : []));
    case 'number':
      // A form sends digits as text; anything else is no number.
      return value === null || typeof value === 'number' || typeof value === 'string' ? value : Number.NaN;
    case 'flag':
      return value === true;
    case 'answer':
      return typeof value === 'boolean' ? value : null;
    case 'text':
      return typeof value === 'string' ? value : '';
    case 'deal':
      return value;
    default:
      return row satisfies never;
  }
}

function encodeAddress(address: FormAddress): object {
  return {
    street: { name: address.street, district: address.district },
    house_number: address.houseNumber,
    corpus: address.corpus,
    building: address.building,
    latitude: address.latitude,
    longitude: address.longitude,
  };
}

function readAddress(value: unknown): FormAddress | null {
  if (!isRecord(value)) return null;
  const street = isRecord(value.street) ? value.street : { name: value.street, district: value.district };
  return {
    street: text(street.name) ?? '',
    houseNumber: text(value.house_number) ?? '',
    corpus: text(value.corpus),
    building: text(value.building),
    district: text(street.district),
    latitude: degrees(value.latitude),
    longitude: degrees(value.longitude),
  };
}

const degrees = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** Returns a plain text in one line; null if nothing is left. */
function text(value: unknown): string | null {
  return typeof value === 'string' ? plainText(value).replace(/\n/g, ' ') || null : null;
}

/** Two fields may share a place, with other names in it. */
function putAt(target: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let inner = target;
  for (const name of names) {
    const known = inner[name];
    const next = isRecord(known) ? known : {};
    inner[name] = next;
    inner = next;
  }
  const known = inner[last];
  inner[last] = isRecord(known) && isRecord(value) ? { ...known, ...value } : value;
}

function valueAt(body: unknown, path: string): unknown {
  let value = body;
  for (const name of path.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
