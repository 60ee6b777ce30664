import type { PriceFacts, Quantiles } from './facts';
import type { Flat } from './flat';
import type { House } from './house';
import { rentPrice, salePrice } from './price';
import type { Random } from './random';

/** Share of sales: about that of a real listing site. */
const saleShare = 0.62;
const agentShare = { sale: 0.8, rent: 0.87 };
/** Shares by deal and repair: nobody takes a designer's furniture along. */
const furnishedShare = { 1: { 2: 0.5, 3: 0.7, 4: 0.92 }, 2: { 2: 0.78, 3: 0.92, 4: 0.97 } } as const;
const studioAreas: Quantiles = [17.5, 24.5, 36];
/** Areas that the sources lack: 4+ rooms for rent. */
const largeAreas: Quantiles = [85, 118, 210];

/** Makes everything about a flat except its photos and description. */
export function makeFlat(random: Random, house: House, houseIndex: number, prices: PriceFacts): Flat {
  const trade: Flat['trade'] = random.chance(saleShare) ? 1 : 2;
  const realty = hasApartments(house, houseIndex, prices) ? 2 : 1;
  const rooms = makeRooms(random, house, realty);
  const floor = random.integer(1, house.floors);
  const isNewHouse = (house.yearBuilt ?? 0) >= 2015;
  const repair = makeRepair(random, trade, isNewHouse);
  const area = makeArea(random, prices, house, trade, rooms);
  const sort = { house, trade, rooms, repair, floor, area };
  const price = trade === 1 ? salePrice(random, prices, sort) : rentPrice(random, prices, sort);
  const furniture = repair !== 1 && random.chance(furnishedShare[trade][repair]);
  const ownerType = random.chance(trade === 1 ? agentShare.sale : agentShare.rent) ? 3 : 1;
  const courtyardView = random.chance(0.55);
  const balcony = floor > 1 && random.chance(isNewHouse ? 0.25 : 0.5);
  return {
    house,
    houseIndex,
    trade,
    realty,
    rooms,
    area,
    floor,
    repair,
    bathroom: rooms === 5 || random.chance(rooms === 1 ? 0.7 : 0.3) ? 2 : 1,
    balcony,
    loggia: floor > 1 && (!balcony || rooms === 3 || rooms === 4) && random.chance(0.3),
    elevator: house.floors > 5 || (isNewHouse && house.floors > 4),
    furniture,
    courtyardView,
    streetView: !courtyardView || random.chance(0.3),
    rentFlags: trade === 2 ? makeRentFlags(random, furniture, repair, house) : [],
    price,
    deposit:
      trade === 2
        ? random.weighted([
            [price, 6],
            [0, 2],
            [Math.round(price / 2 / 1000) * 1000, 2],
          ])
        : null,
    commission: makeCommission(random, trade, ownerType, price),
    counters:
      trade === 2
        ? random.weighted([
            [2, 7],
            [1, 2],
            [null, 1],
          ])
        : null,
    communal:
      trade === 2
        ? random.weighted([
            [1, 6],
            [2, 3],
            [null, 1],
          ])
        : null,
    ownerType,
    communication: random.weighted([
      [1, 78],
      [2, 14],
      [3, 8],
    ]),
  };
}

/** The register does not record апартаменты, so some new houses of the districts that have them count as such. */
function hasApartments(house: House, houseIndex: number, { districts }: PriceFacts): boolean {
  const okrug = districts[house.district]?.okrug ?? '';
  return (house.yearBuilt ?? 0) >= 2005 && ['ЦАО', 'САО', 'ЗАО', 'ЮАО'].includes(okrug) && houseIndex % 3 === 0;
}

function makeRooms(random: Random, house: House, realty: 1 | 2): Flat['rooms'] {
  const studios = realty === 2 ? 18 : (house.yearBuilt ?? 0) >= 2005 ? 14 : 3;
  return random.weighted([
    [1, 26],
    [2, 34],
    [3, 27],
    [4, house.floors <= 5 && (house.yearBuilt ?? 0) > 1955 ? 4 : 11],
    [5, studios],
  ]);
}

function makeRepair(random: Random, trade: 1 | 2, isNewHouse: boolean): Flat['repair'] {
  if (trade === 2)
    return random.weighted([
      [1, 2],
      [2, 48],
      [3, 36],
      [4, 14],
    ]);
  return random.weighted([
    [1, isNewHouse ? 34 : 12],
    [2, 42],
    [3, 24],
    [4, 16],
  ]);
}

function makeArea(random: Random, prices: PriceFacts, house: House, trade: 1 | 2, rooms: Flat['rooms']): number {
  const okrug = prices.districts[house.district]?.okrug ?? '';
  const key = rooms === 4 ? '4+' : String(rooms);
  const table = trade === 1 ? prices.saleArea : prices.rentArea;
  const known = table[okrug]?.[key] ?? prices.saleArea[okrug]?.[key] ?? prices.saleArea['ЮАО']?.[key];
  const metres = between(rooms === 5 ? studioAreas : (known ?? largeAreas), random.next());
  // Most people round to a tenth, many to a whole metre.
  return random.chance(0.4) ? Math.round(metres) * 100 : Math.round(metres * 10) * 10;
}

/** Linear interpolation between low, median and high. */
function between([low, median, high]: Quantiles, at: number): number {
  return at < 0.5 ? low + (median - low) * at * 2 : median + (high - median) * ((at - 0.5) * 2) ** 2;
}

function makeRentFlags(random: Random, furniture: boolean, repair: number, house: House): Flat['rentFlags'] {
  const well = repair >= 3 ? 0.25 : 0;
  const flags: [Flat['rentFlags'][number], number][] = [
    ['has_refrigerator', furniture ? 0.93 : 0.3],
    ['has_air_conditioning', 0.25 + well],
    ['has_garbage_chute', house.floors > 6 && (house.yearBuilt ?? 0) < 2008 ? 0.75 : 0],
    ['has_tv', furniture ? 0.6 : 0.05],
    ['has_dishwasher', furniture ? 0.22 + well : 0.05],
    ['has_washing_machine', furniture ? 0.9 : 0.35],
    ['has_internet', 0.65],
    ['kids_allowed', 0.58],
    ['animals_allowed', 0.24],
  ];
  return flags.filter(([, probability]) => random.chance(probability)).map(([flag]) => flag);
}

function makeCommission(random: Random, trade: 1 | 2, ownerType: 1 | 3, price: number): number | null {
  if (ownerType === 1) return 0;
  if (trade === 2)
    return random.weighted([
      [0, 5],
      [Math.round(price / 2 / 500) * 500, 4],
      [price, 1],
    ]);
  return random.weighted([
    [0, 6],
    [Math.round((price * 0.02) / 10_000) * 10_000, 2],
    [null, 2],
  ]);
}
