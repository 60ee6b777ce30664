import { type FilterField, filterFields } from './fields';
import { filterProperties } from './filters';
import { searchParameters } from './filtersQuery';

/** Signs that messengers and mails leave at the end of an address. */
const trailing = /[\s.,;:!)\]}>"'”»…]+$/;
const separator = new RegExp(`[?&]\\??(?:amp;)+|[?&]\\?*(?=(?:${searchParameters.join('|')})=)`, 'gi');

/**
 * Repairs the query of an address that was pasted into a messenger or a mail: a second '?', '&amp;', values encoded twice, signs at the end,
 * other case, spaces. A query in order comes back as it is, and so do the parameters of the page. The API itself stays strict.
 */
export function repairQuery(query: string): string {
  const [, ...parts] = `&${query}`.replace(separator, '&').split('&');
  return parts.map(repairPart).join('&');
}

function repairPart(part: string): string {
  const [name = '', ...rest] = part.split('=');
  const field = fieldOf(name);
  if (!field) return part;
  const value = rest.join('=');
  const text = decoded(value);
  const repaired = field === 'page' ? digits(text) : repairValue(field, text);
  if (repaired === text && !value.includes('%25')) return part;
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
  const value = text.replace(trailing, '');
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
