import { describe, expect, test } from 'vitest';
import { isCityAlone, readTyped } from '../../../examples/server/addresses/typedAddress';
import { readHouse } from '../../../src/domain/address/houseNumber';
import { spamKey } from '../../../src/domain/chat/spam';
import { tidyMessage } from '../../../src/domain/chat/tidyMessage';
import type { FormRules } from '../../../src/domain/forms/formRules';
import { phoneDigits } from '../../../src/domain/forms/phoneDigits';
import { plainText } from '../../../src/domain/forms/plainText';
import { complaintRules } from '../../../src/domain/forms/schemas/complaint.schema';
import { isEmail } from '../../../src/domain/forms/schemas/email.schema';
import { loginRules } from '../../../src/domain/forms/schemas/login.schema';
import { newPasswordRules } from '../../../src/domain/forms/schemas/newPassword.schema';
import { isNameLike } from '../../../src/domain/forms/schemas/personName.schema';
import { profileRules } from '../../../src/domain/forms/schemas/profile.schema';
import { registrationRules } from '../../../src/domain/forms/schemas/registration.schema';
import { tidyEmail, tidyName } from '../../../src/domain/forms/tidyText';
import { listingFormRules } from '../../../src/domain/listing/form/listingForm.schema';
import { descriptionHints } from '../../../src/domain/listing/postingRules/postingHints';
import { foldStationName } from '../../../src/domain/metro/stationName';
import { metroInputProblem } from '../../../src/domain/metro/typed/metroInputProblem';
import { readFilters } from '../../../src/domain/search/filtersInput';
import { parseQuery, searchParameters } from '../../../src/domain/search/filtersQuery';
import { parseViewState } from '../../../src/domain/search/searchView';
import { aListingForm } from '../../../src/testing/store/aListingForm';

const size = 100_000;
const pieces = [
  ...['a', 'ж', 'А', '1', '1 ', '8 9', '(9', '+7 ', ' ', '\t', '\u00a0', '\u3000', '\n', '.', '-', '+', '_', '№', '@', 'a@', 'a@a.', 'а-'],
  ...['<', '<a', '<b>', '<!--', '-->', 'javascript', 'javascript ', 'data:', 'www.', 'https://', 't.me/', 'тг ', 'собака '],
  ...[
    'один ',
    'восемь ',
    'АБ ',
    'а1 ',
    '12-й ',
    'к1 ',
    'ул. ',
    'кв. ',
    '2-к ',
    'продам ',
    '\u0301',
    '\u200b',
    '%D0',
    '&a=1',
    'room_count=1&',
  ],
];
/** Texts of so many characters: of one piece alone, ended by what does not fit, and what closes up when its middle is taken out. */
const textsOf = (length: number) => {
  const of = (piece: string) => piece.repeat(length / piece.length);
  return [
    ...pieces.flatMap((piece) => [of(piece), `x${of(piece).slice(2)}x`]),
    '<a'.repeat(length / 3) + '>'.repeat(length / 3),
    'javas'.repeat(length / 12) + 'cript:'.repeat(length / 12),
    `a@${of('a.').slice(3)}!`,
  ];
};
const texts = textsOf(size);

/** Every field of a form in turn. */
const fieldsOf =
  <V extends object>({ tidy, problems }: Pick<FormRules<V, string>, 'tidy' | 'problems'>, values: V) =>
  (text: string) => {
    for (const [field, value] of Object.entries(values)) {
      if (typeof value === 'string') problems(tidy({ ...values, [field]: text }));
    }
  };

const names = { firstName: '', lastName: '' };
const passwords = { password: '', confirmPassword: '' };
const form = aListingForm();
const formRules = listingFormRules();
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  plainText,
  tidyName,
  tidyEmail,
  isEmail,
  isNameLike,
  phoneDigits,
  spamKey,
  'the form of a sign-in': fieldsOf(loginRules, { email: '', password: '' }),
  'the form of a registration': fieldsOf(registrationRules, { ...names, ...passwords, email: '', phone: '', termsAgreed: true }),
  'the form of a new password': fieldsOf(newPasswordRules, passwords),
  'the form of a profile': fieldsOf(profileRules, names),
  'the form of a complaint': fieldsOf(complaintRules, { description: '' }),
  'the description of a listing': (text) => formRules.problems(formRules.tidy({ ...form, description: text })),
  'the address of a listing': (text) =>
    formRules.problems(formRules.tidy({ ...form, address: form.address && { ...form.address, street: text, houseNumber: text } })),
  'the posting rules': descriptionHints,
  foldStationName,
  metroInputProblem,
  parseQuery,
  'each parameter of a search': (text) => {
    for (const name of searchParameters) parseQuery(new URLSearchParams({ [name]: text }));
  },
  parseViewState,
  readFilters,
  readTyped,
  isCityAlone,
  'a house number': (text) => readHouse(text.split(' ')),
};

describe('X17: 100 KB of text, read without a pattern that tries for ever', () => {
  // Generous: what reads a text again from each of its letters takes minutes.
  test.each(Object.entries(readers))(
    '%s',
    (_, read) => {
      for (const text of texts) read(text);
    },
    60_000,
  );

  test('tidyMessage, as long as what it still reads', () => {
    for (const text of textsOf(40_000)) expect(tidyMessage(text).length).toBeLessThanOrEqual(40_000);
  }, 20_000);

  test('plainText leaves no markup, however deep it is hidden', () => {
    for (const text of textsOf(3_000_000).slice(-3)) expect(plainText(text)).not.toMatch(/<[a-z][^<>]*>|javascript:/i);
  }, 60_000);
});
