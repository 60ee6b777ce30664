import { heading, type LegalText, list, paragraph, place, steps, to } from '../blocks';

export const text: LegalText = {
  blocks: [
    paragraph('Here an owner can sell or let a home in Moscow without help: place a listing, answer questions and agree on the deal.'),
    place('owners'),
    heading('How to place a listing'),
    steps(
      'Register or sign in. The form asks for your name, phone and e-mail.',
      'Fill in the listing: the address with the number of the house, facts, description and price. Add one to five photos.',
      'Choose how people reach you: by phone, by messages, or both.',
      'Send the listing to be checked. This takes 1–2 working days, and the result comes by e-mail.',
    ),
    heading('What you can do afterwards'),
    paragraph('Among your listings in the account each one has a menu:'),
    list(
      '“Edit” to correct it; a changed listing is checked again;',
      '“Archive” to take it out of the search without deleting it;',
      '“Publish” to bring it back from the archive after a new check;',
      '“Delete” to remove it for good.',
    ),
    paragraph('There you also see how often the listing was shown in the search, and how often it was opened today and within 30 days.'),
    heading('How your phone is protected'),
    list(
      'Only users who have signed in see your number, and only if you allow calls.',
      'A substitute may be shown instead of your number: calls to it are forwarded to you.',
      'If you want no calls, allow messages only.',
    ),
    heading('The mark of a verified owner'),
    paragraph(
      'We may compare what is said of the owner with public registers, and mark the listing as verified. The mark says that they agreed on the day of the check; it does not replace checking the documents of the deal.',
    ),
    heading('Before the deal'),
    list(
      'Have your passport and an extract of the state register of real estate ready.',
      'If there are several owners, the consent of each is needed in writing.',
      ['To let a home, take the ', to('download', 'template of an agreement'), ' and write your own terms into it.'],
      ['Read the ', to('publishing', 'Posting rules'), ' once more: the listing will then pass at the first time.'],
    ),
  ],
};
