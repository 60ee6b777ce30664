import { encodeAccountSummary } from '../../api/wire/account/accountSummary';
import { encodeRegistrationProblems, registrationNames } from '../../api/wire/account/registration';
import { encodeUser } from '../../api/wire/account/user';
import { namesWithContacts } from '../../domain/account/nameContacts';
import { registrationRules } from '../../domain/forms/schemas/registration.schema';
import { foldEmail } from '../../domain/forms/tidyText';
import { nameContacts } from '../../text/auth/nameContacts';
import { ru } from '../../text/auth/ru';
import { messageText } from '../../text/format/messageText';
import { ru as moderation } from '../../text/moderation/ru';
import { tokenOf } from '../fakeAccounts';
import { textOf, valueOf } from '../fakeBody';
import { type Answer, json, type Route, refused, unauthorised } from '../fakeRoute';
import { fakeCommonPasswordProblem } from '../store/fakeCommonPasswords';
import { summaryOf } from '../store/fakeNotifications';

/** Endpoints of sessions, registration and the profile (§7). */
export const accountRoutes: readonly Route[] = [
  { path: /\/token-auth\/$/, POST: signIn },
  { path: /\/token-auth\/logout\/$/, POST: signOut },
  { path: /\/users\/dev\/$/, POST: register },
  { path: /\/users\/personal-account\/$/, isPersonal: true, GET: summary },
];

function summary(...[world, , { user }]: Parameters<Answer>): Response {
  if (!user) return unauthorised();
  return json(encodeAccountSummary(summaryOf(world, user.id)));
}

function signIn(...[, , { body, headers, accounts }]: Parameters<Answer>): Response {
  if (!isJson(headers)) return json({ detail: 'Неподдерживаемый тип данных в запросе.' }, 415);
  const [email, password] = [textOf(body, 'username'), textOf(body, 'password')];
  const missing = {
    ...(email.trim() === '' && { username: [ru.problems.signIn.emailMissing] }),
    ...(password === '' && { password: [ru.problems.signIn.passwordMissing] }),
  };
  if (Object.keys(missing).length > 0) return refused(missing);
  const user = accounts.find(({ email: known }) => known === foldEmail(email));
  if (!user || !accounts.hasPassword(user, password)) return refused({ non_field_errors: [ru.login.rejected] });
  const reason = accounts.blockedReason(user);
  if (reason !== null) return refused({ non_field_errors: [moderation.blocked.replace('{reason}', reason)] });
  const refusal = accounts.factors.refusal(user.id, textOf(body, 'code'));
  return refusal ? refused(refusal) : json({ token: accounts.startSession(user) });
}

function signOut(...[, , { headers, accounts }]: Parameters<Answer>): Response {
  if (!headers.has('Authorization')) return unauthorised();
  accounts.dismiss(tokenOf(headers));
  return new Response(null, { status: 204 });
}

function register(...[, , { body, accounts }]: Parameters<Answer>): Response {
  const values = registrationRules.tidy({
    firstName: textOf(body, 'first_name'),
    lastName: textOf(body, 'last_name'),
    phone: textOf(body, 'phone_number'),
    email: textOf(body, 'email'),
    password: textOf(body, 'password'),
    confirmPassword: textOf(body, 'confirm_password'),
    termsAgreed: valueOf(body, 'terms_agreed') === true,
  });
  const problems = {
    ...Object.fromEntries(namesWithContacts(values).map((name) => [registrationNames[name], [nameContacts]])),
    ...fakeCommonPasswordProblem(values.password),
    ...encodeRegistrationProblems(registrationRules.problems(values), (message) => messageText(ru.problems, message)),
  };
  if (Object.keys(problems).length > 0) return refusedRegistration(problems);
  const taken = {
    ...(accounts.find(({ email }) => email === values.email) && { email: ['Пользователь с таким email уже зарегистрирован.'] }),
    ...(accounts.find(({ phone }) => phone === values.phone) && { phone_number: ['Пользователь с таким телефоном уже зарегистрирован.'] }),
  };
  if (Object.keys(taken).length > 0) return refusedRegistration(taken);
  const { firstName, lastName, phone, email, password } = values;
  return json(encodeUser(accounts.add({ firstName, lastName, phone, email, password, avatar: null })), 201);
}

/** Registration errors have their own format (§7). */
function refusedRegistration(message: object): Response {
  return json({ status_code: 400, message }, 400);
}

const isJson = (headers: Headers) => headers.get('Content-Type')?.startsWith('application/json') ?? false;
