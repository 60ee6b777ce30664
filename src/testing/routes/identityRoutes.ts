import { newEmailRules, newPasswordRules } from '../../domain/forms/schemas/newPassword.schema';
import { ru } from '../../text/auth/ru';
import { messageText } from '../../text/format/messageText';
import { type FakeUser, fakeLinkOf, tokenOf } from '../fakeAccounts';
import { textOf } from '../fakeBody';
import { type Answer, type Asked, json, notFound, type Route, refused, unauthorised } from '../fakeRoute';
import { fakeCommonPasswordProblem } from '../store/fakeCommonPasswords';
import { isFakeStore } from '../store/fakeStore';

/** Endpoints of passwords, addresses and sessions. Links that would come by letter are those of `fakeLinkOf`. */
export const identityRoutes: readonly Route[] = [
  { path: /\/users\/password\/forgot\/$/, POST: forgot },
  {
    path: /\/users\/password\/reset\/check\/$/,
    POST: (_world, _params, asked) => withLink(asked, 'password', ({ email }) => json({ email })),
  },
  { path: /\/users\/password\/reset\/$/, POST: reset },
  { path: /\/users\/password\/$/, isPersonal: true, POST: own(changePassword) },
  {
    path: /\/users\/email\/$/,
    isPersonal: true,
    GET: own((user, { accounts }) => json(accounts.emailOf(user))),
    POST: own(changeEmail),
    DELETE: own((user, { accounts }) => done(accounts.wantEmail(user, null))),
  },
  { path: /\/users\/email\/send\/$/, isPersonal: true, POST: own(() => done()) },
  {
    path: /\/users\/email\/confirm\/$/,
    POST: (world, _params, asked) =>
      withLink(asked, 'confirm', (user) => {
        if (isFakeStore(world)) world.events.tell(user.id, { kind: 'profile' });
        return json({ email: asked.accounts.confirm(user) });
      }),
  },
  {
    path: /\/users\/sessions\/$/,
    isPersonal: true,
    GET: own((user, { accounts, headers }) => json(accounts.sessionsOf(user, tokenOf(headers)))),
    DELETE: own((user, { accounts, headers }) => done(accounts.endOthers(user, tokenOf(headers)))),
  },
  {
    path: /\/users\/sessions\/(\d+)\/$/,
    isPersonal: true,
    DELETE: own((user, { accounts, id }) => (accounts.endSession(user, id) ? done() : notFound())),
  },
  {
    path: /\/users\/dev\/delete\/(\d+)\/$/,
    isPersonal: true,
    DELETE: own(close),
  },
];

export function own(answer: (user: FakeUser, asked: Asked) => Response): Answer {
  return (_world, _params, asked) => (asked.user ? answer(asked.user, asked) : unauthorised());
}

/** 204, after whatever was done. */
export function done(_result?: void): Response {
  return new Response(null, { status: 204 });
}

function forgot(...[, , { body }]: Parameters<Answer>): Response {
  const values = newEmailRules.tidy({ email: textOf(body, 'email') });
  return newEmailRules.problems(values).email ? refused({ email: [ru.problems.signIn.emailMalformed] }) : done();
}

function withLink({ body, accounts }: Asked, kind: 'password' | 'confirm', answer: (user: FakeUser) => Response): Response {
  const token = textOf(body, 'token');
  const user = accounts.find((candidate) => fakeLinkOf(candidate, kind) === token);
  return user ? answer(user) : refused({ token: [ru.links.dead] });
}

function problemsOf(body: unknown): Record<string, string[]> {
  const { password, confirmPassword } = newPasswordRules.problems({
    password: textOf(body, 'password'),
    confirmPassword: textOf(body, 'confirm_password'),
  });
  return {
    ...fakeCommonPasswordProblem(textOf(body, 'password')),
    ...(password && { password: [messageText(ru.problems, password)] }),
    ...(confirmPassword && { confirm_password: [messageText(ru.problems, confirmPassword)] }),
  };
}

function reset(...[, , asked]: Parameters<Answer>): Response {
  const problems = problemsOf(asked.body);
  if (Object.keys(problems).length > 0) return refused(problems);
  return withLink(asked, 'password', (user) => {
    const refusal = asked.accounts.factors.refusal(user.id, textOf(asked.body, 'code'));
    if (refusal) return refused(refusal);
    asked.accounts.setPassword(user, textOf(asked.body, 'password'));
    asked.accounts.endOthers(user, '', 'password_changed');
    return json({ token: asked.accounts.startSession(user) });
  });
}

function changePassword(user: FakeUser, { body, accounts, headers }: Asked): Response {
  const problems = problemsOf(body);
  if (Object.keys(problems).length > 0) return refused(problems);
  if (!accounts.hasPassword(user, textOf(body, 'current_password'))) return refused({ current_password: [ru.links.wrongPassword] });
  accounts.setPassword(user, textOf(body, 'password'));
  return done(accounts.endOthers(user, tokenOf(headers), 'password_changed'));
}

function close(user: FakeUser, { body, accounts, id }: Asked): Response {
  if (user.id !== id) return notFound();
  const password = textOf(body, 'password');
  if (password === '') return refused({ password: [ru.problems.signIn.passwordMissing] });
  return accounts.hasPassword(user, password) ? done(accounts.remove(user)) : refused({ password: [ru.links.wrongPassword] });
}

function changeEmail(user: FakeUser, { body, accounts }: Asked): Response {
  const values = newEmailRules.tidy({ email: textOf(body, 'email') });
  const problem = newEmailRules.problems(values).email;
  if (problem) return refused({ email: [messageText(ru.problems, problem)] });
  if (!accounts.hasPassword(user, textOf(body, 'password'))) return refused({ password: [ru.links.wrongPassword] });
  if (accounts.find(({ email }) => email === values.email)) return refused({ email: ['Пользователь с таким email уже зарегистрирован.'] });
  return done(accounts.wantEmail(user, values.email));
}
