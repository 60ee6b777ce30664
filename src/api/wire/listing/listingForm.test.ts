import { describe, expect, it } from 'vitest';
import { emptyListingForm } from '../../../domain/listing/form/emptyListingForm';
import { readListingForm } from './listingForm';

describe('the address of a body', () => {
  const read = (name: string, house: string) =>
    readListingForm({ address: { street: { name, district: 'Хамовники' }, house_number: house } }, emptyListingForm('sale')).address;

  it.each([
    ['Лужнецкая\u202E улица', '1\u20665\u2069'],
    ['\u200FЛужнецкая \u200Bулица\u061C', '15\u200E'],
    ['<b>Лужнецкая</b> улица\u0000', ' 15\n'],
  ])('is plain text: %j, %j', (street, house) => {
    expect(read(street, house)).toMatchObject({ street: 'Лужнецкая улица', houseNumber: '15', district: 'Хамовники' });
  });

  it('is nothing where nothing would be seen', () => {
    expect(read('\u202E', '\u200B')).toMatchObject({ street: '', houseNumber: '' });
  });
});
