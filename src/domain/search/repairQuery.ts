import { type FilterField, filterFields } from './fields';
import { filterProperties } from './filters';
import { searchParameters } from './filtersQuery';

/** Signs that messengers and mails leave at the end of an address. */
const trailing = /[\s\u200b.,;:!)\]}<>"'”»…*_~|\\]+$/;
const names = searchParameters.join('|');
const separator = new RegExp(`[?&]\\??(?:amp;)+|[?&]\\?*(?=(?:${names})=)`, 'gi');
/** Around a name. */
const spaces = /^(?:\+|%20)+|(?:\+|%20)+$/g;
/** The query was encoded as a whole, as if it were a value. */
const packed = new RegExp(`^(?:${names})%(?:25)*3D`, 'i');

/**
 * Repairs the query of an address that was pasted into a messenger or a mail: a second '?', '&amp;', values encoded twice, signs at the end,
 * other case, spaces. A query in order comes back as it is, and so do the parameters of the page. The API itself stays strict.
 */
export function repairQuery(query: string): string {
  const text = packed.test(query) ? query.replace(/%(?:25)*3D/gi, '=').replace(/%(?:25)*26/g, '&') : query;
  const [, ...parts] = `&${text}`.replace(separator, '&').split('&');
  return parts.map(repairPart).join('&');
}

function repairPart(part: string): string {
  const [written = '', ...rest] = part.split('=');
  const name = written.replace(spaces, '').toLowerCase();
  const field = fieldOf(name);
  if (!field) return part;
  // No value has a '?': what follows it was meant to be a parameter.
  const [value = '', ...others] = rest.join('=').split('?');
  if (others.length > 0) return [`${written}=${value}`, ...others].map(repairPart).join('&');
  const text = decoded(value);
  const repaired = field === 'page' ? digits(text) : repairValue(field, text);
  if (repaired === text && written === name && !value.includes('%25')) return part;
  try {
    return `${name}=${encodeURIComponent(repaired)}`;
  } catch {
    // Half of a character outside of the basic plane cannot be encoded.
    return part;
  }
}

function fieldOf(name: string): FilterField | 'page' | undefined {
  if (name === 'page') return name;
  if (!searchParameters.includes(name)) return undefined;
  const known = filterProperties.find(({ parameter, field }) => parameter === name || ('alias' in field && field.alias === name));
  return known?.field ?? filterFields.flag;
}

/** Decodes a value as often as it was encoded, at most three times. */
function decoded(value: string): string {
  let text = value;
  for (let round = 0; round < 3; round++) {
    try {
      // Only the outermost encoding writes a space as '+'.
      const next = decodeURIComponent(round === 0 ? text.replaceAll('+', ' ') : text);
      if (next === text) break;
      text = next;
    } catch {
      break;
    }
  }
  return text;
}

function repairValue(field: FilterField, text: string): string {
  const value = text.replace(trailing, '').trim();
  if (field.kind === 'range') return digits(value);
  if (field.kind === 'flags') return value.toLowerCase();
  const items = value.split(',').map((item) => {
    if (field.kind === 'names') return item.trim().replace(/^(?:(?:станция|ст|метро|м)(?:\.\s*|\s+))+/i, '');
    const same = field.options.find(({ wire }) => wire.toLowerCase() === item.trim().toLowerCase());
    return same?.wire ?? item;
  });
  return items.join(',');
}

/** A number without the spaces between its groups. */
const digits = (text: string) => text.replace(trailing, '').replace(/\s+/g, '');
