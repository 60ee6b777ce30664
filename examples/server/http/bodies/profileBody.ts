import type { FastifyInstance, FastifyRequest } from 'fastify';
import { profileNames } from '../../../../src/api/wire/account/profile';
import { avatarLimits } from '../../../../src/domain/account/avatarLimits';

/** A picture of the largest size, and two names. */
export const profileBodyLimit = avatarLimits.bytes + 64 * 1024;

/** What a form changes. */
export interface ProfileForm {
  readonly firstName?: string;
  readonly lastName?: string;
  /** The bytes of a picture; null removes the present one. */
  readonly avatar?: Buffer | null;
}

/** Lets these routes take a form with a file, and nothing else. */
export function takeForms(routes: FastifyInstance): void {
  routes.removeAllContentTypeParsers();
  routes.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: profileBodyLimit },
    async (request: FastifyRequest, body: Buffer) => {
      try {
        const type = request.headers['content-type'] ?? '';
        // The parser of the platform, over bytes that are here already: nothing is written to a disk.
        return await readForm(await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData());
      } catch (error) {
        throw Object.assign(new Error('Not a form', { cause: error }), { statusCode: 400 });
      }
    },
  );
}

/** Reads the fields of the profile. Other fields are not even looked at. */
async function readForm(form: FormData): Promise<ProfileForm> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const [firstName, lastName] = [text(profileNames.firstName), text(profileNames.lastName)];
  const file = form.get(profileNames.avatar);
  const avatar = file === null ? undefined : typeof file === 'string' ? (file === '' ? null : Buffer.from(file)) : await bytesOf(file);
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(avatar !== undefined && { avatar }),
  };
}

const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer());
