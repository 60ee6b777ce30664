import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPlan } from '../../examples/server/pictures/composed/planSource';
import { readVariant } from '../../examples/server/pictures/composed/variant';
import { builtInPictures } from '../../examples/server/pictures/library';
import { readFacts } from '../../examples/server/seed/facts';
import { SeedGenerator, type SeedListing } from '../../examples/server/seed/generate';
import { inDistrict, minutesText, subjectOf } from '../../examples/server/seed/phrases/russian';
import { streetLabel } from '../../src/domain/address/streetLabel';

const baseOf = (source: string) => readVariant(source)?.base ?? source;

interface CheckedListing extends SeedListing {
  readonly description: string;
  readonly station: string;
  /** Of the pictures as they are shown; `photos` has those of the library. */
  readonly sources: readonly string[];
}

describe('seeded listings', () => {
  let listings: CheckedListing[];
  beforeAll(async () => {
    const facts = await readFacts();
    const stations = new Map(facts.stations.map(({ id, name }) => [id, name]));
    const generator = new SeedGenerator(facts, 3000);
    listings = [...generator.listings()].map((listing) => ({
      ...listing,
      photos: listing.photos.map(({ source, alt }) => ({ source: baseOf(source), alt })),
      sources: listing.photos.map(({ source }) => source),
      description: generator.description(listing),
      station: stations.get(listing.flat.house.metroId) ?? '',
    }));
  });

  const wrong = (isWrong: (listing: CheckedListing) => boolean) =>
    listings.filter(isWrong).map(({ id, description }) => `${id}: ${description}`);
  const times = (text: string, part: string) => text.split(part).length - 1;
  const topics = [
    /санузел|ванная|туалет/i,
    /ремонт|отделк|дизайн/i,
    /окна/i,
    /мебел/i,
    /этаж(?!н)/i,
    /лифт/i,
    /постро/i,
    /пешком/i,
    /залог/i,
  ];

  test('no description repeats a fact', () => {
    expect(wrong(({ description, station }) => times(description, `«${station}»`) > 1)).toEqual([]);
    expect(wrong(({ description, flat }) => times(description, streetLabel(flat.house)) > 1 && flat.house.street !== '')).toEqual([]);
    expect(wrong(({ description }) => times(description, 'район') > 1)).toEqual([]);
    for (const topic of topics) {
      expect(wrong(({ description }) => description.split(/(?<=[.]) /).filter((sentence) => topic.test(sentence)).length > 1)).toEqual([]);
    }
  });

  test('no description contradicts its flat', () => {
    const says = (pattern: RegExp, holds: (listing: CheckedListing) => boolean) =>
      expect(wrong((listing) => pattern.test(listing.description) && !holds(listing))).toEqual([]);
    says(/Прода|покупке|покупател|ипотек/, ({ flat }) => flat.trade === 1);
    says(/Сда|аренду|Залог|залога/, ({ flat }) => flat.trade === 2);
    says(/балкон/, ({ flat }) => flat.balcony);
    says(/лоджия/, ({ flat }) => flat.loggia);
    says(/двор/, ({ flat }) => flat.courtyardView);
    says(/есть лифт/, ({ flat }) => flat.elevator);
    says(/без лифта/, ({ flat }) => !flat.elevator);
    says(/[Бб]ез мебели|Мебели нет/, ({ flat }) => !flat.furniture);
    says(/С мебелью|мебель есть|Мебель|обставлено/, ({ flat }) => flat.furniture);
    says(/Нужен ремонт|[Бб]ез отделки|Отделки нет/, ({ flat }) => flat.repair === 1);
    says(/[Ее]вроремонт/, ({ flat }) => flat.repair === 3);
    says(/[Дд]изайн/, ({ flat }) => flat.repair === 4);
    says(/раздельный|отдельно/, ({ flat }) => flat.bathroom === 1);
    says(/совмещ/, ({ flat }) => flat.bathroom === 2);
    says(/Первый этаж/, ({ flat }) => flat.floor === 1);
    says(/Последний этаж/, ({ flat }) => flat.floor === flat.house.floors);
    says(/[Сс]обственник, без|Я собственник|без агентов/, ({ flat }) => flat.ownerType === 1);
    says(/[Бб]ез комиссии/, ({ flat }) => flat.commission === 0);
    says(/Звоните|звонить/, ({ flat }) => flat.communication !== 2);
    says(/Пишите|сообщения/, ({ flat }) => flat.communication !== 3);
    says(/холодильник/, ({ flat }) => flat.rentFlags.includes('has_refrigerator'));
    says(/питом|с животными|животным/, ({ flat }) => flat.rentFlags.includes('animals_allowed'));
  });

  test('no district is said twice under two names', () => {
    expect(wrong(({ description }) => /Вернадского.*Вернадского/.test(description))).toEqual([]);
  });

  test('no sentence is in every tenth description, and they begin in many ways', () => {
    const uses = new Map<string, number>();
    for (const { description } of listings)
      for (const sentence of description.split(/(?<=[.]) /)) uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
    const common = [...uses].filter(([, count]) => count > listings.length / 10).map(([sentence]) => sentence);
    expect(common).toEqual([]);
    expect(uses.size).toBeGreaterThan(listings.length);
  });

  test('descriptions differ and are complete sentences', () => {
    expect(new Set(listings.map(({ description }) => description)).size).toBeGreaterThan(listings.length * 0.98);
    expect(wrong(({ description }) => !/^[А-ЯЁ«].+\.$/.test(description) || /undefined|null|NaN| {2}|\.\./.test(description))).toEqual([]);
  });

  test('pictures match the flat: repair, furniture, size and floor', () => {
    const shows = (sources: RegExp, holds: (listing: CheckedListing) => boolean) =>
      expect(wrong((listing) => listing.photos.some(({ source }) => sources.test(source)) && !holds(listing))).toEqual([]);
    shows(/^empty-none/, ({ flat }) => flat.repair === 1 && !flat.furniture);
    shows(/^empty-cosmetic|^empty1/, ({ flat }) => flat.repair === 2 && !flat.furniture);
    shows(/^(living|kitchen|bedroom|kids|study|hall|balcony)/, ({ flat }) => flat.furniture);
    for (const [repair, sources] of [
      [2, /-cosmetic-/],
      [3, /-euro-|^(living1|living3|kitchen2|bedroom1|study1)$/],
      [4, /-designer-|^(living2|kitchen1|bedroom2|bath1)$/],
    ] as const) {
      shows(sources, ({ flat }) => flat.repair === repair);
    }
    // A large room in a small flat would be noticed first.
    shows(/^living/, ({ flat }) => flat.rooms !== 5 && flat.area >= 3200);
    shows(/^kitchen1|^kitchen-designer/, ({ flat }) => flat.area >= 4500);
    // Nor another room than there is.
    const rooms = ({ photos }: CheckedListing) => photos.filter(({ source }) => /^(living|bedroom|kids|study)/.test(source)).length;
    expect(wrong((listing) => rooms(listing) > (listing.flat.rooms === 5 ? 1 : Math.max(1, listing.flat.rooms)))).toEqual([]);
    shows(/^view/, ({ flat }) => flat.floor >= 12);
    shows(/^yard/, ({ flat }) => flat.courtyardView);
    shows(/^balcony/, ({ flat }) => flat.balcony || flat.loggia);
  });

  test('a façade has the floors and the walls of its house', () => {
    const types = { brick: 1, monolith: 2, panel: 3, block: 4, 'brick-monolith': 5, wooden: 6 };
    let shown = 0;
    for (const { flat, photos } of listings) {
      for (const { source } of photos) {
        const [, type, floors] = /^facade-(.+)-(\d+)-.$/.exec(source) ?? [];
        if (!type) continue;
        shown += 1;
        const { house } = flat;
        expect(house.buildingType ?? types[type as keyof typeof types]).toBe(types[type as keyof typeof types]);
        expect(Math.abs(Number(floors) - house.floors)).toBeLessThanOrEqual(house.floors < 12 ? 0 : house.floors / 10);
      }
    }
    expect(shown / listings.length).toBeGreaterThan(0.3);
  });

  test('rooms come before the house, and most of the library is used', () => {
    const isOutside = (source: string | undefined) => /^(facade|yard|view|lobby|metro)/.test(source ?? '');
    const withRooms = listings.filter(({ photos }) =>
      photos.some(({ source }) => !isOutside(source) && !/^(bath|hall|balcony)/.test(source)),
    );
    expect(withRooms.filter(({ photos }) => isOutside(photos[0]?.source)).length / withRooms.length).toBeLessThan(0.1);
    expect(new Set(listings.flatMap(({ photos }) => photos.map(({ source }) => source))).size).toBeGreaterThan(48);
  });

  test('every picture exists, is shown once per listing, at most five', () => {
    const sources = new Set(listings.flatMap(({ photos }) => photos.map(({ source }) => source)));
    expect([...sources].filter((source) => !readPlan(source) && !existsSync(join(builtInPictures, `${source}.jpg`)))).toEqual([]);
    expect(wrong(({ photos }) => photos.length > 5 || new Set(photos.map(({ source }) => source)).size < photos.length)).toEqual([]);
  });

  test('the plan of the flat is the last picture', () => {
    for (const { photos, flat } of listings) {
      const plans = photos.map(({ source }) => readPlan(source));
      if (plans.length === 0) continue;
      const outdoor = flat.loggia ? 'loggia' : flat.balcony ? 'balcony' : 'none';
      const expected = { rooms: flat.rooms, area: flat.area, isCombined: flat.bathroom === 2, outdoor };
      expect(plans).toEqual([...plans.slice(0, -1).map(() => null), expected]);
    }
  });

  test.each([1, 2] as const)('neighbours in a list of deal %d have different first pictures', (trade) => {
    const shown = listings.filter(({ flat, status, isDeleted }) => flat.trade === trade && flat.realty === 1 && status === 1 && !isDeleted);
    const firsts = shown.map(({ photos }) => photos[0]?.source).filter((source) => source !== undefined);
    const repeated = firsts.filter((source, index) => source === firsts[index - 1]);
    // But where a flat without furniture has nothing else to show.
    expect(repeated.filter((source) => !/^(empty|yard)/.test(source)).length).toBeLessThanOrEqual(3);
    expect(repeated.length / firsts.length).toBeLessThan(0.02);
    // Nor two houses side by side.
    const houses = firsts.filter((source, index) => source.startsWith('facade') && firsts[index - 1]?.startsWith('facade'));
    expect(houses.length / firsts.length).toBeLessThan(0.03);
  });

  test('the same count gives the same listings', async () => {
    const again = [...new SeedGenerator(await readFacts(), 3000).listings()];
    for (const { photos, ...listing } of again.slice(-50)) {
      expect(listings[listing.id - 1]).toMatchObject({ ...listing, sources: photos.map(({ source }) => source) });
    }
  });
});

