import type { ApiError, FieldMessages } from './errors';

/** How deep fields may be nested, and how many may have messages: a broken server must not stop the page. */
const bounds = { depth: 8, fields: 500 };

/** Reads the body of a refusal, whatever it is: `{detail}`, `{message}`, field messages, a list, a string, HTML or nothing. */
export function rejection(status: number, body: unknown): ApiError {
  if (typeof body === 'string') return { kind: 'rejected', status, detail: body.slice(0, 500) || null, fields: {} };
  if (typeof body !== 'object' || body === null) return { kind: 'rejected', status, detail: null, fields: {} };
  if (Array.isArray(body)) return { kind: 'rejected', status, detail: null, fields: fieldMessages({ non_field_errors: body }) };
  const record = body as Record<string, unknown>;
  const detail = record.detail ?? record.message;
  const { detail: _detail, message, status_code: _status, ...rest } = record;
  const inMessage = Array.isArray(message) ? { non_field_errors: message } : typeof message === 'object' ? message : {};
  const source = { ...rest, ...inMessage };
  return { kind: 'rejected', status, detail: typeof detail === 'string' ? detail : null, fields: fieldMessages(source) };
}

function fieldMessages(source: object): FieldMessages {
  const found = new Map<string, string[]>();
  for (const [name, value] of Object.entries(source)) collect(found, name, value, 0);
  return Object.fromEntries(found);
}

/**
 * Adds the messages of a value under their paths: `address.house_number`, `photos_upload[2]`. A server says the place in a list either by its index
 * as a name or by empty values before it.
 */
function collect(found: Map<string, string[]>, path: string, value: unknown, depth: number): void {
  if (typeof value === 'string') {
    const messages = found.get(path) ?? [];
    if (messages.length === 0 && found.size >= bounds.fields) return;
    found.set(path, [...messages, plainMessage(path, value)]);
  } else if (typeof value === 'object' && value !== null && depth < bounds.depth) {
    for (const [name, inner] of Object.entries(value)) {
      const isMessage = typeof inner === 'string' && Array.isArray(value);
      const isPlace = /^\d+$/.test(name);
      collect(found, isMessage ? path : isPlace ? `${path}[${name}]` : `${path}.${name}`, inner, depth + 1);
    }
  }
}

/** Replaces two messages of the server by plainer ones (§8). */
function plainMessage(field: string, text: string): string {
  if (text.includes('больше либо равно 5')) return 'Минимум 5 м²';
  if (text.includes('меньше либо равно 180')) return field.endsWith('floor') ? 'Максимум 180 этажей' : 'Максимум 180';
  return text;
}
