import type { WireAddressSuggestion } from '../../api/wire/address';
import { addressLimits } from '../../domain/address/addressLimits';
import { houseIndex } from '../../domain/address/houseIndex';
import type { Coordinates } from '../../domain/map/coordinates';
import { metresBetween } from '../../domain/map/geo';
import { json, type Route, refused } from '../fakeRoute';

/** Houses of the fake address service: street, house, then korpus or stroenie. */
const houses = [
  ['ул Тверская', 'улица', 'ул', 'Тверская', '12', ['стр', '1'], 55.76435, 37.60789, 1901, 5],
  ['ул Тверская', 'улица', 'ул', 'Тверская', '12', ['стр', '2'], 55.76476, 37.60741, 1904, 6],
  ['пр-кт Мира', 'проспект', 'пр-кт', 'Мира', '188Б', ['к', '1'], 55.83447, 37.65805, 2014, 58],
  ['пр-кт Мира', 'проспект', 'пр-кт', 'Мира', '188Б', ['к', '3'], 55.83548, 37.65834, 2015, 58],
  ['Чапаевский пер', 'переулок', 'пер', 'Чапаевский', '3', null, 55.7985, 37.52072, 2006, 57],
  ['ул Мосфильмовская', 'улица', 'ул', 'Мосфильмовская', '8', null, 55.72359, 37.52726, 2011, 53],
] as const;

const suggestions = houses.map(
  ([named, typeFull, type, street, house, block, latitude, longitude, year, floors]): WireAddressSuggestion => {
    const value = `г Москва, ${named}, д ${house}${block ? ` ${block.join(' ')}` : ''}`;
    return {
      value,
      unrestricted_value: value,
      data: {
        country: 'Россия',
        region_with_type: 'г Москва',
        city: 'Москва',
        city_with_type: 'г Москва',
        city_district: null,
        settlement: null,
        settlement_with_type: null,
        street,
        street_type: type,
        street_type_full: typeFull,
        street_with_type: named,
        house,
        house_type: 'д',
        house_type_full: 'дом',
        block: block?.[1] ?? null,
        block_type: block?.[0] ?? null,
        block_type_full: block ? (block[0] === 'к' ? 'корпус' : 'строение') : null,
        geo_lat: latitude.toFixed(5),
        geo_lon: longitude.toFixed(5),
        qc_geo: '0',
        fias_level: '8',
        building: { year_built: year, floors_number: floors, type: 2 },
      },
    };
  },
);

const streets = [...new Set(houses.map(([named]) => named))].map((street) => {
  const own = houses.filter(([named]) => named === street);
  const [, type = '', , name = ''] = own[0] ?? [];
  return {
    type,
    name,
    settlement: '',
    houses: own.map(([, , , , number, block, latitude, longitude]) => {
      const [kind = '', part = ''] = block ?? [];
      return { number, corpus: kind === 'к' ? part : '', building: kind === 'стр' ? part : '', district: '', latitude, longitude };
    }),
  };
});

/** The register of houses of a fake server. */
export const fakeHouses = houseIndex(streets);

/** Suggestions of addresses in DaData's format: every word has to begin a word of the address. */
export const addressRoutes: readonly Route[] = [
  {
    path: /\/rs\/suggest\/address$/,
    POST(_world, _params, { body }) {
      const query = valueOf(body, 'query');
      if (typeof query !== 'string' || query.length > addressLimits.queryLength) return refused(['query']);
      const words = wordsOf(query);
      const found = suggesting(words);
      // A house that the street does not have: the street and its houses, as on the reference server.
      const named = words.filter((word) => !/^\d/.test(word));
      const others = found.length === 0 && named.length < words.length ? suggesting(named) : [];
      return json({ suggestions: [...found, ...others.slice(0, 1).map(streetOf), ...others] });
    },
  },
  {
    path: /\/rs\/geolocate\/address$/,
    POST(_world, _params, { body }) {
      const [latitude, longitude] = [valueOf(body, 'lat'), valueOf(body, 'lon')];
      const count = valueOf(body, 'count') ?? 10;
      if (typeof latitude !== 'number' || typeof longitude !== 'number' || typeof count !== 'number') return refused(['lat', 'lon']);
      const near = suggestions
        .map((suggestion) => ({ suggestion, metres: metresBetween(placeOf(suggestion), { latitude, longitude }) }))
        .filter(({ metres }) => metres <= 100)
        .sort((a, b) => a.metres - b.metres);
      return json({ suggestions: near.slice(0, count).map(({ suggestion }) => suggestion) });
    },
  },
];

/** Every word has to begin a word of the address. */
function suggesting(words: readonly string[]): WireAddressSuggestion[] {
  if (words.length === 0) return [];
  return suggestions.filter(({ value }) => words.every((word) => wordsOf(value).some((known) => known.startsWith(word))));
}

function streetOf({ data }: WireAddressSuggestion): WireAddressSuggestion {
  const value = `г Москва, ${data.street_with_type}`;
  const none = { house: null, house_type: null, house_type_full: null, block: null, block_type: null, block_type_full: null };
  const street = { ...data, ...none, geo_lat: null, geo_lon: null, qc_geo: null, fias_level: '7', building: null };
  return { value, unrestricted_value: value, data: street };
}

function placeOf({ data }: WireAddressSuggestion): Coordinates {
  return { latitude: Number(data.geo_lat), longitude: Number(data.geo_lon) };
}

/** Returns the words of a text without those for city, street, house and building. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^а-яё0-9]+/);
  return words.filter((word) => word !== '' && !/^(г|москва|ул|улица|пр|кт|проспект|пер|переулок|д|дом|к|корпус|стр|строение)$/.test(word));
}

function valueOf(body: unknown, field: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
}
