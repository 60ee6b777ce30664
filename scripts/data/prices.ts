import * as v from 'valibot';
import type { PriceFacts, Quantiles } from '../../examples/server/seed/facts';
import type { HouseFacts } from './houses';

const quantiles = v.tuple([v.number(), v.number(), v.number()]);
const cells = v.record(v.string(), v.record(v.string(), v.object({ price_m2: quantiles, area: quantiles })));
const effect = v.record(v.string(), v.object({ ratio: v.number() }));

export const priceIndexSchema = v.record(v.string(), v.record(v.string(), v.object({ last: v.tuple([v.string(), v.number()]) })));
export const priceModelSchema = v.object({
  sale_2023: cells,
  sale_2025: cells,
  rent_2025: cells,
  effects_sale_2023: v.object({ repair: effect, wall: effect, first_or_last_floor: effect, year: effect }),
});
type Cells = v.InferOutput<typeof cells>;

/** The sources write names of districts with and without «ё». */
const fold = (name: string) => name.toLocaleLowerCase('ru').replaceAll('ё', 'е');

/** Price per m² for every district that has a house, quantiles of area and rent, and price factors within a district. */
export function compilePrices(
  index: v.InferOutput<typeof priceIndexSchema>,
  model: v.InferOutput<typeof priceModelSchema>,
  houses: readonly HouseFacts[],
): PriceFacts {
  const known = new Map(
    Object.values(index).flatMap((districts) => Object.entries(districts).map(([name, { last }]) => [fold(name), last[1]])),
  );
  const districts: PriceFacts['districts'] = {};
  for (const { district, okrug } of houses) {
    // Zelenograd is not in the index, so the median of its sales is used.
    const price = known.get(fold(district)) ?? medianPrice(model.sale_2025[okrug]);
    if (price === null) throw new Error(`No price for ${district}`);
    districts[district] ??= { okrug, price };
  }
  const { effects_sale_2023: effects } = model;
  return {
    districts: Object.fromEntries(Object.entries(districts).sort(([a], [b]) => a.localeCompare(b, 'ru'))),
    saleArea: { ...picked(model.sale_2025, 'area'), ...picked(model.sale_2023, 'area') },
    rentArea: picked(model.rent_2025, 'area'),
    rentPrice: picked(model.rent_2025, 'price_m2'),
    effects: {
      repair: ratios(effects.repair),
      wall: ratios(effects.wall),
      floor: ratios(effects.first_or_last_floor),
      year: ratios(effects.year),
    },
  };
}

function picked(source: Cells, field: 'area' | 'price_m2'): Record<string, Record<string, Quantiles>> {
  return Object.fromEntries(
    Object.entries(source).map(([okrug, rooms]) => [
      okrug,
      Object.fromEntries(Object.entries(rooms).map(([count, cell]) => [count, cell[field]])),
    ]),
  );
}

function ratios(effects: v.InferOutput<typeof effect>): Record<string, number> {
  return Object.fromEntries(Object.entries(effects).map(([name, { ratio }]) => [name, ratio]));
}

function medianPrice(rooms: Cells[string] | undefined): number | null {
  const medians = Object.values(rooms ?? {})
    .map((cell) => cell.price_m2[1])
    .sort((a, b) => a - b);
  return medians[Math.floor(medians.length / 2)] ?? null;
}
