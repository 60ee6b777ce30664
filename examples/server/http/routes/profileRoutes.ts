import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { accountEndpoints } from '../../../../src/api/account';
import { profileEndpoints } from '../../../../src/api/profile';
import { profileNames, readLetterPreferences } from '../../../../src/api/wire/account/profile';
import { encodeUser } from '../../../../src/api/wire/account/user';
import { namesWithContacts } from '../../../../src/domain/account/nameContacts';
import type { ProfileValues } from '../../../../src/domain/forms/schemas/profile.schema';
import { profileRules } from '../../../../src/domain/forms/schemas/profile.schema';
import { nameContacts } from '../../../../src/text/auth/nameContacts';
import { messageText } from '../../../../src/text/format/messageText';
import { ru } from '../../../../src/text/profile-settings/ru';
import type { Accounts } from '../../accounts/accounts';
import { forSignedIn } from '../../accounts/authentication';
import type { Uploads } from '../../pictures/uploadedPicture';
import { limitLargeBodies } from '../bodies/largeBodies';
import { type ProfileForm, profileBodyLimit, takeForms } from '../bodies/profileBody';
import { documented } from '../openapi';
import { RequestProblem } from '../problems';

export interface ProfileRoutesOptions {
  readonly accounts: Accounts;
  readonly uploads: Uploads;
}

const hour = 3600;
const names = ['firstName', 'lastName'] as const;

/** The settings of a user (§7, D48): names and picture, letters, one's own data. All need a token. */
export async function profileRoutes(app: FastifyInstance, { accounts, uploads }: ProfileRoutesOptions): Promise<void> {
  const changes = accounts.limiter('profile-change', 60, hour);
  const files = accounts.limiter('own-data', 10, hour);

  // The user is checked before a body is read.
  forSignedIn(app, accounts);

  app.route({
    method: 'GET',
    url: accountEndpoints.profile,
    schema: documented.profile,
    handler: async (request) => encodeUser(await accounts.profile(request)),
  });

  app.route({
    method: 'GET',
    url: profileEndpoints.letters,
    schema: documented.letters,
    handler: async (request) => accounts.profiles.lettersOf((await accounts.requireUser(request)).id),
  });

  app.route({
    method: 'PATCH',
    url: profileEndpoints.letters,
    schema: documented.changeLetters,
    bodyLimit: 8192,
    async handler(request) {
      const { id } = await accounts.requireUser(request);
      const { wanted, wrong } = readLetterPreferences(request.body);
      if (wrong.length > 0) throw new RequestProblem(Object.fromEntries(wrong.map((topic) => [topic, ['Введите true или false.']])));
      await changes.consume(String(id));
      await accounts.profiles.setLetters(id, wanted);
      return accounts.profiles.lettersOf(id);
    },
  });

  app.route({
    method: 'GET',
    url: profileEndpoints.data,
    schema: documented.ownData,
    exposeHeadRoute: false,
    async handler(request, reply) {
      const { id } = await accounts.requireUser(request);
      await files.consume(String(id));
      const pieces = await accounts.profiles.ownData(id);
      reply.header('content-disposition', 'attachment; filename="kvartal.json"').type('application/json; charset=utf-8');
      return reply.send(Readable.from(pieces));
    },
  });

  await app.register(async (forms) => {
    takeForms(forms);
    // They are read in memory.
    limitLargeBodies(forms, { bodies: 4, ofAddress: 2 }, accounts.requireUser);

    forms.route({
      method: 'PATCH',
      url: accountEndpoints.profile,
      schema: documented.changeProfile,
      bodyLimit: profileBodyLimit,
      async handler(request) {
        const { id } = await accounts.requireUser(request);
        const form = (request.body ?? {}) as ProfileForm;
        const edit = tidyNames(form, await accounts.profile(request));
        await changes.consume(String(id));
        const avatar = form.avatar ? await uploads.takeAvatar(form.avatar, id) : form.avatar;
        if (typeof avatar === 'object' && avatar !== null) throw new RequestProblem({ avatar: [ru.avatar.problems[avatar.problem]] });
        const isThere = await accounts.profiles.change(id, { ...edit, ...(avatar !== undefined && { avatar }) });
        return isThere ? encodeUser(await accounts.profile(request)) : accounts.refuse();
      },
    });
  });
}

/** Returns the names that are given, tidy. Throws a RequestProblem with messages by field. */
function tidyNames(form: ProfileForm, before: ProfileValues): Partial<ProfileValues> {
  const given = names.filter((name) => form[name] !== undefined);
  const values = profileRules.tidy({ firstName: before.firstName, lastName: before.lastName, ...form });
  const isEmpty = given.length > 0 && values.firstName === '' && values.lastName === '';
  if (isEmpty || (given.length === 0 && form.avatar === undefined)) throw new RequestProblem({ non_field_errors: [ru.names.empty] });
  const problems = profileRules.problems(values);
  const contacts = namesWithContacts(values);
  const wrong = given.flatMap((name) => {
    const problem = problems[name];
    const text = problem ? messageText(ru.problems, problem) : contacts.includes(name) ? nameContacts : null;
    return text === null ? [] : [[profileNames[name], [text]]];
  });
  if (wrong.length > 0) throw new RequestProblem(Object.fromEntries(wrong));
  return Object.fromEntries(given.map((name) => [name, values[name]]));
}
