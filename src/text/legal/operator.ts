import type { Lang } from '../format/format';

/** Who runs the site, as named in its footer and its legal texts. */
export interface Operator {
  readonly company: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** The day from which agreement and policy are in force. */
  readonly date: string;
}

/** A number that no one has, and a reserved domain. */
const contacts = { phone: '+7 (000) 000-00-00', email: 'hello@kvartal.example' };

/** Sample data, marked as such in the legal texts. The operator of the site replaces it here. */
export const operator: Readonly<Record<Lang, Operator>> = {
  ru: { ...contacts, company: 'ООО «Пример»', address: 'Москва, Примерная улица, дом 1', date: '1 января 2026 года' },
  en: { ...contacts, company: 'Sample LLC', address: 'Primernaya Street 1, Moscow', date: '1 January 2026' },
};
