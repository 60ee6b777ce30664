import * as v from 'valibot';
import { accountSummarySchema } from '../../../../src/api/wire/account/accountSummary';
import { letterPreferencesSchema } from '../../../../src/api/wire/account/profile';
import { userSchema } from '../../../../src/api/wire/account/user';
import { letterTopics } from '../../../../src/domain/account/letterTopics';
import { anonymous, detail, json, problem, query, registrationProblem, security, text, tooMany } from './parts';

/** Signing in and out, registration and the profile, for the document. */
export const accountCalls = {
  signIn: {
    summary: 'A token for an e-mail and a password',
    description: 'With a second factor, a message for `code` says that the password was right and a code is missing or wrong.',
    body: {
      type: 'object',
      properties: {
        username: text,
        password: text,
        code: { ...text, description: 'Six digits of the app, or a recovery code' },
      },
      required: ['username', 'password'],
    },
    response: { 200: json(v.object({ token: v.string() })), 400: problem, 429: tooMany },
  },
  signOut: {
    summary: 'Revokes the token of this request',
    security,
    response: { 204: { description: 'Revoked, now or earlier', type: 'null' }, 401: anonymous },
  },
  register: {
    summary: 'A new user',
    body: {
      type: 'object',
      properties: {
        first_name: text,
        last_name: text,
        phone_number: { ...text, description: 'Ten digits after +7; other common forms are accepted' },
        email: text,
        password: text,
        confirm_password: text,
        terms_agreed: { type: 'boolean' },
        personal_data_agreed: { type: 'boolean', description: 'The second consent, where the form asks for it' },
      },
      required: ['first_name', 'phone_number', 'email', 'password', 'confirm_password', 'terms_agreed'],
    },
    response: { 201: json(userSchema), 400: registrationProblem, 429: registrationProblem },
  },
  personalAccount: {
    summary: 'Totals of the user: listings, unread messages and their chats, unread notifications',
    security,
    response: { 200: json(accountSummarySchema), 401: anonymous },
  },
  profile: {
    summary: 'The user of the token',
    security,
    response: { 200: json(userSchema), 401: anonymous },
  },
  changeProfile: {
    summary: 'Changes names and picture of the user; what is absent stays',
    description: 'A picture is a JPEG or PNG of up to 5 MB, kept as a square; an empty field removes it.',
    security,
    consumes: ['multipart/form-data'],
    body: { type: 'object', properties: { first_name: text, last_name: text, avatar: { ...text, format: 'binary' } } },
    response: { 200: json(userSchema), 400: problem, 401: anonymous, 429: tooMany },
  },
  letters: {
    summary: 'Which letters the user gets',
    security,
    response: { 200: json(letterPreferencesSchema), 401: anonymous },
  },
  changeLetters: {
    summary: 'Changes which letters the user gets; topics that are absent stay',
    security,
    body: { type: 'object', properties: Object.fromEntries(letterTopics.map((topic) => [topic, { type: 'boolean' }])) },
    response: { 200: json(letterPreferencesSchema), 400: problem, 401: anonymous, 429: tooMany },
  },
  stopLetters: {
    summary: 'Ends the letters of a topic, by the link in one of them',
    querystring: query({ token: text }),
    response: { 204: { description: 'None of that topic will come', type: 'null' }, 404: detail('No such link') },
  },
  ownData: {
    summary: 'Everything the server knows of the user, as a file',
    security,
    response: {
      200: { description: 'Profile, listings, own messages, blocked people, notifications, complaints and sessions', type: 'object' },
      401: anonymous,
      429: tooMany,
    },
  },
};
