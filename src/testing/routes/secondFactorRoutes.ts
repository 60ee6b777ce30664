import type { FormMessage } from '../../domain/forms/formMessage';
import { type FactorMessageKey, factorPasswordRules, factorProofRules, factorRules } from '../../domain/forms/schemas/secondFactor.schema';
import { ru } from '../../text/auth/ru';
import { messageText } from '../../text/format/messageText';
import { aQrCode } from '../aQrCode';
import { type FakeUser, tokenOf } from '../fakeAccounts';
import { textOf } from '../fakeBody';
import { type Asked, json, type Route, refused } from '../fakeRoute';
import { fakeRecoveryCodes, fakeSecret } from '../store/fakeFactors';
import { done, own } from './identityRoutes';

/** Endpoints of the second factor. Its codes are those of `fakeFactors`. */
export const secondFactorRoutes: readonly Route[] = [
  { path: /\/users\/second-factor\/$/, isPersonal: true, GET: own(state), POST: own(begin) },
  { path: /\/users\/second-factor\/confirm\/$/, isPersonal: true, POST: own(confirm) },
  { path: /\/users\/second-factor\/off\/$/, isPersonal: true, POST: own(turnOff) },
];

const wrongPassword = () => refused({ password: [ru.links.wrongPassword] });

function state({ id }: FakeUser, { accounts: { factors } }: Asked): Response {
  return json({ is_on: factors.isOn(id), recovery_codes_left: factors.left(id), is_required: false });
}

function begin(user: FakeUser, { body, accounts }: Asked): Response {
  const password = textOf(body, 'password');
  const problems = wordsOf(factorPasswordRules.problems({ password }));
  if (problems) return refused(problems);
  if (!accounts.hasPassword(user, password)) return wrongPassword();
  if (accounts.factors.isOn(user.id)) return refused({ non_field_errors: [ru.secondFactor.alreadyOn] });
  accounts.factors.begin(user.id);
  const uri = `otpauth://totp/Kvartal:${encodeURIComponent(user.email)}?secret=${fakeSecret}`;
  return json({ secret: fakeSecret, uri, qr: aQrCode });
}

function confirm(user: FakeUser, { body, accounts, headers }: Asked): Response {
  const code = textOf(body, 'code');
  const problems = wordsOf(factorRules.problems({ code }));
  if (problems) return refused(problems);
  if (!accounts.factors.confirm(user.id, code)) return refused({ code: [ru.secondFactor.wrongCode] });
  accounts.endOthers(user, tokenOf(headers));
  return json({ recovery_codes: fakeRecoveryCodes });
}

function turnOff(user: FakeUser, { body, accounts, headers }: Asked): Response {
  const values = { password: textOf(body, 'password'), code: textOf(body, 'code') };
  const problems = wordsOf(factorProofRules.problems(values));
  if (problems) return refused(problems);
  if (!accounts.hasPassword(user, values.password)) return wrongPassword();
  const refusal = accounts.factors.refusal(user.id, values.code);
  if (refusal) return refused(refusal);
  accounts.factors.remove(user.id);
  return done(accounts.endOthers(user, tokenOf(headers)));
}

function wordsOf(problems: Readonly<Record<string, FormMessage<FactorMessageKey> | undefined>>): Record<string, string[]> | null {
  const found = Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [[field, [messageText(ru.problems, problem)]] as [string, string[]]] : [],
  );
  return found.length > 0 ? Object.fromEntries(found) : null;
}
