import type { PriceFacts } from './facts';
import type { Flat } from './flat';
import type { Random } from './random';

type Sort = Pick<Flat, 'house' | 'trade' | 'rooms' | 'repair' | 'floor' | 'area'>;

const repairNames = ['Без ремонта', 'Косметический', 'Евроремонт', 'Дизайнерский'];
const wallNames = ['Кирпичный', 'Монолитный', 'Панельный', 'Блочный', 'Монолитно-кирпичный'];
const deviation = 0.12;

/** The district's price per m² times the factors of the flat and the house, within the limits of §9. */
export function salePrice(random: Random, prices: PriceFacts, sort: Sort): number {
  const { house, repair, floor, area } = sort;
  const { effects, districts } = prices;
  const perMetre = districts[house.district]?.price ?? 300_000;
  const storey = floor === 1 ? 'first' : floor === house.floors ? 'last' : 'middle';
  const factor =
    (effects.repair[repairNames[repair - 1] ?? ''] ?? 1) *
    // Wall and age are correlated in the sources, so each counts by half.
    Math.sqrt((effects.wall[wallNames[(house.buildingType ?? 0) - 1] ?? ''] ?? 1) * (effects.year[era(house.yearBuilt)] ?? 1)) *
    (effects.floor[storey] ?? 1) *
    (sort.rooms === 5 ? 1.12 : 1) *
    (1 + deviation * random.normal());
  return roundTo(clamp(((perMetre * area) / 100) * factor, 1_500_000, 950_000_000), (price) =>
    price < 20e6 ? 50_000 : price < 100e6 ? 100_000 : 1_000_000,
  );
}

/** The okrug's rent for this number of rooms, adjusted for the district, the size and the condition of the flat. */
export function rentPrice(random: Random, prices: PriceFacts, sort: Sort): number {
  const { house, rooms, repair, area } = sort;
  const district = prices.districts[house.district];
  const okrug = prices.rentPrice[district?.okrug ?? ''] ?? prices.rentPrice['ЮВАО'] ?? {};
  const key = rooms === 5 ? '1' : rooms === 4 ? '3' : String(rooms);
  const perMetre = okrug[key]?.[1] ?? okrug['2']?.[1] ?? 1400;
  const typical = prices.rentArea[district?.okrug ?? '']?.[key]?.[1] ?? 50;
  const metres = area / 100;
  // A metre of a small flat costs more.
  const size = (typical / metres) ** 0.3;
  const place = Math.sqrt((district?.price ?? 300_000) / okrugPrice(prices.districts, district?.okrug ?? ''));
  const state = [0.82, 0.94, 1.12, 1.35][repair - 1] ?? 1;
  const rent = perMetre * metres * size * place * state * (1 + deviation * random.normal());
  return roundTo(clamp(rent, 18_000, 3_000_000), (price) => (price < 100_000 ? 1000 : 5000));
}

type Districts = PriceFacts['districts'];
const okrugPrices = new WeakMap<Districts, Map<string, number>>();

/** The mean of the okrug's districts. */
function okrugPrice(districts: Districts, okrug: string): number {
  const known = okrugPrices.get(districts) ?? meanPrices(districts);
  okrugPrices.set(districts, known);
  return known.get(okrug) ?? 300_000;
}

function meanPrices(districts: Districts): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { okrug, price } of Object.values(districts)) {
    const { sum, count } = sums.get(okrug) ?? { sum: 0, count: 0 };
    sums.set(okrug, { sum: sum + price, count: count + 1 });
  }
  return new Map([...sums].map(([okrug, { sum, count }]) => [okrug, sum / count]));
}

function era(year: number | null): string {
  if (year === null) return '';
  if (year < 1945) return '<1945';
  if (year < 1960) return '1945-1959';
  if (year < 1976) return '1960-1975';
  if (year < 1996) return '1976-1995';
  return year < 2011 ? '1996-2010' : '2011+';
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

function roundTo(value: number, step: (value: number) => number): number {
  const size = step(value);
  return Math.round(value / size) * size;
}
