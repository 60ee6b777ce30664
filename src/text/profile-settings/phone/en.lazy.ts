import type { PhoneMessages } from './ru';

export const en: PhoneMessages = {
  title: 'Phone',
  isConfirmed: 'Confirmed',
  unconfirmed: (phone) => `The number ${phone} is not confirmed. Until you confirm it, nobody sees it in your listings.`,
  confirm: 'Confirm the number',
  network: 'Check your internet connection and try again.',
  dialog: {
    title: 'Confirm the number',
    text: (phone) => `We will send a code to ${phone}.`,
    send: 'Get a code',
    sent: (phone) => `A code was sent to ${phone}. It is valid for 10 minutes.`,
    code: 'Code',
    submit: 'Confirm',
    pause: (seconds) => `You can ask for a new code in ${seconds} s`,
    again: 'Send a new code',
    sentAgain: 'A new code was sent. The one before is not valid any more.',
  },
  done: 'The number is confirmed',
  problems: {
    wrong: (left) => `The code did not work. Attempts left: ${left}.`,
    spent: 'The code did not work, and no attempts are left. Ask for a new code.',
    dead: 'The code is not valid any more. Ask for a new one.',
    alreadyConfirmed: 'The number is confirmed already.',
    none: 'The account has no phone number.',
    pause: (seconds) => `You can ask for a new code in ${seconds} s.`,
    unavailable: 'The code cannot be sent now. Try again in a minute.',
  },
};
