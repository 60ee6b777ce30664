import type { TemplateProblem } from '../../state/runtime/templateProblems';
import type { FieldType, FieldValues } from './fields';
import { type Apply, type FormatterContext, formatters } from './formatters';

/** Part of a text or attribute value: literal, or a field. */
export type Piece = string | Placeholder;

export interface Placeholder {
  readonly field: string;
  /** Absent if the field's own text is shown. */
  readonly apply?: Apply;
}

export type Report = (problem: TemplateProblem) => void;

const placeholder = /\{\{([^{}]*)\}\}/g;
/** A name and an optional formatter with forms. No paths, calls or operators. */
const shape = /^\s*([^\s|:'"]+)\s*(?:\|\s*([^\s|:'"]+)\s*(?::([^|]*))?)?$/;
const form = /^\s*(?:'([^']*)'|"([^"]*)")\s*(?:,|$)/;

/** Parses a text once; values are inserted later and never parsed for placeholders. Invalid placeholders show nothing. */
export function readPieces(text: string, fields: ReadonlyMap<string, FieldType>, report: Report): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(placeholder)) {
    pieces.push(text.slice(end, found.index));
    end = found.index + found[0].length;
    const read = readPlaceholder(found[1] ?? '', fields, report);
    if (read) pieces.push(read);
  }
  pieces.push(text.slice(end));
  const unread = pieces.find((piece) => typeof piece === 'string' && piece.includes('{{'));
  if (typeof unread === 'string') report({ kind: 'placeholder', name: unread.slice(unread.indexOf('{{')) });
  return pieces.filter((piece) => piece !== '');
}

function readPlaceholder(inner: string, fields: ReadonlyMap<string, FieldType>, report: Report): Placeholder | null {
  const [, field, formatterName, rest] = shape.exec(inner) ?? [];
  if (field === undefined) {
    report({ kind: 'placeholder', name: `{{${inner}}}` });
    return null;
  }
  const type = fields.get(field);
  if (type === undefined) {
    report({ kind: 'field', name: field, known: [...fields.keys()] });
    return null;
  }
  if (formatterName === undefined) return { field };
  const formatter = formatters.get(formatterName);
  if (!formatter) {
    report({ kind: 'formatter', name: formatterName, known: [...formatters.keys()] });
    return null;
  }
  if (formatter.takes !== type) {
    report({ kind: 'formatterOfField', name: formatterName, field });
    return null;
  }
  const apply = formatter.make(readForms(rest ?? ''));
  if (!apply) report({ kind: 'forms', name: `{{${inner}}}` });
  return apply && { field, apply };
}

/** Parses `'объявление', 'объявления', 'объявлений'`; null for anything but quoted texts. */
function readForms(text: string): string[] | null {
  const forms: string[] = [];
  let rest = text;
  while (rest.trim() !== '') {
    const found = form.exec(rest);
    if (!found) return null;
    forms.push(found[1] ?? found[2] ?? '');
    rest = rest.slice(found[0].length);
  }
  return forms;
}

/** Returns the text with values inserted. */
export function textOf(pieces: readonly Piece[], values: FieldValues, context: FormatterContext): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : fieldText(piece, values, context))).join('');
}

function fieldText({ field, apply }: Placeholder, values: FieldValues, context: FormatterContext): string {
  const found = values.get(field);
  if (!found) return '';
  return apply ? apply(found.value, context) : found.text;
}
