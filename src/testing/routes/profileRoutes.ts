import { readLetterPreferences } from '../../api/wire/account/profile';
import { encodeUser } from '../../api/wire/account/user';
import { type AvatarProblem, avatarLimits } from '../../domain/account/avatarLimits';
import { letterTopics } from '../../domain/account/letterTopics';
import { namesWithContacts } from '../../domain/account/nameContacts';
import { type ProfileValues, profileRules } from '../../domain/forms/schemas/profile.schema';
import { isTooLarge, pictureHeader } from '../../domain/picture/pictureHeader';
import { nameContacts } from '../../text/auth/nameContacts';
import { messageText } from '../../text/format/messageText';
import { ru } from '../../text/profile-settings/ru';
import { fakeStopOf } from '../fakeAccounts';
import { type FakeFile, isFile, valueOf } from '../fakeBody';
import { type Answer, json, notFound, type Route, refused, unauthorised } from '../fakeRoute';
import { isFakeStore } from '../store/fakeStore';
import { ownData } from './ownData';

/** Endpoints of the settings: names and picture, letters, one's own data. */
export const profileRoutes: readonly Route[] = [
  {
    path: /\/users\/profile\/$/,
    isPersonal: true,
    GET: (_world, _params, { user }) => (user ? json(encodeUser({ ...user, isModerator: user.role === 'moderator' })) : unauthorised()),
    PATCH: change,
  },
  {
    path: /\/users\/letters\/$/,
    isPersonal: true,
    GET: (_world, _params, { user, accounts }) => (user ? json(accounts.lettersOf(user)) : unauthorised()),
    PATCH: changeLetters,
  },
  { path: /\/users\/letters\/stop\/$/, POST: stopLetters },
  { path: /\/users\/data\/$/, isPersonal: true, GET: ownData },
];

/** The fields of a form by their wire names. */
const fields = { firstName: 'first_name', lastName: 'last_name' } as const;

function change(...[world, , { body, user, accounts }]: Parameters<Answer>): Response {
  if (!user) return unauthorised();
  const given = (Object.keys(fields) as (keyof ProfileValues)[]).filter((field) => typeof valueOf(body, fields[field]) === 'string');
  const avatar = valueOf(body, 'avatar');
  const names = profileRules.tidy({
    firstName: user.firstName,
    lastName: user.lastName,
    ...Object.fromEntries(given.map((field) => [field, valueOf(body, fields[field])])),
  });
  const isEmpty = given.length > 0 && names.firstName === '' && names.lastName === '';
  if (isEmpty || (given.length === 0 && avatar === undefined)) return refused({ non_field_errors: [ru.names.empty] });
  const problems = profileRules.problems(names);
  const wrong = Object.fromEntries(
    given.flatMap((field) => {
      const problem = problems[field];
      return problem ? [[fields[field], [messageText(ru.problems, problem)]]] : [];
    }),
  );
  for (const name of namesWithContacts(names)) if (given.includes(name)) wrong[fields[name]] ??= [nameContacts];
  const problem = isFile(avatar) ? avatarProblem(avatar) : avatar === undefined || avatar === '' ? null : 'format';
  if (problem) wrong.avatar = [ru.avatar.problems[problem]];
  if (Object.keys(wrong).length > 0) return refused(wrong);
  const picture = isFile(avatar) ? { avatar: dataUrl(avatar) } : avatar === '' ? { avatar: null } : {};
  const changed = Object.fromEntries(given.map((field) => [field, names[field]]));
  if (isFakeStore(world)) world.events.tell(user.id, { kind: 'profile' });
  return json(encodeUser(accounts.changeProfile(user, { ...changed, ...picture })));
}

function avatarProblem({ bytes }: FakeFile): AvatarProblem | null {
  if (bytes.length > avatarLimits.bytes) return 'size';
  const header = pictureHeader(bytes);
  if (typeof header === 'string') return header;
  return isTooLarge(header) ? 'pixels' : null;
}

/** The fake has no place for files. */
function dataUrl({ bytes }: FakeFile): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:image/jpeg;base64,${btoa(text)}`;
}

function changeLetters(...[, , { body, user, accounts }]: Parameters<Answer>): Response {
  if (!user) return unauthorised();
  const { wanted, wrong } = readLetterPreferences(body);
  if (wrong.length > 0) return refused(wrong);
  accounts.setLetters(user, wanted);
  return json(accounts.lettersOf(user));
}

function stopLetters(...[, params, { accounts }]: Parameters<Answer>): Response {
  for (const topic of letterTopics) {
    const user = accounts.find((candidate) => fakeStopOf(candidate, topic) === params.get('token'));
    if (!user) continue;
    accounts.setLetters(user, { [topic]: false });
    return new Response(null, { status: 204 });
  }
  return notFound();
}
