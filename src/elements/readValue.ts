import type { PropSpec } from '../base/defineElement';

/** The value of a prop, or why it cannot be read. */
export type Reading = { readonly value: unknown } | { readonly fault: string };

/** Longer JSON in markup is a mistake or an attack; a property has no limit. */
const JSON_LIMIT = 65_536;

/**
 * Reads an attribute or a property, which frameworks may set as a string too. Absent and empty give the default; for a flag an empty attribute
 * is true. Never throws. `name` is used in the message.
 */
export function readValue(spec: PropSpec<unknown>, raw: unknown, name: string): Reading {
  if (raw === null || raw === undefined) return { value: spec.initial };
  if (raw === '' && spec.kind !== 'flag') return { value: spec.initial };
  const reading = readers[spec.kind](raw, spec, name);
  if ('fault' in reading || !spec.check) return reading;
  // The reader above returns the type that `check` expects.
  const complaint = (spec.check as (value: unknown) => string | null)(reading.value);
  return complaint === null ? reading : fault(`Значение ${name} не подходит. ${complaint}`);
}

/** WordPress and Word turn straight quotes into these; the parser of HTML takes them for a part of the value. */
const typographic = /^[“-„″«»]+|[“-„″«»]+$/g;

/** Returns the value of an attribute without typographic quotes around it. */
export function unquoted(raw: string): string {
  return raw.replace(typographic, '');
}

type Reader = (raw: unknown, spec: PropSpec<unknown>, name: string) => Reading;

const readers: Record<PropSpec<unknown>['kind'], Reader> = {
  text(raw, _spec, name) {
    if (typeof raw === 'string' || typeof raw === 'number') return { value: String(raw) };
    return fault(`Значение ${name} — не строка.`);
  },

  number(raw, _spec, name) {
    const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
    if (typeof value === 'number' && Number.isFinite(value)) return { value };
    return fault(`Значение ${quote(raw)} ${name} — не число. Укажите число, например 10.`);
  },

  flag(raw, _spec, name) {
    if (typeof raw === 'boolean') return { value: raw };
    if (typeof raw === 'string') return { value: raw !== 'false' };
    return fault(`Значение ${name} — не логическое. Передайте true или false.`);
  },

  choice(raw, { options = [] }, name) {
    if (typeof raw === 'string' && options.includes(raw)) return { value: raw };
    return fault(`Значение ${quote(raw)} ${name} не подходит. Возможные значения: ${options.join(', ')}.`);
  },

  query(raw, _spec, name) {
    if (typeof raw === 'string' || (typeof raw === 'object' && raw !== null)) return { value: raw };
    return fault(`Значение ${name} — не строка запроса и не объект. Пример: «room_count=1,2».`);
  },

  // Never quoted in messages: data may contain a secret.
  data(raw, _spec, name) {
    if (typeof raw !== 'string') return { value: raw };
    if (raw.length > JSON_LIMIT) return fault(`Значение ${name} длиннее 64 КБ. Передайте его свойством элемента.`);
    try {
      // An own `__proto__` key would survive parsing and could pollute a later merge.
      return { value: JSON.parse(raw, (key, value: unknown) => (key === '__proto__' ? undefined : value)) };
    } catch {
      return fault(`Значение ${name} — неверный JSON. Снаружи нужны одинарные кавычки, внутри двойные.`);
    }
  },
};

function fault(text: string): Reading {
  return { fault: `${text} Пока взято значение по умолчанию.` };
}

function quote(raw: unknown): string {
  // Converting an object of the page to a string may throw.
  const text = typeof raw === 'object' || typeof raw === 'function' ? typeof raw : String(raw);
  return `«${text.slice(0, 60)}»`;
}
