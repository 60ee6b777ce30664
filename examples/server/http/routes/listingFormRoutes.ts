import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nestedErrors, pathOf, readListingForm } from '../../../../src/api/wire/listing/listingForm';
import type { TradeType } from '../../../../src/domain/enumerations';
import { emptyListingForm } from '../../../../src/domain/listing/form/emptyListingForm';
import { formLimits } from '../../../../src/domain/listing/form/formLimits';
import type { ListingForm, ListingFormField } from '../../../../src/domain/listing/form/listingForm';
import { listingFormRules } from '../../../../src/domain/listing/form/listingForm.schema';
import { hasAddressContacts } from '../../../../src/domain/listing/postingRules/addressContacts';
import { messageText } from '../../../../src/text/format/messageText';
import { addressContacts } from '../../../../src/text/publish/addressContacts';
import { ru } from '../../../../src/text/publish/ru';
import type { Accounts } from '../../accounts/accounts';
import { actionKeyOfForm } from '../../idempotency/answerOnce';
import type { ListingWrites } from '../../listings/writes/listingWrites';
import type { Uploads } from '../../pictures/uploadedPicture';
import type { BodyFile } from '../bodies/bodyFile';
import { limitLargeBodies } from '../bodies/largeBodies';
import { fileOf, takeFormBodies } from '../bodies/takeFormBodies';
import { countDone, countUses, listingAttemptLimits, listingChangeLimits, newListingLimits } from '../contactLimits';
import { encodeSaved } from '../encodeSaved';
import { readPhotos } from '../listingPhotos';
import { documented } from '../openapi';
import { notFound, Refusal, RequestProblem } from '../problems';
import { readId } from '../reading/readId';

export interface ListingFormRoutesOptions {
  readonly accounts: Accounts;
  readonly listingWrites: ListingWrites;
  /** Takes photos of listings. */
  readonly uploads: Uploads;
  /** Where photos of bodies wait, in files without names; the folder of the system when absent. */
  readonly bodiesDir?: string;
}

/** Five photos as base64, and the texts. */
const formBodyLimit = Math.ceil((formLimits.photos.max * formLimits.photoBytes * 4) / 3) + 1024 * 1024;
/** Such a body is a file of up to 70 MB and a little memory. */
const room = { bodies: 12, ofAddress: 6 };
/** Deals by what paths call them (D2). */
const pathsOfDeals: readonly (readonly [path: string, tradeType: TradeType, isAlias: boolean])[] = [
  ['sale', 'sale', false],
  ['rent', 'rent', false],
  ['sales', 'sale', true],
  ['rents', 'rent', true],
];

type WithId = { Params: { id: string } };

