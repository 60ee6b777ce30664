import type { WireAddressData, WireAddressSuggestion } from '../../../src/api/wire/address';
import { shortType } from '../../../src/domain/address/streetTypes';
import type { City } from '../../../src/domain/city/city';
import { moscow } from '../../../src/domain/city/moscow';
import type { FoundAddress } from './addressRegister';

const nothing: WireAddressData = {
  country: 'Россия',
  region_with_type: null,
  city: null,
  city_with_type: null,
  city_district: null,
  settlement: null,
  settlement_with_type: null,
  street: null,
  street_type: null,
  street_type_full: null,
  street_with_type: null,
  house: null,
  house_type: null,
  house_type_full: null,
  block: null,
  block_type: null,
  block_type_full: null,
  geo_lat: null,
  geo_lon: null,
  qc_geo: null,
  fias_level: '1',
  building: null,
};

/** Returns what was found as DaData answers it: 'г Москва, Турчанинов пер, д 6 стр 2'. */
export function encodeAddress(found: FoundAddress, { names: { name } }: Pick<City, 'names'> = moscow): WireAddressSuggestion {
  const city = { region_with_type: `г ${name}`, city: name, city_with_type: `г ${name}` };
  const data: WireAddressData = { ...nothing, ...city, ...streetData(found), ...houseData(found) };
  const house =
    data.house === null ? [] : [`${data.house_type} ${data.house}`, ...(data.block === null ? [] : [`${data.block_type} ${data.block}`])];
  const value = [data.region_with_type, data.settlement_with_type, data.street_with_type, house.join(' ')].filter(Boolean).join(', ');
  return { value, unrestricted_value: value, data };
}

function streetData({ street }: FoundAddress): Partial<WireAddressData> {
  if (!street) return {};
  const settlement = street.settlement.split(', ').at(-1) ?? '';
  return {
    fias_level: street.name ? '7' : '6',
    ...(settlement && { settlement: settlement.replace(/^\S+ /, ''), settlement_with_type: settlement.replace('.', '') }),
    ...(street.name && {
      street: street.name,
      street_type: shortType(street.type),
      street_type_full: street.type,
      street_with_type: withType(street.name, street.type),
    }),
  };
}

function houseData({ house }: FoundAddress): Partial<WireAddressData> {
  if (!house) return {};
  const isCorpus = house.number.startsWith('к');
  const block = [house.corpus, house.building && `${house.corpus && 'стр '}${house.building}`].filter(Boolean).join(' ');
  return {
    fias_level: '8',
    city_district: house.district || null,
    house: isCorpus ? house.number.slice(1) : house.number,
    house_type: isCorpus ? 'к' : 'д',
    house_type_full: isCorpus ? 'корпус' : 'дом',
    ...(block && {
      block,
      block_type: house.corpus ? 'к' : 'стр',
      block_type_full: house.corpus ? 'корпус' : 'строение',
    }),
    geo_lat: house.latitude.toFixed(5),
    geo_lon: house.longitude.toFixed(5),
    qc_geo: '0',
    building: { year_built: house.yearBuilt, floors_number: house.floors, type: house.walls },
  };
}

/** 'ул Тверская', 'Чапаевский пер', 'пр-кт Мира'. */
function withType(name: string, type: string): string {
  const isAdjective = /(ий|ый|ой|ая|яя|ое|ее)( \d+-[а-яё]+)?$/.test(name) && type !== 'улица' && type !== 'микрорайон';
  return isAdjective ? `${name} ${shortType(type)}` : `${shortType(type)} ${name}`.trim();
}
