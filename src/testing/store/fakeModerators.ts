import type { FakeUser } from '../fakeAccounts';
import { type Answer, type Asked, notFound, unauthorised } from '../fakeRoute';
import type { World } from '../world';

export type Moderators = (world: World, params: URLSearchParams, asked: Asked & { readonly user: FakeUser }) => Response;

/** To anybody else the calls do not exist. */
export const forModerators =
  (respond: Moderators): Answer =>
  (world, params, asked) => {
    const { user } = asked;
    if (!user) return unauthorised();
    return user.role === 'moderator' ? respond(world, params, { ...asked, user }) : notFound();
  };
