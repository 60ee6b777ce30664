import type { PostingRulesMessages } from './ru';

export const en: PostingRulesMessages = {
  words: {
    hints: {
      phone: 'A phone number in the text.',
      email: 'An e-mail address in the text.',
      link: 'A link to another site.',
      messenger: 'A messenger or a social network in the text.',
      capitals: 'Words in capital letters.',
      severalFlats: 'Another flat in the text.',
      priceBelow: 'The price is {percent} % below similar ones.',
      priceAbove: 'The price is {percent} % above similar ones.',
      floors: 'Floors in this building: {known}.',
      floorAboveHouse: 'Floors in this building: {known}, and the flat is on floor {stated}.',
      yearBuilt: 'The building dates from {known}.',
      similarPhotos: 'Photos {one} and {other} are almost the same.',
      smallPhoto: 'Photo {photo} is too small.',
    },
    advice: {
      phone: 'The rules allow no contacts in the text: people reach you by the buttons “Call” and “Write”.',
      email: 'The rules allow no contacts in the text: people reach you by the buttons “Call” and “Write”.',
      link: 'The rules allow no links to other sites.',
      messenger: 'The rules allow no contacts in the text: people write to you on the site.',
      capitals: 'Ordinary letters are easier to read.',
      severalFlats: 'A listing is about one flat: create another one for the other.',
      priceBelow: 'Similar flats of the district cost {low} to {high} ₽, listings compared: {count}. Check that no zero is missing.',
      priceAbove: 'Similar flats of the district cost {low} to {high} ₽, listings compared: {count}. Check that there is no zero too many.',
      floors: 'So says the register of buildings. The listing says {stated}.',
      floorAboveHouse: 'So says the register of buildings. Check the floor and the address.',
      yearBuilt: 'So says the register of buildings. The listing says {stated}.',
      similarPhotos: 'Keep the better one: different rooms tell more about the flat.',
      smallPhoto: 'It has {width} × {height} pixels: choose a larger one, so that the flat can be seen.',
    },
  },
};
