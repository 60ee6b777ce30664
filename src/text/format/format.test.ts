import { describe, expect, it } from 'vitest';
import { chatDates } from '../chat/chatDates';
import { formatsFor, type Lang, NBSP } from './format';
import { pluralEn, pluralRu } from './plural';

const locales = { ru: 'ru-RU', en: 'en-GB' } as const;
const languages = Object.entries(locales) as [Lang, string][];

/** Repeatable numbers from 0 to 1. */
function randoms(): () => number {
  let state = 42;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

describe.each(languages)('formats of %s are those of Intl', (lang, locale) => {
  const formats = formatsFor(lang);

  it('for numbers', () => {
    const intl = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    const random = randoms();
    const some = Array.from({ length: 3000 }, (_, at) => random() * 10 ** (at % 13));
    const values = some.flatMap((value) => [
      value,
      -Math.round(value),
      Math.round(value),
      Math.round(value * 100) / 100,
      Math.round(value * 1000) / 1000,
    ]);
    for (const value of [0, 0.5, 1.005, 999, 1000, 999_999.995, 18_450_000, 1e12, ...values]) {
      // Zero has no sign here.
      expect(formats.number(value), String(value)).toBe(intl.format(value || 0).replace(/[\u202F\u2009 ]/g, NBSP));
    }
  });

  it('for numbers of any size, which a broken server may send', () => {
    for (const value of [1e-7, -1e-7, 5e-324, 0.0000011]) expect(formats.number(value)).toBe('0');
    for (const value of [1e15, 123_456_789_012_345_680, -1e20]) {
      expect(formats.number(value)).toBe(new Intl.NumberFormat(locale).format(value).replace(/[\u202F\u2009 ]/g, NBSP));
    }
    expect(formats.number(Number.MAX_VALUE)).toMatch(/^1[\d.,]+e\+308$/);
    expect(() => formats.moment(new Date(8.64e15), new Date(8.64e15))).not.toThrow();
  });

  it('for times and days', () => {
    const clock = new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Moscow', hour: '2-digit', minute: '2-digit' });
    const day = new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Moscow', day: 'numeric', month: 'long' });
    const full = new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Moscow', day: '2-digit', month: '2-digit', year: 'numeric' });
    const dates = chatDates(lang);
    const random = randoms();
    const [start, end] = [Date.UTC(2014, 10, 1), Date.UTC(2040, 0, 1)];
    const later = new Date(end + 366 * 86_400_000);
    for (let count = 0; count < 2000; count += 1) {
      // Every fourth at the edge of a day in Moscow.
      const at = start + Math.floor(random() * (end - start));
      const date = new Date(count % 4 === 0 ? Math.floor(at / 86_400_000) * 86_400_000 - 3 * 3_600_000 - (count % 8 === 0 ? 1 : 0) : at);
      expect(dates.time(date)).toBe(clock.format(date));
      expect(formats.date(date, date)).toBe(day.format(date));
      expect(formats.moment(date, later)).toBe(`${day.format(date)} ${dates.brief(date, later, { yesterday: '' }).slice(-4)}`);
      expect(dates.brief(date, later, { yesterday: '' })).toBe(full.format(date));
      expect(formats.moment(date, date)).toMatch(new RegExp(`${NBSP}${clock.format(date)}$`));
    }
  });
});

describe('plural forms are those of Intl', () => {
  const forms = { one: 'one', few: 'few', many: 'many', other: 'other' };
  const counts = [...Array.from({ length: 1200 }, (_, at) => at), 0.5, 1.5, 21.5, 111.1, 1_000_001, 1_000_011];

  it('in Russian', () => {
    const rules = new Intl.PluralRules('ru');
    for (const count of counts) expect(pluralRu(count, forms), String(count)).toBe(rules.select(count).replace('other', 'few'));
  });

  it('in English', () => {
    const rules = new Intl.PluralRules('en');
    for (const count of counts) expect(pluralEn(count, forms), String(count)).toBe(rules.select(count));
  });
});
