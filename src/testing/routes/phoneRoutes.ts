import { encodePhoneState } from '../../api/wire/account/phone';
import { readPhoneCode } from '../../domain/account/phoneCode';
import { phoneCodeRules } from '../../domain/forms/schemas/phoneCode.schema';
import { ru } from '../../text/auth/ru';
import { messageText } from '../../text/format/messageText';
import { textOf } from '../fakeBody';
import { type Answer, json, type Route, refused, unauthorised } from '../fakeRoute';
import { isFakeStore } from '../store/fakeStore';
import { done, own } from './identityRoutes';

/** Endpoints of the confirmation of a phone, for users with a `phoneState`. The code is `fakePhoneCode`. */
export const phoneRoutes: readonly Route[] = [
  { path: /\/users\/phone\/$/, isPersonal: true, GET: own(({ id }, { accounts }) => json(encodePhoneState(accounts.phones.stateOf(id)))) },
  { path: /\/users\/phone\/code\/$/, isPersonal: true, POST: own(({ id }, { accounts: { phones } }) => sendCode(id, phones)) },
  { path: /\/users\/phone\/confirm\/$/, isPersonal: true, POST: confirm },
];

function sendCode(id: number, phones: Parameters<Answer>[2]['accounts']['phones']): Response {
  const refusal = phones.send(id);
  if (!refusal) return json({ pause: phones.stateOf(id).pause });
  const { status, text } = refusal;
  return status === 400 ? refused({ non_field_errors: [text] }) : json({ detail: text }, status);
}

function confirm(...[world, , { user, body, accounts }]: Parameters<Answer>): Response {
  if (!user) return unauthorised();
  const code = textOf(body, 'code');
  const problem = phoneCodeRules.problems({ code }).code;
  if (problem) return refused({ code: [messageText(ru.problems, problem)] });
  if (!accounts.phones.stateOf(user.id).isAsked) return json({ detail: 'Не найдено.' }, 404);
  const wrong = accounts.phones.give(user.id, readPhoneCode(code) ?? '');
  if (wrong !== null) return refused({ code: [wrong] });
  if (isFakeStore(world)) world.events.tell(user.id, { kind: 'profile' });
  return done();
}
