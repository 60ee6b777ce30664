import { heading, type LegalText, list, paragraph, to } from '../blocks';

export const text: LegalText = {
  isNumbered: true,
  blocks: [
    paragraph('In force since {date}. The operator of the site is {company}, {address}.'),

    heading('Terms'),
    paragraph('The “Site” is the internet service Kvartal, on which listings of homes for sale and rent in Moscow are placed and found.'),
    paragraph('The “Operator” is the person who runs the Site and is named at the beginning of this agreement.'),
    paragraph('A “User” is a person who looks at the Site or has registered on it.'),
    paragraph('A “Listing” is an offer to sell or let a flat or apartments that is published on the Site.'),
    paragraph('An “Account” is the record of a User together with the personal area.'),

    heading('What this agreement is about'),
    paragraph(
      'The agreement says how the Site may be used. By accepting it at registration a User concludes a contract with the Operator on these terms. Visitors who use the Site without registering follow the same rules as far as they apply.',
    ),
    paragraph(
      'The Site helps Users to find each other. The Operator does not own the properties in the Listings, represents neither party and takes no part in their deals.',
    ),
    paragraph(
      'The ',
      to('publishing', 'Posting rules'),
      ', the ',
      to('moderation', 'order of moderation'),
      ' and the ',
      to('chat', 'Messaging rules'),
      ' are parts of the agreement. Personal data are the subject of the ',
      to('privacy', 'Privacy policy'),
      '.',
    ),

    heading('Registration and account'),
    paragraph('Any person with legal capacity may register. The name, phone and e-mail given at registration must be true.'),
    paragraph(
      'A User keeps the password secret and answers for what is done under the Account until the Operator has been told of foreign access.',
    ),
    paragraph('An Account must not be passed on to another person, and a blocked Account must not be replaced by a new one.'),
    paragraph('A User may delete the Account at any time in the settings. This cannot be undone: the Listings of the User are taken down.'),

    heading('Listings'),
    paragraph(
      'A moderator checks a Listing that is new, changed or brought back from the archive. This usually takes 1–2 working days; the result is sent to the e-mail of the User.',
    ),
    paragraph(
      'The User is responsible for the accuracy of a Listing and confirms the right to dispose of the property, or to act for its owner.',
    ),
    paragraph(
      'By publishing texts and photos a User confirms to have the rights in them, and allows the Operator to show them free of charge on the Site and on the sites of partners while the Listing is published. The Operator may change the size and compression of photos.',
    ),

    heading('Data of public registers'),
    paragraph(
      'The Operator may fill and complete Listings with data of public state registers and other open sources, such as the address, the year of construction, the area and the number of floors.',
    ),
    paragraph('A User who has found an error in such data may report it to the Operator, who corrects it after a check.'),

    heading('Phone numbers and calls'),
    paragraph(
      'To protect Users from unwanted calls the Operator may show a substitute number in a Listing, calls to which are forwarded to the phone of the User.',
    ),
    paragraph(
      'Calls through substitute numbers may be recorded to maintain quality, handle complaints and prevent fraud. The recording is announced at the start of a call.',
    ),
    paragraph('Phone numbers and other contacts may be used only to talk about the Listing.'),

    heading('The mark of a verified owner'),
    paragraph(
      'The Operator may compare the data of the owner of a property with registers or with documents that the owner has provided, and mark the Listing as that of a verified owner.',
    ),
    paragraph(
      'The mark means that the data agreed on the day of the check. It guarantees no outcome of a deal, and may be taken away when data have changed or are in doubt.',
    ),

    heading('What is forbidden'),
    paragraph('A User must not:'),
    list(
      'publish what is known to be false or mislead others;',
      'violate rights of third parties, copyright included;',
      'send spam and advertising, place malicious programs or links to them;',
      'collect data from the Site by automatic means without written permission of the Operator;',
      'get around technical limits or disturb the work of the Site.',
    ),

    heading('What the Operator may do'),
    paragraph('If the agreement, its parts or the law are violated, the Operator may at its choice:'),
    list(
      'reject a Listing or take it down;',
      'delete a Listing;',
      'restrict single functions of an Account for a time;',
      'block an Account.',
    ),
    paragraph('The User learns of the measure and its reason by letter or in the account, and may object to it by writing to {email}.'),
    paragraph('Many founded complaints of other Users are reason enough to check and to block an Account.'),

    heading('Liability'),
    paragraph(
      'The Operator takes reasonable measures to keep the Site running, but is not liable for communication failures, acts of third parties and force majeure.',
    ),
    paragraph(
      'The Operator is not liable for the content of Listings placed by Users or for the performance of their agreements. Before a deal the parties themselves check the documents and powers of each other.',
    ),
    paragraph('Nothing in this agreement limits rights of consumers or a liability that the law does not allow to limit.'),

    heading('Changes of the agreement'),
    paragraph(
      'The Operator may change the agreement by publishing a new version on this page. It applies from the date named in it. Registered Users are notified of material changes in advance by e-mail.',
    ),
    paragraph('A User who does not agree with the new version may delete the Account. Continued use of the Site means acceptance.'),

    heading('Disputes and applicable law'),
    paragraph('The law of the Russian Federation applies to this agreement.'),
    paragraph(
      'Before going to court the parties try to agree: a claim is sent in writing or by e-mail and answered within 30 calendar days. A consumer may choose the court as the law provides.',
    ),

    heading('Contacts of the Operator'),
    list('{company}', 'Address: {address}', 'Phone: {phone}', 'E-mail: {email}'),
  ],
};
