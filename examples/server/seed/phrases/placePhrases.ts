import { streetLabel } from '../../../../src/domain/address/streetLabel';
import { moscowCenter } from '../../../../src/domain/city/moscowPlace';
import { metresBetween } from '../../../../src/domain/map/geo';
import type { Flat } from '../flat';
import { type Around, minutesToMetro, only, type Phrase, say } from './phrase';
import { capital, inDistrict, minutesText } from './russian';

/** Walking distance, minutes. */
const walkable = 25;

const walls = ['кирпичный', 'монолитный', 'панельный', 'блочный', 'кирпично-монолитный', 'деревянный'];

/** The house. */
export function house({ house: { buildingType, yearBuilt, floors }, elevator, floor, rentFlags, ownerType }: Flat): Phrase[] {
  const wall = walls[(buildingType ?? 0) - 1];
  const lift = elevator ? 'есть лифт' : floor > 2 ? 'без лифта' : null;
  const built = yearBuilt === null ? null : `${yearBuilt} года`;
  const name = wall ? `${wall} дом` : 'дом';
  const known = wall !== undefined || built !== null;
  const year = yearBuilt ?? 0;
  return [
    ...only(year >= 1935 && year <= 1956 && buildingType === 1, () => say(['wall'], `Сталинка ${year} года, стены толстые.`)),
    ...only(year >= 1957 && year <= 1971 && floors === 5, () => say(['wall', 'floor'], `Обычная пятиэтажка ${year} года.`)),
    ...only(year >= 2018, () => say(['wall'], `Новый дом, ${year} год.`, `Дом сдан в ${year} году, всё свежее.`)),
    ...only(rentFlags.includes('has_garbage_chute'), () => say(['chute'], 'Мусоропровод работает.', 'В подъезде мусоропровод.')),
    // An agent would not know.
    ...only(ownerType === 1, () => say(['neighbours'], 'Соседи спокойные.', 'Подъезд чистый, соседи здороваются.')),
    ...only(known, () => say(['wall'], `${capital(name)}${built ? ` ${built} постройки` : ''}.`)),
    ...only(built !== null, () => say(['wall'], `${capital(name)} построен в ${yearBuilt} году.`)),
    ...only(lift !== null, () => [
      ...say(['lift'], ...(elevator ? ['В доме есть лифт.', 'Лифт работает.', 'Лифт есть.'] : ['Дом без лифта.', 'Лифта нет.'])),
      ...only(known, () => say(['wall', 'lift'], `${capital(name)}${built ? ` ${built}` : ''}, ${lift}.`)),
    ]),
  ];
}

/** The floor of a flat. */
export function storey({ floor, house: { floors } }: Flat): Phrase[] {
  if (floor === 1) return say(['floor'], 'Первый этаж.', `Первый этаж из ${floors}.`);
  if (floor === floors) return say(['floor'], 'Последний этаж, сверху соседей нет.', `Последний этаж, ${floors}-й.`);
  if (floor >= 15)
    return say(['floor'], `${floor}-й этаж из ${floors}.`).concat(say(['floor', 'view'], `Высокий ${floor}-й этаж, далеко видно.`));
  return say(['floor'], `Этаж ${floor} из ${floors}.`, `${floor}-й этаж из ${floors}.`);
}

/** What is around. */
export function place(flat: Flat, { station, otherStation }: Around): Phrase[] {
  const { house } = flat;
  const minutes = minutesToMetro(flat);
  const walk = minutesText(minutes);
  const district = house.district === station || house.district === otherStation ? null : inDistrict(house);
  const label = streetLabel(house);
  // A station may be named after the street and a quarter after its district; either would be repeated.
  const isNamesake = [station, otherStation ?? station, house.district].some((name) => label.toLowerCase().includes(name.toLowerCase()));
  const center = Math.round(metresBetween(moscowCenter, house) / 1000);
  const street = house.street === '' || isNamesake ? null : label;
  return [
    ...(minutes > walkable
      ? say(['station'], `Ближайшая станция — «${station}», удобнее на транспорте.`)
      : say(['station'], `До станции «${station}» ${walk} пешком.`, `Пешком до станции «${station}» — ${walk}.`)),
    ...only(minutes <= 10, () => say(['station'], `«${station}» рядом: ${walk} пешком.`)),
    ...only(street !== null, () => say(['street'], `Адрес: ${street}.`, `Дом стоит по адресу: ${street}, ${house.number}.`)),
    ...only(district !== null && street !== null, () => say(['district', 'street'], `${capital(district ?? '')}, ${street}.`)),
    ...only(district !== null, () => say(['district'], `Дом ${district}.`)),
    ...only(otherStation !== null, () =>
      say(['otherStation'], `Неподалёку ещё одна станция, «${otherStation}».`, `Если удобнее другая ветка — рядом «${otherStation}».`),
    ),
    ...only(center >= 1 && center <= 9, () => say(['center'], `До Кремля ${center} км по прямой.`, `До центра всего ${center} км.`)),
  ];
}
