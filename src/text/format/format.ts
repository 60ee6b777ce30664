import { dayBefore, moscowClock, moscowDay } from './moscowTime';

export const NBSP = '\u00A0';

export type Lang = 'ru' | 'en';

/** Formats numbers and dates (§1, §9), dates by Moscow time. The space in a number is U+00A0. */
export interface Formats {
  /** '18 450 000' */
  number(value: number): string;
  /** Whole roubles without the sign: '18 450 000'. */
  price(roubles: number): string;
  /** '18 450 000 ₽' */
  priceWithSign(roubles: number): string;
  /** '54,30 м²', '61 м²': two decimals or none, in lists (§9) and everywhere else. */
  area(squareMetres: number): string;
  /** '18 ноября', '18 ноября 2025' */
  date(date: Date, now: Date): string;
  /** 'сегодня в 14:32', 'вчера в 19:40', '18 ноября', '18 ноября 2025', by Moscow time. */
  moment(date: Date, now: Date): string;
}

interface Words {
  readonly group: string;
  readonly decimal: string;
  readonly area: string;
  readonly todayAt: string;
  readonly yesterdayAt: string;
  /** Months as they are written after a day. */
  readonly months: readonly string[];
}

const words: Record<Lang, Words> = {
  ru: {
    group: NBSP,
    decimal: ',',
    area: 'м²',
    todayAt: 'сегодня в',
    yesterdayAt: 'вчера в',
    months: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
  },
  en: {
    group: ',',
    decimal: '.',
    area: 'm²',
    todayAt: 'today at',
    yesterdayAt: 'yesterday at',
    months: 'January February March April May June July August September October November December'.split(' '),
  },
};

const made = new Map<Lang, Formats>();

export function formatsFor(lang: Lang): Formats {
  let formats = made.get(lang);
  if (!formats) {
    formats = createFormats(words[lang]);
    made.set(lang, formats);
  }
  return formats;
}

/** Rounds by the digits that are written, so that 1.005 becomes 1.01: the number itself is a little less. */
function twoDecimals(value: number): number {
  const size = Math.abs(value);
  // Beyond these sizes a number is written with an exponent, and has no second decimal.
  return size > 1e-6 && size < 1e15 ? Math.round(Number(`${value}e2`)) / 100 : Math.round(value);
}

/** This works without `Intl`, whose first use takes a slow phone 50 ms: a fifth of the longest task before the first card. */
function createFormats(w: Words): Formats {
  const number = (value: number) =>
    String(twoDecimals(value))
      .replace('.', w.decimal)
      .replace(/\B(?=(\d{3})+\b)/g, w.group);
  const date = (moment: Date, now: Date) => {
    const [year = '', month, day] = moscowDay(moment).split('-');
    return `${Number(day)} ${w.months[Number(month) - 1]}${moscowDay(now).startsWith(year) ? '' : ` ${year}`}`;
  };

  return {
    number,
    price: (roubles) => number(Math.round(roubles)),
    priceWithSign: (roubles) => `${number(Math.round(roubles))}${NBSP}₽`,
    // Add the missing zero of a single decimal.
    area: (value) => `${number(value).replace(/([.,]\d)$/, '$10')}${NBSP}${w.area}`,
    date,
    moment(moment, now) {
      const clock = NBSP + moscowClock(moment);
      const day = moscowDay(moment);
      if (day === moscowDay(now)) return w.todayAt + clock;
      return day === moscowDay(dayBefore(now)) ? w.yesterdayAt + clock : date(moment, now);
    },
  };
}
