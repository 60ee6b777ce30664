export const NBSP = '\u00A0';

export type Lang = 'ru' | 'en';

/** Numbers and dates as people read them (§1, §9). The no-break space is U+00A0 everywhere, whatever the platform's Intl gives. */
export interface Formats {
  /** '18 450 000' */
  number(value: number): string;
  /** Whole roubles without the sign: '18 450 000'. */
  price(roubles: number): string;
  /** '18 450 000 ₽' */
  priceWithSign(roubles: number): string;
  /** 'от X', 'до Y' and 'X — Y' of the price button, with тыс, млн, млрд: '10 — 35 млн ₽'. Empty when both ends are open. */
  priceRange(min: number | null, max: number | null): string;
  /** '54,3 м²': at most two decimals. */
  area(squareMetres: number): string;
  /** In a list a non-integer area shows two decimals: '54,30 м²' (§9). */
  areaInList(squareMetres: number): string;
  /** 'сегодня в 14:32', 'вчера в 19:40', '18 ноября', '18 ноября 2025', by Moscow time. */
  moment(date: Date, now: Date): string;
}

interface Words {
  readonly locale: string;
  readonly scales: readonly [string, string, string];
  readonly from: string;
  readonly to: string;
  readonly area: string;
  readonly todayAt: string;
  readonly yesterdayAt: string;
}

const words: Record<Lang, Words> = {
  ru: {
    locale: 'ru-RU',
    scales: ['тыс', 'млн', 'млрд'],
    from: 'от',
    to: 'до',
    area: 'м²',
    todayAt: 'сегодня в',
    yesterdayAt: 'вчера в',
  },
  en: {
    locale: 'en-GB',
    scales: ['k', 'm', 'bn'],
    from: 'from',
    to: 'up to',
    area: 'm²',
    todayAt: 'today at',
    yesterdayAt: 'yesterday at',
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

function createFormats(w: Words): Formats {
  const plain = (text: string) => text.replace(/[\u202F\u2009 ]/g, NBSP);
  const integer = new Intl.NumberFormat(w.locale, { maximumFractionDigits: 0 });
  const decimal = new Intl.NumberFormat(w.locale, { maximumFractionDigits: 2 });
  const twoDecimals = new Intl.NumberFormat(w.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  // A listing of Moscow is published by Moscow's clock, wherever it is read.
  const zone = { timeZone: 'Europe/Moscow' } as const;
  const dayOf = new Intl.DateTimeFormat('en-CA', { ...zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const time = new Intl.DateTimeFormat(w.locale, { ...zone, hour: '2-digit', minute: '2-digit' });
  const dayMonth = new Intl.DateTimeFormat(w.locale, { ...zone, day: 'numeric', month: 'long' });
  const dayMonthYear = new Intl.DateTimeFormat(w.locale, { ...zone, day: 'numeric', month: 'long', year: 'numeric' });

  const scaled = (roubles: number): { text: string; scale: string } => {
    const power = roubles >= 1e9 ? 3 : roubles >= 1e6 ? 2 : roubles >= 1e4 ? 1 : 0;
    const scale = power === 0 ? '' : (w.scales[power - 1] ?? '');
    return { text: plain(decimal.format(roubles / 1000 ** power)), scale };
  };
  const joined = ({ text, scale }: { text: string; scale: string }) => (scale ? `${text}${NBSP}${scale}` : text);

  return {
    number: (value) => plain(decimal.format(value)),
    price: (roubles) => plain(integer.format(roubles)),
    priceWithSign: (roubles) => `${plain(integer.format(roubles))}${NBSP}₽`,
    priceRange(min, max) {
      if (min === null && max === null) return '';
      if (min === null) return `${w.to}${NBSP}${joined(scaled(max ?? 0))}${NBSP}₽`;
      if (max === null) return `${w.from}${NBSP}${joined(scaled(min))}${NBSP}₽`;
      const low = scaled(min);
      const high = scaled(max);
      return `${low.scale === high.scale ? low.text : joined(low)} — ${joined(high)}${NBSP}₽`;
    },
    area: (value) => `${plain(decimal.format(value))}${NBSP}${w.area}`,
    areaInList: (value) => `${plain((Number.isInteger(value) ? integer : twoDecimals).format(value))}${NBSP}${w.area}`,
    moment(date, now) {
      const day = dayOf.format(date);
      if (day === dayOf.format(now)) return `${w.todayAt}${NBSP}${time.format(date)}`;
      if (day === dayOf.format(new Date(now.getTime() - 24 * 60 * 60 * 1000))) return `${w.yesterdayAt}${NBSP}${time.format(date)}`;
      const sameYear = day.slice(0, 4) === dayOf.format(now).slice(0, 4);
      return (sameYear ? dayMonth : dayMonthYear).format(date).replace(/\s?г\.$/, '');
    },
  };
}
