import { expect, it } from 'vitest';
import { detailsOf } from '../../testing/detailsOf';
import { aListing } from '../../testing/fixtures';
import type { ListingDetails } from '../listing/listingDetails';
import { firstQuestions } from './firstQuestions';

const agent = { id: 11, name: 'Ольга', type: 'agent' } as const;
const sale = (change: Partial<ListingDetails> = {}): ListingDetails => ({
  ...detailsOf({ listing: aListing({ owner: agent }), flags: [] }),
  ...change,
});
const rent = ({
  terms,
  ...change
}: Partial<ListingDetails> & { readonly terms?: Partial<ListingDetails['rent']> } = {}): ListingDetails => {
  const details = detailsOf({ listing: aListing({ tradeType: 'rent' }), flags: [] });
  return { ...details, isFurnished: null, ...change, rent: details.rent && { ...details.rent, communalPayer: null, ...terms } };
};

it('begins with what no listing answers, and goes on with what its deal leaves open', () => {
  expect(firstQuestions(sale())).toEqual(['available', 'viewing', 'seller', 'encumbrances']);
  expect(firstQuestions(rent())).toEqual(['available', 'viewing', 'animals', 'kids']);
});

it.each<[string, ListingDetails, string]>([
  ['animals are allowed', rent({ terms: { conditions: ['animals'] } }), 'animals'],
  ['the description tells about animals', rent({ description: 'Без домашних животных.' }), 'animals'],
  ['children are welcome', rent({ terms: { conditions: ['kids'] } }), 'kids'],
  ['the description tells about children', rent({ description: 'Можно с детьми.' }), 'kids'],
  ['the seller is the owner', sale({ owner: { ...agent, type: 'owner' } }), 'seller'],
  ['the description tells about encumbrances', sale({ description: 'Без обременений.' }), 'encumbrances'],
])('does not ask when %s', (_, listing, question) => {
  expect(firstQuestions(listing)).not.toContain(question);
  expect(firstQuestions(listing)).toHaveLength(4);
});

it('asks about bills, furniture and the kind of sale where nothing else is open, and only if the listing does not tell', () => {
  const kind = { conditions: ['animals', 'kids'] } as const;
  expect(firstQuestions(rent({ terms: kind }))).toEqual(['available', 'viewing', 'bills', 'furniture']);
  expect(firstQuestions(rent({ terms: { ...kind, communalPayer: 'owner' }, isFurnished: true }))).toEqual(['available', 'viewing']);
  expect(firstQuestions(rent({ terms: kind, description: 'Вся мебель, ЖКУ включены' }))).toEqual(['available', 'viewing']);
  const owner = { ...agent, type: 'owner' } as const;
  expect(firstQuestions(sale({ owner }))).toEqual(['available', 'viewing', 'encumbrances', 'saleType']);
  expect(firstQuestions(sale({ owner, sale: { housingType: null, saleType: 'Свободная' } }))).not.toContain('saleType');
  expect(firstQuestions(sale({ owner, description: 'Чистая продажа' }))).not.toContain('saleType');
});

it('a playground or a schoolyard says nothing about children in the flat', () => {
  expect(firstQuestions(rent({ description: 'Во дворе детская площадка.' }))).toContain('kids');
});