describe('Russian of descriptions', () => {
  test.each([
    ['Останкинский', 'в Останкинском районе'],
    ['Южнопортовый', 'в Южнопортовом районе'],
    ['Донской', 'в Донском районе'],
    ['Отрадное', 'в районе Отрадное'],
    ['Марьина Роща', 'в районе Марьина Роща'],
    ['Косино-Ухтомский', 'в районе Косино-Ухтомский'],
  ])('%s: %s', (district, text) => expect(inDistrict({ district, settlement: '' })).toBe(text));

  test('districts of New Moscow are not named', () =>
    expect(inDistrict({ district: 'Сосенское', settlement: 'пос. Сосенское' })).toBeNull());

  test.each([
    [1, '1 минута'],
    [3, '3 минуты'],
    [5, '5 минут'],
    [11, '11 минут'],
    [22, '22 минуты'],
  ])('%d: %s', (count, text) => expect(minutesText(count)).toBe(text));

  test.each([
    [{ realty: 1, rooms: 3 }, 'трёхкомнатную квартиру'],
    [{ realty: 1, rooms: 5 }, 'студию'],
    [{ realty: 2, rooms: 2 }, 'двухкомнатные апартаменты'],
    [{ realty: 2, rooms: 5 }, 'апартаменты-студию'],
  ] as const)('%o: %s', (flat, text) => expect(subjectOf(flat).accusative).toBe(text));

  test.each([
    ['переулок', 'Чапаевский', 'Чапаевский переулок'],
    ['проспект', 'Мира', 'проспект Мира'],
    ['проезд', 'Амбулаторный 1-й', '1-й Амбулаторный проезд'],
    ['проезд', 'Марьиной Рощи 3-й', '3-й проезд Марьиной Рощи'],
  ])('%s %s: %s', (streetType, street, text) => expect(streetLabel({ streetType, street })).toBe(text));
});
