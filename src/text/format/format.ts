export const NBSP = '\u00A0';

export type Lang = 'ru' | 'en';

/** Formats numbers and dates (§1, §9). The no-break space is always U+00A0, whatever `Intl` of the platform returns. */
export interface Formats {
  /** '18 450 000' */
  number(value: number): string;
  /** Whole roubles without the sign: '18 450 000'. */
  price(roubles: number): string;
  /** '18 450 000 ₽' */
  priceWithSign(roubles: number): string;
  /** '54,30 м²', '61 м²': two decimals or none, in lists (§9) and everywhere else. */
  area(squareMetres: number): string;
  /** 'сегодня в 14:32', 'вчера в 19:40', '18 ноября', '18 ноября 2025', by Moscow time. */
  moment(date: Date, now: Date): string;
}

interface Words {
  readonly locale: string;
  readonly area: string;
  readonly todayAt: string;
  readonly yesterdayAt: string;
}

const words: Record<Lang, Words> = {
  ru: {
    locale: 'ru-RU',
    area: 'м²',
    todayAt: 'сегодня в',
    yesterdayAt: 'вчера в',
  },
  en: {
    locale: 'en-GB',
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
  // Created once, on first use: on a slow phone that costs more than a thousand uses.
  const decimal = once(() => new Intl.NumberFormat(w.locale, { maximumFractionDigits: 2 }));
  const number = (value: number) => plain(decimal().format(value));
  // Always Moscow time. With the day before it, `Intl` puts the month into the genitive.
  const clock = once(
    () =>
      new Intl.DateTimeFormat(w.locale, {
        timeZone: 'Europe/Moscow',
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      }),
  );
  const parts = (date: Date) =>
    Object.fromEntries(
      clock()
        .formatToParts(date)
        .map(({ type, value }) => [type, value]),
    );
  // Cached for a minute, since all cards compare with the same two days.
  const known = new Map<number, ReturnType<typeof parts>>();
  const read = (date: Date) => {
    const minute = Math.floor(date.getTime() / 60_000);
    const found = known.get(minute) ?? parts(date);
    if (known.size > 99) known.clear();
    known.set(minute, found);
    return found;
  };

  return {
    number,
    price: (roubles) => number(Math.round(roubles)),
    priceWithSign: (roubles) => `${number(Math.round(roubles))}${NBSP}₽`,
    // Add the missing zero of a single decimal.
    area: (value) => `${number(value).replace(/([.,]\d)$/, '$10')}${NBSP}${w.area}`,
    moment(date, now) {
      const then = read(date);
      const isSameDay = (other: Date) => {
        const { year, month, day } = read(other);
        return year === then.year && month === then.month && day === then.day;
      };
      const time = `${then.hour}:${then.minute}`;
      if (isSameDay(now)) return `${w.todayAt}${NBSP}${time}`;
      if (isSameDay(new Date(now.getTime() - 24 * 60 * 60 * 1000))) return `${w.yesterdayAt}${NBSP}${time}`;
      const day = `${then.day} ${then.month}`;
      return read(now).year === then.year ? day : `${day} ${then.year}`;
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
