import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseAddresses } from '../../../examples/server/addresses/addressTable';
import type { ExportedOffer } from '../../../examples/server/feeds/export/exportedOffer';
import { feedParts } from '../../../examples/server/feeds/export/feedParts';
import type { FeedFormat } from '../../../examples/server/feeds/feedOffer';
import { encodeOffer } from '../../../examples/server/feeds/listing/encodeOffer';
import { files } from '../../../examples/server/files';
import { addressLabel } from '../../../src/domain/address/addressLabel';
import { registeredAddress } from '../../../src/domain/address/bindAddress';
import {
  bathroomTypes,
  buildingTypes,
  communicationMethods,
  ownerTypes,
  realtyTypes,
  rentalFeatures,
  repairTypes,
  roomOptions,
} from '../../../src/domain/enumerations';
import { emptyListingForm } from '../../../src/domain/listing/form/emptyListingForm';
import type { ListingForm } from '../../../src/domain/listing/form/listingForm';
import { payers, rentalConditions } from '../../../src/domain/listing/form/rentalOptions';
import { checkFile } from './feedXml';

const streets = parseAddresses(await readFile(`${files.facts}addresses.txt`, 'utf8')).filter(({ settlement }) => settlement === '');
const houses = streets
  .filter((_, index) => index % 40 === 0)
  .flatMap((street) =>
    street.houses.slice(0, 1).map((house) => {
      const { district: _, ...address } = registeredAddress(street, house, '');
      const { corpus, building } = house;
      return { address: { ...address, district: null }, label: addressLabel({ settlement: '', ...address, corpus, building }) };
    }),
  );

const keyOf = <K>(options: readonly { readonly key: K }[]) => fc.constantFrom(...options.map(({ key }) => key));
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const several = <K>(options: readonly { readonly key: K }[]) =>
  fc
    .array(fc.boolean(), { minLength: options.length, maxLength: options.length })
    .map((has) => options.filter((_, index) => has[index]).map(({ key }) => key));

const hostile = [
  'Цена < 5 & > 3 ]]> "кавычки" \'апостроф\'',
  'Первый абзац\n\nВторой 🏠',
  '<![CDATA[ ]] > </offer',
  'x=1 && y<2',
  '%s ${a} {{b}}',
];

const offers: fc.Arbitrary<ExportedOffer> = fc
  .record({
    isRent: fc.boolean(),
    house: fc.constantFrom(...houses),
    count: fc.integer({ min: 1, max: 5 }),
    floors: fc.integer({ min: 1, max: 180 }),
    floor: fc.integer({ min: 1, max: 180 }),
    cents: fc.integer({ min: 500, max: 100_000 }),
    price: fc.integer({ min: 100_000, max: 10_000_000 }),
    deposit: orNull(fc.oneof(fc.constant(0), fc.integer({ min: 2, max: 10_000_000 }))),
    commissionShare: orNull(fc.double({ min: 0, max: 1, noNaN: true })),
    answers: fc.record({
      realtyType: keyOf(realtyTypes),
      yearBuilt: orNull(fc.integer({ min: 1500, max: 2026 })),
      buildingType: orNull(keyOf(buildingTypes)),
      rooms: keyOf(roomOptions),
      hasBalcony: fc.boolean(),
      hasLoggia: fc.boolean(),
      hasElevator: fc.boolean(),
      repairType: orNull(keyOf(repairTypes)),
      isFurnished: orNull(fc.boolean()),
      bathroomType: orNull(keyOf(bathroomTypes)),
      hasCourtyardView: fc.boolean(),
      hasStreetView: fc.boolean(),
      description: fc.constantFrom(...hostile),
      ownerType: keyOf(ownerTypes),
      communicationMethod: keyOf(communicationMethods),
    }),
    rent: fc.record({
      features: several(rentalFeatures),
      conditions: several(rentalConditions),
      countersPayer: orNull(keyOf(payers)),
      communalPayer: orNull(keyOf(payers)),
    }),
  })
  .map(({ isRent, house, count, floors, floor, cents, price, deposit, commissionShare, answers, rent }) => {
    const photos = Array.from({ length: count }, (_, index) => `https://kvartal.example/media/${index}.jpg?a=1&b=2`);
    const form: ListingForm = {
      ...emptyListingForm(isRent ? 'rent' : 'sale'),
      ...answers,
      ...(isRent && { ...rent, deposit }),
      ...{ price, photos, address: house.address, floors, floor: Math.min(floor, floors), area: cents / 100 },
      commission: commissionShare === null ? null : Math.round(commissionShare * price),
    };
    return { id: 1, url: 'https://kvartal.example/buy/1', publishedAt: new Date(), city: 'Москва', address: house.label, form, photos };
  });

/** What a format can say of a form; null for an offer that it leaves out. */
const said: Readonly<Record<FeedFormat, (form: ListingForm) => ListingForm | null>> = {
  yrl: (form) =>
    form.communicationMethod === 'messages' ? null : { ...form, countersPayer: null, communicationMethod: 'callsAndMessages' },
  cian: (form) =>
    form.communicationMethod === 'messages' ? null : { ...form, ownerType: 'agent', communicationMethod: 'callsAndMessages' },
  avito(form) {
    const terms = [form.deposit, form.commission, form.countersPayer, form.communalPayer];
    const isLeftOut = form.buildingType === null || (form.tradeType === 'rent' && terms.includes(null));
    return isLeftOut ? null : { ...form, isFurnished: form.isFurnished || null };
  },
};

async function* pageOf(page: readonly ExportedOffer[]) {
  yield page;
}

async function feedOf(format: FeedFormat, page: readonly ExportedOffer[]): Promise<string> {
  let feed = '';
  for await (const part of feedParts(format, pageOf(page))) feed += part;
  return feed;
}

it.each(['yrl', 'cian', 'avito'] as const)('reads from %s what was written', async (format) => {
  await fc.assert(
    fc.asyncProperty(fc.array(offers, { minLength: 20, maxLength: 20 }), async (drawn) => {
      const page = drawn.map((offer, index) => ({ ...offer, id: index + 1 }));
      const feed = await feedOf(format, page);
      const found = await checkFile(feed);
      const known = page.flatMap(({ form }) => said[format](form) ?? []);
      expect(found.problem).toBeNull();
      expect(found.offers.map(({ listing }) => listing)).toEqual(known.map(encodeOffer));
      expect(feed).toContain(`offers ${known.length}, left out ${page.length - known.length}`);
      expect(feed).not.toMatch(/<([\w-]+)><\/\1>/);
    }),
    { numRuns: 10 },
  );
});

it('keeps out what XML cannot hold', async () => {
  const [offer] = fc.sample(
    offers.filter(({ form }) => said.yrl(form) !== null),
    1,
  );
  if (!offer) throw new Error('Nothing was drawn');
  const description = 'до\u0000\u000b\ud800\uffffма]]>\r\nи';
  const feed = await feedOf('yrl', [{ ...offer, form: { ...offer.form, description } }]);
  expect(feed).toContain('<description>дома]]&gt;\nи</description>');
});
