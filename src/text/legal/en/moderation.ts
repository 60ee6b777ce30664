import { heading, type LegalText, list, paragraph, steps, to } from '../blocks';

export const text: LegalText = {
  blocks: [
    paragraph(
      'A moderator checks every new listing. Those that you have changed or published again from the archive are checked likewise. Meanwhile a listing is not in the search.',
    ),
    heading('How it is checked'),
    steps(
      'You send the listing. In your account it is marked as in moderation.',
      'A moderator compares it with the posting rules. This usually takes 1–2 working days.',
      'The result comes to the e-mail that you gave at registration, and is seen in your account.',
    ),
    heading('The result'),
    list(
      'Published: the listing is in the search and on the map, and people can call and write to you.',
      'Rejected: the listing breaks the rules. The reason is in the letter and in your account.',
    ),
    heading('If a listing was rejected'),
    paragraph(
      'Open the listing in your account, press “Edit”, correct what the moderator has pointed out and send it again. The new check takes 1–2 working days again.',
    ),
    heading('What is checked'),
    list(
      ['whether it keeps the ', to('publishing', 'Posting rules'), ': deal, address, facts, description, price and photos;'],
      'whether there is another listing of the same property on the site;',
      'whether it contradicts the public state registers.',
    ),
    heading('If you disagree'),
    paragraph(
      'Write to us at {email}: give the number of the listing and say why you consider the decision to be wrong. We will look at the listing again and answer by letter.',
    ),
  ],
};
