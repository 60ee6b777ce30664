import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bathroomTypes,
  buildingTypes,
  communicationMethods,
  listingRealtyTypes,
  listingStatuses,
  ownerTypes,
  repairTypes,
  roomOptions,
  tradeTypes,
} from '../../../domain/enumerations';
import type { Listing } from '../../../domain/listing/listing';
import { aListing } from '../../../testing/fixtures';
import { decodeMetroStation } from '../metro';
import { encodeListing } from './encodeListing';
import { decodeListing } from './listing';

const wire = encodeListing(aListing());

const oneOf = <K extends string>(options: readonly { readonly key: K }[]) => fc.constantFrom(...options.map((option) => option.key));
const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const text = fc.string({ unit: 'grapheme', maxLength: 30 });
const color = fc.constantFrom('#e3242b', '#24bcee');

const anyListing: fc.Arbitrary<Listing> = fc
  .record({
    id: fc.integer({ min: 1 }),
    tradeType: oneOf(tradeTypes),
    realtyType: oneOf(listingRealtyTypes),
    rooms: nullable(oneOf(roomOptions)),
    price: fc.nat(),
    area: nullable(fc.nat({ max: 100_000 }).map((n) => n / 100)),
    floor: nullable(fc.nat({ max: 100 })),
    floors: nullable(fc.nat({ max: 100 })),
    title: nullable(text),
    description: text,
    photos: fc.array(
      fc.record({
        id: fc.nat(),
        url: fc.webUrl(),
        alt: text,
        color: nullable(color),
        variants: nullable(
          fc.record({
            template: fc.constant('/media/a/{width}.{format}'),
            widths: fc.constant([320, 640]),
            formats: fc.constant(['webp', 'jpg']),
          }),
        ),
      }),
      { maxLength: 3 },
    ),
    address: fc.record({
      label: text,
      street: text,
      houseNumber: text,
      corpus: nullable(text),
      building: nullable(text),
      district: nullable(text),
      city: fc.constant('Москва'),
      latitude: nullable(fc.double({ noNaN: true, min: 55, max: 56 })),
      longitude: nullable(fc.double({ noNaN: true, min: 37, max: 38 })),
    }),
    metro: nullable(
      fc.record({
        name: fc.constantFrom('Сокол', 'МЦД'),
        lineName: nullable(text),
        route: nullable(text),
        color: nullable(color),
        minutes: nullable(fc.nat({ max: 60 })),
      }),
    ),
    buildingType: nullable(oneOf(buildingTypes)),
    yearBuilt: nullable(fc.integer({ min: 1800, max: 2030 })),
    repairType: nullable(oneOf(repairTypes)),
    bathroomType: nullable(oneOf(bathroomTypes)),
    owner: fc.record({ id: nullable(fc.nat()), name: text, type: nullable(oneOf(ownerTypes)) }),
    communicationMethod: nullable(oneOf(communicationMethods)),
    commission: nullable(fc.nat()),
    deposit: nullable(fc.nat()),
    publishedAt: nullable(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })),
    status: oneOf(listingStatuses),
    isDeleted: fc.boolean(),
  })
  .map((listing) => listing);

describe('wire form of a listing', () => {
  it('comes back from JSON as it went', () => {
    fc.assert(
      fc.property(anyListing, (listing) => {
        const travelled: unknown = JSON.parse(JSON.stringify(encodeListing(listing)));
        expect(decodeListing(travelled)).toEqual(listing);
      }),
    );
  });

  it.each([undefined, null, -5, 'договорная', Number.NaN])('without a price (%j) is shown all the same: its count includes it', (price) => {
    expect(decodeListing({ ...wire, price })).toMatchObject({ id: wire.id, price: 0 });
  });

  it.each([
    ['a station of its address', { name: 'Сокол' }, 'Сокольники', 'Сокол'],
    ['a station without a name', { name: '', color: '#e3242b' }, null, 'Неизвестная станция'],
    ['a nameless one beside a named one', {}, 'Сокол', 'Сокол'],
    ['no station', null, null, undefined],
  ])('names %s (§8)', (_, station, metro, name) => {
    const address = wire.address && { ...wire.address, metro: station };
    expect(decodeListing({ ...wire, address, metro })?.metro?.name).toBe(name);
  });

  it('keeps a station record without a name (§8)', () => {
    const record = { id: 5, line_name: 'Замоскворецкая', route: '2', color: '#2dbe2c' };
    expect(decodeMetroStation(record)?.name).toBe('Неизвестная станция');
    expect(decodeMetroStation({ ...record, name: '' })?.name).toBe('Неизвестная станция');
  });

  it('never throws on foreign data', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        decodeListing(input);
      }),
    );
    fc.assert(
      fc.property(anyListing, fc.anything(), fc.nat({ max: 40 }), (listing, poison, index) => {
        const wire: Record<string, unknown> = { ...encodeListing(listing) };
        const names = Object.keys(wire);
        wire[names[index % names.length] ?? 'id'] = poison;
        decodeListing(wire);
      }),
      { numRuns: 300 },
    );
  });
});
