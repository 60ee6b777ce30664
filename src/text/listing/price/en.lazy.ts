import { NBSP } from '../../format/format';
import type { ListingPriceMessages } from './ru';

export const en: ListingPriceMessages = {
  title: 'The price compared',
  loading: 'Loading the comparison of the price',
  judgement: ({ side, percent }) =>
    side === 'same' ? 'like similar ones' : `${percent}% ${side === 'below' ? 'below' : 'above'} similar ones`,
  own: 'this one',
  middle: 'middle',
  evidence: (count, what, areas, district, deal) =>
    `${count} similar: ${what} of ${areas}${district && `, ${district}`}, now ${deal === 'rent' ? 'to rent. Prices are converted to this area' : 'for sale'}. The light band is half of them.`,
  areas: (from, to) => `${from} to ${to}`,
  district: (name) => `${name} district`,
  half: (from, to) => `Half of them cost from ${from} to ${to}.`,
  what: (realty, rooms) => {
    if (realty !== 'flat' && realty !== 'apartments') return { house: 'houses', room: 'rooms', studio: 'studios' }[realty];
    const noun = realty === 'flat' ? 'flats' : 'apartments';
    if (rooms === 'studio') return realty === 'flat' ? 'studios' : 'studio apartments';
    return rooms === '4+' ? `${noun} with 4 rooms or more` : rooms === null ? noun : `${rooms}-room ${noun}`;
  },
  tooFew: (fewest) => `There are too few similar listings to compare the price with: at least ${fewest} are needed.`,
  history: 'Price history',
  caption: 'How the price changed',
  date: 'Date',
  price: 'Price',
  change: 'Change',
  published: 'published',
  millions: (number) => `${number}${NBSP}M`,
  thousands: (number) => `${number}${NBSP}K`,
};
