import { heading, type LegalText, list, paragraph, to } from '../blocks';

export const text: LegalText = {
  blocks: [
    paragraph(
      'These rules help buyers and tenants to find homes that exist, and you to get answers sooner. A moderator checks a listing before it appears in the search. How that goes is told on the page ',
      to('moderation', 'Moderation'),
      '.',
    ),
    heading('Deal, property and seller'),
    list(
      'Choose the deal that you offer: sale or rent. If you would both sell and let, place two listings.',
      'Name the right type of property: flat or apartments. In Russia apartments are not residential premises, so they must not be offered as a flat.',
      'Be honest about who you are. An owner is the holder of the title or a lawful representative; anyone who acts for a fee places the listing as an agent.',
    ),
    heading('Address'),
    list(
      'Give the full address with the number of the house, and its block or building where there is one.',
      'The point on the map must be the house. Moving it nearer to the metro or to the centre is forbidden.',
    ),
    heading('Facts'),
    list(
      'Area, floor, number of floors and rooms, renovation and everything else must be true and agree with the documents.',
      'The property must be in the state register of real estate. New builds whose title is not registered yet are the exception.',
      'When something has changed, correct the listing: it will be checked again.',
    ),
    heading('Description'),
    list(
      'Put no phone numbers, e-mail addresses, names in messengers or other contacts into the text. The buttons of the listing are there for that.',
      'Place no advertising and no links to other sites.',
      'Do without profanity, insults and conditions that humiliate people.',
      'Tell about the home itself: its plan, its state, the house, the yard and the terms of the deal.',
    ),
    heading('One property, one listing'),
    list(
      'A listing describes one property. Several flats cannot share one.',
      'Further listings of the same deal with the same property, and copies of listings of others, are taken down.',
    ),
    heading('Price'),
    list(
      'The price is in roubles, and for the whole property.',
      'For a sale it is the full sum for which you are ready to sell.',
      'For a rent it is the full payment for a month. Whatever the tenant pays on top, such as utilities, meters, deposit and commission, has to be named separately.',
      'A price set low to attract calls, or a price “on request”, is not accepted.',
    ),
    heading('Photos'),
    paragraph('Show the very property that you offer, as it is now. Not accepted are:'),
    list(
      'collages, drawings and pictures of other homes;',
      'photos with watermarks, logos, phone numbers or other writing;',
      'photos with people, weapons or alcohol;',
      'blurred, too dark or upside-down pictures.',
    ),
    heading('When the rules are broken'),
    paragraph(
      'The moderator rejects the listing and says why: you can correct it and send it again. For grave or repeated violations a listing may be deleted and an account blocked, as the ',
      to('agreement', 'User agreement'),
      ' provides.',
    ),
  ],
};