/** The calls with the form of a listing and its photos (§7): create and edit. */
export async function listingFormRoutes(app: FastifyInstance, options: ListingFormRoutesOptions): Promise<void> {
  const { accounts, listingWrites: writes, uploads, bodiesDir = tmpdir() } = options;
  const countAttempt = countUses(accounts.limiter, 'listing-attempt', listingAttemptLimits);
  const countNew = countDone(accounts.limiter, 'listing', newListingLimits);
  const countChange = countUses(accounts.limiter, 'listing-change', listingChangeLimits);
  const rules = listingFormRules();

  limitLargeBodies(app, room, accounts.requireUser);
  takeFormBodies(app, bodiesDir, photosIn);

  /** Returns the tidy form of a body. Throws a Refusal with messages by field. */
  const readForm = (body: unknown, base: ListingForm): ListingForm => {
    const form = rules.tidy(readListingForm(body, base));
    const bound = writes.bound(form);
    const messages = Object.entries(rules.problems(bound)).map(([field, message]): [string, string[]] => [
      pathOf(field as ListingFormField, base.tradeType),
      [messageText(ru.problems, message)],
    ]);
    if (bound.address && hasAddressContacts(bound.address)) messages.push([pathOf('address', base.tradeType), [addressContacts]]);
    if (messages.length > 0) throw refusedFields(Object.fromEntries(messages));
    return form;
  };
  const photosOf = (form: ListingForm, known: ReadonlySet<number>, file: BodyFile) =>
    readPhotos(form.photos, known, uploads, file).then((photos) => {
      if (photos.errors.size === 0) return photos.entries;
      const path = pathOf('photos', form.tradeType);
      throw refusedFields(Object.fromEntries([...photos.errors].map(([index, text]) => [`${path}.${index}`, [text]])));
    });

  for (const [path, tradeType, isAlias] of pathsOfDeals) {
    app.route({
      method: 'POST',
      url: `/realty/${path}/`,
      schema: isAlias ? { hide: true } : documented[tradeType === 'sale' ? 'createSale' : 'createRent'],
      bodyLimit: formBodyLimit,
      async handler(request, reply) {
        const user = await accounts.requireUser(request);
        const file = fileOf(request);
        const action = await actionKeyOfForm(request, file);
        const earlier = action && (await writes.earlier(user.id, action));
        if (earlier) return reply.code(201).send(encodeSaved(earlier));
        const form = readForm(bodyOf(request, tradeType), emptyListingForm(tradeType));
        await countAttempt(request, user.id);
        const saved = await countNew(request, user.id, async () =>
          writes.create(user.id, form, await photosOf(form, new Set(), file), action),
        );
        return reply.code(201).send(encodeSaved(saved));
      },
    });

    app.route<WithId>({
      method: 'PATCH',
      url: `/realty/${path}/:id/`,
      schema: isAlias ? { hide: true } : documented[tradeType === 'sale' ? 'editSale' : 'editRent'],
      bodyLimit: formBodyLimit,
      async handler(request, reply) {
        const user = await accounts.requireUser(request);
        const id = readId(request.params.id);
        const known = id === null ? null : await writes.find(user.id, id);
        if (id === null || !known) return reply.code(404).send(notFound);
        const { tradeType: stored } = known.form;
        if (stored !== tradeType) {
          throw new RequestProblem({ non_field_errors: [`Form type (${tradeType}) does not match realty type (${stored})`] });
        }
        const body = bodyOf(request, tradeType);
        const form = readForm(body, known.form);
        await countChange(request, user.id);
        const photos = await photosOf(form, known.photoIds, fileOf(request));
        const saved = await writes.edit(user.id, id, {
          form,
          photos,
          request: await editHash(body, fileOf(request)),
          version: versionOf(request.body),
        });
        if (saved === 'missing') return reply.code(404).send(notFound);
        if (saved === 'stale') throw new Refusal(409, { detail: 'Объявление уже изменено в другой вкладке или на другом устройстве.' });
        return encodeSaved(saved);
      },
    });
  }
}

/** Whatever the deal is. */
const photosIn = (body: unknown) => (['sale', 'rent'] as const).flatMap((deal) => readListingForm(body, emptyListingForm(deal)).photos);

/** A hash of what a request asks, apart from the version that it was made from. */
async function editHash(body: unknown, file: BodyFile): Promise<Buffer> {
  const hash = createHash('sha256');
  await file.update(hash, JSON.stringify(body, (name, value: unknown) => (name === 'version' ? undefined : value)) ?? '');
  return hash.digest();
}

/** A rent whose fields stand side by side, as those of a sale do, is read as well. */
function bodyOf({ body }: FastifyRequest, tradeType: TradeType): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new RequestProblem({ non_field_errors: ['Тело запроса должно быть объектом.'] });
  }
  if (tradeType === 'sale' || Object.hasOwn(body, 'realty')) return body;
  return { ...body, realty: body };
}

function versionOf(body: unknown): number | null {
  const version: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'version') : null;
  return typeof version === 'number' && Number.isSafeInteger(version) ? version : null;
}

function refusedFields(messages: Readonly<Record<string, readonly string[]>>): Refusal {
  return new Refusal(400, nestedErrors(messages));
}
