import { heading, type LegalText, list, paragraph, to } from '../blocks';

export const text: LegalText = {
  isNumbered: true,
  blocks: [
    paragraph('In force since {date}. The operator of personal data is {company}, {address}.'),

    heading('What this policy is about'),
    paragraph(
      'The policy says which personal data the Operator of the site Kvartal receives, what they are for, who is given them and how they are protected. It follows the Russian Federal Law No. 152-FZ of 27 July 2006 “On Personal Data”.',
    ),
    paragraph('The words “Site”, “User”, “Listing” and “Account” mean what they mean in the ', to('agreement', 'User agreement'), '.'),

    heading('What the data are for'),
    list(
      'to register a User and keep the Account;',
      'to publish Listings and show them in the search and on the map;',
      'to bring Users together, by phone and in the chat;',
      'to check Listings and data of owners;',
      'to tell of results of moderation, new messages and changes of the Site;',
      'to look into complaints and prevent fraud and violations of the rules;',
      'to answer enquiries and fulfil duties under the law.',
    ),

    heading('Which data are processed'),
    list(
      'data of registration: first name, last name if given, phone number, e-mail;',
      'data of the profile: a photo, if the User has added one;',
      'data of Listings: address and facts of the property, texts, photos, whether by an owner or an agent;',
      'messages in the chat and complaints;',
      'data of calls through substitute numbers, and recordings of them where they are made;',
      'data of public registers received when a Listing was checked;',
      'technical data: IP address, time of requests, kind of device and browser, actions on the Site.',
    ),
    paragraph(
      'A password is kept only in a form from which it cannot be restored. No special categories of data and no biometric data are collected.',
    ),

    heading('On what grounds'),
    list(
      'the consent that a User gives at registration;',
      'the conclusion and performance of the User agreement;',
      'the legitimate interest of the Operator in the safety of the Site, unless it violates rights of the User;',
      'legal obligations of the Operator.',
    ),

    heading('Who is given the data'),
    list(
      'visitors of the Site: name, photo, status and content of published Listings;',
      'Users who have signed in: the phone number, or its substitute, if the owner of a Listing allows calls;',
      'the other person in a chat: the name and the messages sent to them;',
      'contractors who store data, carry calls and send letters on behalf of the Operator, as far as their work needs it;',
      'state authorities, in the cases and by the procedure of the law.',
    ),
    paragraph('The Operator does not sell personal data. Sites of partners show only what every visitor can see of a Listing.'),

    heading('How the data are protected'),
    list(
      'the connection with the Site is encrypted;',
      'only employees who need data for their work have access to them, and the access is recorded;',
      'phone numbers are hidden from visitors who have not signed in, and how many can be looked at is limited;',
      'data are copied regularly, so that they can be restored after a failure;',
      'the Operator informs the authority of breaches that concern data within the term of the law.',
    ),
    paragraph('Data of citizens of Russia are recorded, stored and updated in databases on the territory of the Russian Federation.'),

    heading('Cookies and memory of the browser'),
    paragraph('The Site keeps in the browser what it cannot work without:'),
    list(
      'for a year, that the notice about cookies has been read;',
      'until signing out, that somebody is signed in;',
      'until the tab is closed, where a search was left;',
      'until it is changed, whether messages make a sound and give notice.',
    ),
    paragraph('What a User leaves on the device is kept in the browser alone, too:'),
    list(
      'drafts of listings and messages that are not sent, until they are sent or until signing out;',
      'favourites, the notes on them and the numbers of hidden listings, until they are removed;',
      'the numbers of the last listings that were opened, at most 1000, until they are cleared;',
      'saved searches and at most 20 last others: conditions, time and number of listings found, until they are deleted.',
    ),
    paragraph(
      'These records can be deleted in the settings of the browser. Afterwards one has to sign in again, and favourites, searches and drafts are gone.',
    ),

    heading('How long the data are kept'),
    list(
      'while the Account exists;',
      'after its deletion up to 5 years, if the law demands it;',
      'until the legal obligations of the Operator are fulfilled, if they last longer.',
    ),
    paragraph('When the term is over, data are deleted or made anonymous.'),

    heading('Rights of the User'),
    paragraph('A User may:'),
    list(
      'learn which data are processed, and receive a copy of them;',
      'correct inaccurate data, in the settings of the profile or by an enquiry;',
      'withdraw the consent, demand that processing ends or that data are deleted, also by deleting the Account;',
      'refuse messages that are not needed for the Account;',
      'complain of the Operator to the supervisory authority (Roskomnadzor) or to a court.',
    ),
    paragraph(
      'The Operator answers within 10 working days. After a withdrawal of consent processing goes on only where the law demands or allows it.',
    ),

    heading('Changes of the policy'),
    paragraph(
      'A new version is published on this page and applies from the date named in it. Users are notified of material changes by e-mail.',
    ),

    heading('How to reach the Operator'),
    list('{company}', 'Address: {address}', 'Phone: {phone}', 'E-mail: {email}'),
  ],
};
