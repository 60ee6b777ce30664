import type { AuthMessages } from './ru';

const password = {
  passwordMissing: 'Enter your password',
  passwordTooShort: 'The password is too short: at least {min} characters',
  passwordTooLong: 'The password is too long: at most {max} characters',
  passwordWeak: 'The password needs at least {min} characters: capital and small Latin letters and digits, nothing else',
};

export const en: AuthMessages = {
  close: 'Close',
  signIn: 'Sign in',
  register: 'Register',

  required: {
    title: 'Sign in first',
    reason: {
      call: 'Please sign in to call.',
      write: 'Please sign in to write.',
      complain: 'Please sign in to send a complaint.',
    },
    titles: {
      publish: 'Sign in to place a listing',
      edit: 'Sign in to edit the listing',
    },
  },
  checking: 'Loading the profile…',
  contentKept: 'Your session has ended. Sign in again: everything you entered is still here.',
  sessionEnded: 'Your sign-in has expired. Please sign in again.',
  ended: {
    password_changed: 'You are signed out: the password was changed. Sign in with the new one.',
    account_closed: 'You are signed out: the account was deleted.',
    ended_elsewhere: 'You are signed out: the session on this device was ended. Please sign in again.',
  },

  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    optional: 'optional',
    phone: 'Phone',
    email: 'E-mail',
    password: 'Password',
    confirmPassword: 'Repeat the password',
    passwordHint: 'At least 6 characters: capital and small Latin letters and digits',
    showPassword: 'Show the password',
  },

  resume: {
    title: 'Sign in to continue',
    text: 'You have not signed in for a while. The form and the photos are still here: after signing in they are sent as they are.',
    submit: 'Sign in and send',
    cancel: 'Cancel',
  },

  login: {
    title: 'Sign in',
    noAccount: 'No account yet?',
    rejected: 'Wrong e-mail or password.',
    profileFailed: 'The user could not be loaded',
  },

  registration: {
    title: 'Registration',
    haveAccount: 'Have an account?',
    agree: { before: 'I accept the', agreement: 'user agreement', and: 'and the', privacy: 'privacy policy' },
    dataAgree: { before: 'I agree to the processing of my personal data under the', privacy: 'privacy policy' },
    back: 'Back to registration',
    failed: 'The registration failed',
    done: 'You have registered!',
    ok: 'OK',
    notSignedIn: (reason) => `The account exists, but signing in automatically has failed. ${reason}`,
  },

  links: {
    dead: 'The link no longer works. Ask for a new one.',
    wrongPassword: 'Wrong password.',
  },

  secondFactor: {
    title: 'Code for signing in',
    text: 'Open the app with your codes and enter the one for Kvartal.',
    code: 'Code of the app',
    recoveryText: 'Enter one of the codes that you have kept. Each works once.',
    recoveryCode: 'Recovery code',
    useRecovery: 'No access to the app? Recovery code',
    useApp: 'Code of the app',
    wrongCode: 'The code did not work. If it is from the app, wait for the next one.',
    alreadyOn: 'Sign-in with a code is on already.',
  },
  forgot: {
    link: 'Forgot password?',
    title: 'Forgot password?',
    text: 'We will send you a link to set a new one.',
    send: 'Send the link',
    back: 'Back to sign-in',
    sentTitle: 'Check your e-mail',
    sent: (email) => `If there is an account for ${email}, the letter arrives within a minute. The link works for 1 hour and only once.`,
    spam: 'No letter? Look into the spam folder.',
    another: 'Another e-mail',
  },

  newPassword: {
    title: 'New password',
    save: 'Save and sign in',
    anotherLink: 'Ask for a new link',
    changed: 'Password changed',
    signedIn: 'You are signed in. Other devices have to sign in again.',
  },

  failures: {
    network: 'The server did not answer. Please check your internet connection.',
    tooMany: 'Too many attempts. Please wait a few minutes and try again.',
    other: 'An unknown error has occurred',
    retry: 'Reload',
  },

  problems: {
    signIn: {
      ...password,
      emailMissing: 'Enter your e-mail',
      emailMalformed: 'This is not an e-mail address',
      emailTooShort: 'The e-mail is too short',
      emailTooLong: 'The e-mail is too long: at most {max} characters',
    },
    registration: {
      ...password,
      nameMissing: 'This field is required',
      nameMalformed: 'Only Cyrillic letters, spaces, dashes and hyphens, from {min} to {max} characters',
      phoneMalformed: 'This is not a phone number. For example: +7 (900) 123-45-67 or 8 (900) 123-45-67',
      emailMissing: 'The e-mail cannot be empty',
      emailMalformed: 'Enter a valid e-mail, for example name@example.ru',
      emailNotLatin: 'Enter a valid e-mail in Latin letters, for example name@example.ru',
      emailTooShort: 'Enter a valid e-mail, for example name@example.ru',
      emailTooLong: 'The e-mail is too long: at most {max} characters',
      confirmationMissing: 'Repeat the password',
      passwordsDiffer: 'The passwords differ',
      termsNotAgreed: 'You have to agree to the terms',
    },
    secondFactor: {
      codeMissing: 'Enter the code',
      codeMalformed: 'A code of the app has 6 digits, a recovery code 12 letters and digits',
      passwordMissing: password.passwordMissing,
    },
    phoneCode: { codeMissing: 'Enter the code', codeMalformed: 'The code has 6 digits' },
  },
};
