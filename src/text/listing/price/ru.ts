import type { ListingRealtyType, Rooms, TradeType } from '../../../domain/enumerations';
import type { PriceJudgement } from '../../../domain/price/judgePrice';
import { NBSP } from '../../format/format';
import { pluralRu } from '../../format/plural';

/** Texts of the price of a listing: how it compares, and what it was. */
export const ru = {
  title: 'Оценка цены',
  loading: 'Загрузка оценки цены',
  /** 'на 6 % ниже похожих' */
  judgement: ({ side, percent }: Pick<PriceJudgement, 'side' | 'percent'>): string =>
    side === 'same' ? `как у${NBSP}похожих` : `на${NBSP}${percent}${NBSP}% ${side === 'below' ? 'ниже' : 'выше'} похожих`,
  own: 'эта',
  middle: 'середина',
  /** What was compared, true to `similarFlats`; `district` is empty where it is unknown. */
  evidence: (count: number, what: string, areas: string, district: string, deal: TradeType): string =>
    `${count}${NBSP}${pluralRu(count, { one: 'похожее', few: 'похожих', many: 'похожих' })}: ${what} площадью ${areas}${district && `, ${district}`}, сейчас ${deal === 'rent' ? `сдаются` : `в${NBSP}продаже`}.${deal === 'rent' ? ' Цены пересчитаны на эту площадь.' : ''} Светлая полоса${NBSP}— половина из${NBSP}них.`,
  /** '43–65 м²' */
  areas: (from: string, to: string): string => `${from}–${to}`,
  district: (name: string): string => (/район|округ|поселение/i.test(name) ? name : `район${NBSP}${name}`),
  /** The band in words, for those who do not see it. */
  half: (from: string, to: string): string => `Половина из них стоит от${NBSP}${from} до${NBSP}${to}.`,
  /** Flats of these rooms, in the plural. */
  what: (realty: ListingRealtyType, rooms: Rooms | null): string => {
    if (realty !== 'flat' && realty !== 'apartments') return { house: 'дома', room: 'комнаты', studio: 'студии' }[realty];
    const noun = realty === 'flat' ? 'квартиры' : 'апартаменты';
    if (rooms === 'studio') return realty === 'flat' ? 'студии' : 'апартаменты-студии';
    return rooms === '4+' ? `${noun} от${NBSP}4${NBSP}комнат` : rooms === null ? noun : `${rooms}-комнатные ${noun}`;
  },
  tooFew: (fewest: number): string => `Похожих объявлений мало, сравнить цену не с${NBSP}чем: нужно хотя${NBSP}бы${NBSP}${fewest}.`,
  history: 'История цены',
  caption: 'Как менялась цена',
  date: 'Дата',
  price: 'Цена',
  change: 'Изменение',
  published: 'опубликовано',
  /** Prices beside the chart. */
  millions: (number: string): string => `${number}${NBSP}млн`,
  thousands: (number: string): string => `${number}${NBSP}тыс.`,
};

export type ListingPriceMessages = typeof ru;
