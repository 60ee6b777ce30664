import type { FormMessage } from '../../domain/forms/formMessage';
import { NBSP } from './format';

/** Words of a catalogue by form and problem; `{max}` stands for a number of the message. */
export type ProblemWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** 'registration.nameMissing' for `{ registration: { nameMissing: '…' } }`. */
export type MessageKeyOf<W extends ProblemWords> = { [F in keyof W & string]: `${F}.${keyof W[F] & string}` }[keyof W & string];

/** Returns the words of a message. */
export function messageText<W extends ProblemWords>(words: W, { key, params }: FormMessage<MessageKeyOf<W>>): string {
  const [form = '', problem = ''] = key.split('.');
  return (words[form]?.[problem] ?? key).replace(/\{(\w+)\}/g, (hole, name: string) => grouped(String(params?.[name] ?? hole)));
}

/** Thousands apart, but for years and other numbers of four digits. */
const grouped = (text: string) => (/^\d{5,}$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, NBSP) : text);
