import { kilometresPerDegree, similarityWeights } from '../../../../src/domain/listing/similarity';
import type { Box } from '../../../../src/domain/map/coordinates';
import { gridSteps, mapLimits } from '../../../../src/domain/map/mapAnswers';
import type { Slice } from '../../listings/plainSearch';
import { orderOf, type SearchCriteria } from '../../listings/searchQuery';
import type { Model } from '../../listings/similar';
import { conditionsOf } from './engineConditions';
import type { EngineNode, EngineRow } from './engineNode';
import { billionths, degreesOf, finestCells, last, listOf, rangeAttribute, unknown, whole } from './engineRow';

/** One of the two indexes beside each other: one answers, the other is filled meanwhile. */
export type Side = 'a' | 'b';

/** What is asked, where, and of which listings. */
export interface Question {
  readonly side: Side;
  readonly criteria: SearchCriteria;
  /** Ids that PostgreSQL answers for. */
  readonly without: readonly number[];
}

export interface RankedId {
  readonly id: number;
  readonly rank: number;
}

/** What similarity is judged by. */
export type ComparedListing = Pick<Model, 'id' | 'price' | 'rooms' | 'latitude' | 'longitude'>;

/** Listings at one place, or in one cell of a grid. */
export interface Spot {
  readonly count: number;
  readonly price: number;
  readonly box: Box;
  /** Of coordinates in billionths, over all listings. */
  readonly latitudes: number;
  readonly longitudes: number;
}

export interface PlacedId {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** The index of all nodes. */
export const wholeIndex = (name: string, side: Side) => `${name}_${side}_all`;

const price = rangeAttribute('price');
/** What is unknown is below all others, and comes last. */
const orLast = (attribute: string) => `IF(${attribute} < 0, ${last}, ${attribute})`;
const ranks = {
  price,
  published_at: 'published',
  minutes_to_metro: orLast(rangeAttribute('minutes_to_metro')),
  first_payment: orLast(rangeAttribute('first_payment')),
  unit_price: orLast(rangeAttribute('unit_price')),
};
/** Groups are counted rightly as long as there are no more than this. */
const mostGroups = 4096;
const spotColumns = `COUNT(*) AS n, MIN(${price}) AS low, MIN(lat) AS south, MIN(lon) AS west, MAX(lat) AS north, MAX(lon) AS east, SUM(lat) AS lats, SUM(lon) AS lons`;

/** Statements that search. */
export function engineQueries(node: EngineNode, name: string) {
  const read = ({ side, criteria, without }: Question, columns: string, rest = '', also = '') => {
    const { computed, where } = conditionsOf(criteria, without);
    return node.read(`SELECT ${columns}${computed} FROM ${wholeIndex(name, side)} WHERE ${where}${also}${rest && ` ${rest}`}`);
  };
  const spots = async (question: Question, columns: string, group: string, limit: number) =>
    (await read(question, `${columns}${spotColumns}`, `GROUP BY ${group} LIMIT 0,${whole(limit)} OPTION max_matches=${mostGroups}`)).map(
      spotOf,
    );

  return {
    async count(question: Question): Promise<number> {
      const [row] = await read(question, 'COUNT(*) AS n');
      return Number(row?.['n'] ?? 0);
    },

    /** A part of the order of the search. */
    async ranked(question: Question, { limit, offset }: Slice): Promise<RankedId[]> {
      const [column, direction] = orderOf(question.criteria.filters.ordering);
      const rank = ranks[column];
      const order = `ORDER BY position ${direction.toUpperCase()}, id DESC ${sliceOf({ limit, offset })}`;
      const rows = await read(question, `id, ${rank} AS position`, order);
      return rows.map((row) => ({ id: Number(row['id']), rank: Number(row['position']) }));
    },

    /** The most similar ones, nearly in order: fractions of the engine have seven digits. */
    async nearest(question: Question, model: Model, limit: number): Promise<ComparedListing[]> {
      const columns = `id, ${price} AS money, rooms, lat, lon, ${differenceTo(model)} AS difference`;
      const rows = await read(
        question,
        columns,
        `ORDER BY difference ASC, id DESC ${sliceOf({ limit, offset: 0 })}`,
        ` AND id <> ${whole(model.id)}`,
      );
      return rows.map((row) => {
        const rooms = Number(row['rooms']);
        return { ...placedOf(row), price: Number(row['money']), rooms: rooms === unknown ? null : rooms };
      });
    },

    /** Up to so many places; which ones is only said when there are no more. */
    places: (question: Question, limit: number) => spots(question, '', 'lat, lon', limit),

    /** Cells of the grid of a box. */
    cells(question: Question, box: Box): Promise<Spot[]> {
      const { latitude, longitude } = gridSteps(box);
      const cell = (attribute: string, step: number) => `(${attribute} DIV ${whole(Math.max(1, step * finestCells))})`;
      return spots(question, `${cell('cell_y', latitude)} AS y, ${cell('cell_x', longitude)} AS x, `, 'y, x', mostGroups);
    },

    /** The newest ids of these places, and of some others whose coordinates are among theirs. */
    async newest(question: Question, places: readonly Spot[], perPlace: number): Promise<PlacedId[]> {
      const all = (coordinate: 'south' | 'west') => listOf([...new Set(places.map(({ box }) => Math.round(box[coordinate] * billionths)))]);
      const also = ` AND lat IN ${all('south')} AND lon IN ${all('west')}`;
      const rest = `GROUP ${whole(perPlace)} BY lat, lon WITHIN GROUP ORDER BY id DESC ORDER BY id DESC`;
      const rows = await read(question, 'id, lat, lon', `${rest} ${sliceOf({ limit: 4 * mapLimits.ids, offset: 0 })}`, also);
      return rows.map(placedOf);
    },
  };
}

/** The engine keeps as many matches as it is asked for, beyond its thousand. */
const sliceOf = ({ limit, offset }: Slice) => `LIMIT ${whole(offset)},${whole(limit)} OPTION max_matches=${whole(offset + limit)}`;

const placedOf = (row: EngineRow): PlacedId => ({
  id: Number(row['id']),
  latitude: degreesOf(row['lat']),
  longitude: degreesOf(row['lon']),
});

function spotOf(row: EngineRow): Spot {
  return {
    count: Number(row['n']),
    price: Number(row['low']),
    box: { south: degreesOf(row['south']), west: degreesOf(row['west']), north: degreesOf(row['north']), east: degreesOf(row['east']) },
    latitudes: Number(row['lats']),
    longitudes: Number(row['lons']),
  };
}

/** `dissimilarity` of the domain for the engine. */
function differenceTo(model: Model): string {
  const from = (attribute: string, degrees: number, kilometres: number) =>
    `(${attribute} - ${whole(Math.round(degrees * billionths))}) * ${((kilometres * similarityWeights.kilometre) / billionths).toFixed(15)}`;
  const north = from('lat', model.latitude, kilometresPerDegree.latitude);
  const east = from('lon', model.longitude, kilometresPerDegree.longitude);
  const terms = [
    `SQRT(POW(${north}, 2) + POW(${east}, 2))`,
    `ABS(LN(${price} / ${whole(model.price)}.0)) * ${similarityWeights.price.toFixed(9)}`,
    `IF(rooms = ${whole(model.rooms ?? unknown)}, 0, ${similarityWeights.rooms.toFixed(9)})`,
  ];
  return `(${terms.join(' + ')})`;
}
