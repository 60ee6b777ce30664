import type { Formats } from '../../text/format/format';
import { pluralEn, pluralRu } from '../../text/format/plural';
import type { FieldType, FieldValue } from './fields';

export interface FormatterContext {
  readonly format: Formats;
  /** Reference date of 'сегодня'. */
  readonly now: Date;
}

/** Formats a value; absent values give an empty text. */
export type Apply = (value: FieldValue['value'], context: FormatterContext) => string;

export interface Formatter {
  readonly takes: FieldType;
  /** Null if the forms after the colon are invalid. */
  make(forms: readonly string[] | null): Apply | null;
}

const ofNumber = (write: (value: number, format: Formats) => string): Formatter => ({
  takes: 'number',
  make: (forms) => withoutForms(forms, (value, { format }) => (typeof value === 'number' ? write(value, format) : '')),
});

/** Formatters by name, as in `{{price | price}}`. */
export const formatters: ReadonlyMap<string, Formatter> = new Map<string, Formatter>([
  ['price', ofNumber((value, format) => format.priceWithSign(value))],
  ['number', ofNumber((value, format) => format.number(value))],
  ['area', ofNumber((value, format) => format.area(value))],
  ['plural', { takes: 'number', make: plural }],
  [
    'date',
    {
      takes: 'date',
      make: (forms) => withoutForms(forms, (value, { format, now }) => (value instanceof Date ? format.moment(value, now) : '')),
    },
  ],
]);

function withoutForms(forms: readonly string[] | null, apply: Apply): Apply | null {
  return forms?.length === 0 ? apply : null;
}

/** Three forms are Russian ('объявление', 'объявления', 'объявлений'), two are English, whatever the element's language. */
function plural(forms: readonly string[] | null): Apply | null {
  const [one, few, many] = forms ?? [];
  if (one === undefined || few === undefined || (forms?.length ?? 0) > 3) return null;
  return (value) => {
    if (typeof value !== 'number') return '';
    return many === undefined ? pluralEn(value, { one, other: few }) : pluralRu(value, { one, few, many });
  };
}
