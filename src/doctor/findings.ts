import { fixes } from './fixes';

export type FindingCode = keyof typeof fixes;

/** Something that is wrong on the page, with what to do about it. Codes are stable. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning';
  readonly ru: string;
  readonly en: string;
  /** What the finding concerns, if that is one element. */
  readonly element?: Element;
}

/** A value for a sentence; a pair is in Russian and in English. */
export type Value = string | readonly [ru: string, en: string];

/** Returns a finding with its sentences, whose `{0}`, `{1}` are the values. */
export function finding(code: FindingCode, values: readonly Value[] = [], element?: Element): Finding {
  const [severity, ...sentences] = fixes[code];
  const [ru = '', en = ''] = sentences.map((sentence, language) =>
    sentence.replace(/\{(\d)\}/g, (_hole, at: string) => {
      const value = values[Number(at)] ?? '';
      return typeof value === 'string' ? value : (value[language] ?? '');
    }),
  );
  return { code, severity, ru, en, ...(element && { element }) };
}
