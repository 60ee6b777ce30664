import type { ListingRealtyType, RealtyType, Rooms } from '../../domain/enumerations';
import { roomsInWords } from '../../domain/listing/roomsInWords';
import { unwalkedKilometres } from '../../domain/metro/unwalkedKilometres';
import { NBSP } from '../format/format';
import { pluralEn } from '../format/plural';
import type { Messages } from './ru';

function wayToMetro(minutes: number, onFoot: string): string {
  const kilometres = unwalkedKilometres(minutes);
  return kilometres ? `${kilometres}${NBSP}km` : `${minutes}${NBSP}min${onFoot}`;
}

export const en = {
  brand: 'Kvartal',

  form: {
    name: 'Property search',
    deal: 'Deal',
    dealOption: { sale: 'Buy', rent: 'Rent' },
    realty: 'Property type',
    realtyOption: { flat: 'Flat', apartments: 'Apartments' },
    rooms: 'Number of rooms',
    roomsPlaceholder: 'Rooms',
    roomsOption: (rooms) => (rooms === 'studio' ? 'Studio' : rooms),
    roomsSummary: (runs) =>
      runs
        .map(({ from, to }) => {
          if (from === 'studio') return 'Studio';
          return `${from === to ? from : `${from}-${to}`}${NBSP}rooms`;
        })
        .join(', '),
    price: 'Price',
    pricePlaceholder: 'Price',
    priceFrom: 'from',
    priceTo: 'to',
    notWhole: 'Enter a whole number',
    notNumber: 'Enter a number',
    priceMin: 'Price from',
    priceMax: 'Price to',
    apply: 'Apply',
    reset: 'Reset',
    metro: 'Metro',
    metroPlaceholder: 'Station name',
    metroList: 'Metro stations',
    metroLettersRow: '⚠ Only letters of the Russian alphabet',
    metroFailed: 'Metro stations could not be loaded',
    metroNothing: 'Nothing found',
    metroLoading: 'Loading stations…',
    metroRemove: (name) => `Remove station ${name}`,
    submit: 'Show',
    submitCount: (count) => `Show ${count}`,
    filters: 'Filters',
    failed: 'Something went wrong',
  },

  results: {
    name: 'Listings',
    heading: (trade, realty, rooms) => `${trade === 'sale' ? 'Buy' : 'Rent'} ${whatEn(realty, rooms)} in Moscow`,
    countNoun: (count) => pluralEn(count, { one: 'listing', other: 'listings' }),
    loading: 'Loading listings',
    sort: 'Sort',
    sortOption: {
      newest: 'Newest first',
      cheapest: 'Price: low to high',
      dearest: 'Price: high to low',
      nearest: 'Closer to the metro',
      firstPayment: 'First payment',
      unitPrice: `Price per${NBSP}m²`,
    },
    emptyTitle: 'No listings match this search',
    emptyText: 'Try changing the search criteria',
    home: 'Home page',
    refresh: 'Refresh',
    networkTitle: 'No internet connection',
    networkText: 'Please try again.',
    failedTitle: 'A critical error has occurred',
    failedText: 'Try reloading the page.',
    onMap: 'On the map',
    toList: 'Back to the list',
    all: 'All listings',
    poweredBy: 'Search by Kvartal',
  },

  pagination: {
    name: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    current: (page) => `Page ${page}, current`,
  },

  listing: {
    kind: (realty, rooms) => kindEn(realty, rooms),
    deal: { sale: 'For sale', rent: 'To rent' },
    area: 'Area',
    floor: 'Floor',
    floorOf: (floor, floors) => (floors === null ? `${floor}` : `${floor}${NBSP}of${NBSP}${floors}`),
    floors: (count) => `${count}${NBSP}${pluralEn(count, { one: 'floor', other: 'floors' })}`,
    building: 'Building',
    buildingOption: {
      brick: 'Brick',
      monolithic: 'Monolithic',
      panel: 'Panel',
      block: 'Block',
      brickMonolithic: 'Brick and monolithic',
      wooden: 'Wooden',
    },
    repair: 'Renovation',
    repairOption: { none: 'None', cosmetic: 'Cosmetic', euro: 'European style', designer: 'Designer' },
    owner: { owner: 'Owner', agent: 'Agent' },
    perSquareMetre: (price) => `${price}${NBSP}₽ per${NBSP}m²`,
    perMonth: 'a month',
    firstPayment: (sum) => `First payment ${sum}`,
    onFoot: (minutes) => wayToMetro(minutes, ' on foot'),
    onFootShort: (minutes) => wayToMetro(minutes, ''),
    noMetro: 'No metro found',
    noPhoto: 'No photo',
    brokenPhoto: 'Photo could not be loaded',
    photo: (index, count) => `Photo ${index} of ${count}`,
    previousPhoto: 'Previous photo',
    nextPhoto: 'Next photo',
    fresh: 'New',
    notFoundTitle: 'Page not found',
    notFoundText: 'The address may be mistyped, or the page was deleted.',
    unknownPrice: 'Price not given',
    loading: 'Loading the listing',
  },

  critical: {
    title: 'A critical error has occurred',
    text: 'Try reloading the page.',
    refresh: 'Refresh',
  },
} satisfies Messages;

/** 'a flat', 'a 1- or 2-room flat', 'a flat with 3 or more rooms', 'a studio flat', 'a studio or 2-room flat'. */
function whatEn(realty: RealtyType, rooms: readonly Rooms[]): string {
  const noun = realty === 'flat' ? 'flat' : 'apartments';
  const article = realty === 'flat' ? 'a ' : '';
  const { isStudio, exact, from } = roomsInWords(rooms);
  const parts = exact.map((room, index) => (index < exact.length - 1 ? `${room}-` : `${room}-room`));
  if (isStudio) parts.unshift('studio');
  const adjective = parts.join(', ').replace(/, (?=[^,]*$)/, ' or ');
  const what = `${article}${adjective ? `${adjective} ` : ''}${noun}`;
  if (!from) return what;
  const one = realty === 'flat' ? 'one' : 'ones';
  return `${what}${adjective ? ` or ${one}` : ''} with ${from} or more rooms`;
}

function kindEn(realty: ListingRealtyType, rooms: Rooms | null): string {
  const nouns: Record<ListingRealtyType, string> = {
    flat: 'flat',
    apartments: 'apartments',
    house: 'house',
    room: 'room',
    studio: 'studio',
  };
  if (realty === 'studio' || (rooms === 'studio' && realty === 'flat')) return 'Studio';
  if (rooms === 'studio') return `Studio ${nouns[realty]}`;
  if (rooms === null || realty === 'room') return nouns[realty].charAt(0).toUpperCase() + nouns[realty].slice(1);
  return `${rooms}-room ${nouns[realty]}`;
}
