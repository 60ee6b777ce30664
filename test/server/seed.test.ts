import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtInPictures } from '../../examples/server/pictures/library';
import { readFacts } from '../../examples/server/seed/facts';
import { SeedGenerator, type SeedListing } from '../../examples/server/seed/generate';
import { streetLabel } from '../../examples/server/seed/house';
import { inDistrict, minutesText, subjectOf } from '../../examples/server/seed/russian';

interface Told extends SeedListing {
  readonly description: string;
  readonly station: string;
}

describe('seeded listings', () => {
  let listings: Told[];
  beforeAll(async () => {
    const facts = await readFacts();
    const stations = new Map(facts.stations.map(({ id, name }) => [id, name]));
    const generator = new SeedGenerator(facts, 3000);
    listings = [...generator.listings()].map((listing) => ({
      ...listing,
      description: generator.description(listing),
      station: stations.get(listing.flat.house.metroId) ?? '',
    }));
  });

  const wrong = (isWrong: (listing: Told) => boolean) => listings.filter(isWrong).map(({ id, description }) => `${id}: ${description}`);
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
    const says = (pattern: RegExp, holds: (listing: Told) => boolean) =>
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

  test('descriptions differ and are complete sentences', () => {
    expect(new Set(listings.map(({ description }) => description)).size).toBeGreaterThan(listings.length * 0.98);
    expect(wrong(({ description }) => !/^[А-ЯЁ«].+\.$/.test(description) || /undefined|null|NaN| {2}|\.\./.test(description))).toEqual([]);
  });

  test('pictures match the flat: repair, furniture and floor', () => {
    const shows = (sources: readonly string[], holds: (listing: Told) => boolean) =>
      expect(wrong((listing) => listing.photos.some(({ source }) => sources.includes(source)) && !holds(listing))).toEqual([]);
    shows(['empty1'], ({ flat }) => flat.repair === 1 && !flat.furniture);
    shows(['living1', 'living2', 'living3', 'bedroom1', 'bedroom2', 'study1', 'kitchen2'], ({ flat }) => flat.furniture);
    shows(['kitchen1'], ({ flat }) => flat.repair !== 1);
    shows(['bath1'], ({ flat }) => flat.repair >= 3);
    shows(['view1'], ({ flat }) => flat.floor >= 12);
    shows(['facade2', 'dusk1'], ({ flat }) => flat.house.floors >= 14);
    shows(['facade4'], ({ flat }) => flat.house.buildingType === 3 || flat.house.buildingType === 4);
  });

  test('every picture exists, is shown once per listing, at most five', () => {
    const sources = new Set(listings.flatMap(({ photos }) => photos.map(({ source }) => source)));
    expect([...sources].filter((source) => !existsSync(join(builtInPictures, `${source}.jpg`)))).toEqual([]);
    expect(wrong(({ photos }) => photos.length > 5 || new Set(photos.map(({ source }) => source)).size < photos.length)).toEqual([]);
  });

  test.each([1, 2] as const)('neighbours in a list of deal %d have different first pictures', (trade) => {
    const shown = listings.filter(({ flat, status, isDeleted }) => flat.trade === trade && flat.realty === 1 && status === 1 && !isDeleted);
    const firsts = shown.map(({ photos }) => photos[0]?.source).filter((source) => source !== undefined);
    const repeated = firsts.filter((source, index) => source === firsts[index - 1]);
    expect(repeated.length / firsts.length).toBeLessThan(0.02);
  });

  test('the same count gives the same listings', async () => {
    const again = [...new SeedGenerator(await readFacts(), 3000).listings()];
    for (const listing of again.slice(-50)) expect(listings[listing.id - 1]).toMatchObject(listing);
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
