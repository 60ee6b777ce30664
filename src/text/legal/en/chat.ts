import { heading, type LegalText, list, paragraph, to } from '../blocks';

export const text: LegalText = {
  blocks: [
    paragraph(
      'The chat is there to ask about a home and to arrange a viewing. Be polite and keep to the point: while you write on the site, it is easier to protect you from fraud.',
    ),
    heading('What is not allowed'),
    list(
      'sending spam, advertising, or the same message to many people;',
      'offering brokerage to those who have not asked for it;',
      'drawing the other person to other messengers;',
      'sending links to other sites;',
      'writing as an agency from a private account;',
      'insulting or threatening the other person, or using profanity;',
      'sending pictures that have nothing to do with the property.',
    ),
    heading('How to stay safe'),
    list(
      'Transfer no advance and no deposit before you have seen the home and checked the documents.',
      'Tell nobody the data of your bank card or codes from messages: neither a viewing nor a deal needs them.',
      'If somebody hurries you to pay or asks you to go to another site, end the conversation.',
    ),
    heading('If somebody disturbs you'),
    list(
      'Block them: they go to the blacklist and can write to you no more. You can unblock them in your account.',
      'Report the person in the menu of the chat. Moderators see the last 20 messages if you agree to show them; the person is not told who has complained.',
      'Complain about the listing: the sign for it is on its page. Describe what happened.',
    ),
    heading('What follows from violations'),
    paragraph(
      'For breaking these rules, and after many complaints, an account may be blocked. Grounds and procedure are in the ',
      to('agreement', 'User agreement'),
      '.',
    ),
  ],
};
