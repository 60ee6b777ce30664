import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nestedErrors, pathOf, readListingForm } from '../../../../src/api/wire/listing/listingForm';
import { encodeMyListing } from '../../../../src/api/wire/listing/myListing';
import type { TradeType } from '../../../../src/domain/enumerations';
import { emptyListingForm } from '../../../../src/domain/listing/form/emptyListingForm';
import { formLimits } from '../../../../src/domain/listing/form/formLimits';
import type { ListingForm, ListingFormField } from '../../../../src/domain/listing/form/listingForm';
import { listingFormRules } from '../../../../src/domain/listing/form/listingForm.schema';
import { isPublic } from '../../../../src/domain/listing/permissions/isPublic';
import { hasAddressContacts } from '../../../../src/domain/listing/postingRules/addressContacts';
import { messageText } from '../../../../src/text/format/messageText';
import { addressContacts } from '../../../../src/text/publish/addressContacts';
import { ru } from '../../../../src/text/publish/ru';
import type { Accounts } from '../../accounts/accounts';
import { actionKey } from '../../idempotency/answerOnce';
import { isRefusal } from '../../listings/writes/changeStatus';
import { editHash, type ListingWrites } from '../../listings/writes/listingWrites';
import type { OwnListings } from '../../listings/writes/ownListings';
import type { PictureLinks } from '../../pictures/pictureLinks';
import type { Uploads } from '../../pictures/uploadedPicture';
import { countDone, countUses, listingAttemptLimits, listingChangeLimits, newListingLimits } from '../contactLimits';
import { encodeSaved } from '../encodeSaved';
import { limitLargeBodies } from '../largeBodies';
import { readPhotos } from '../listingPhotos';
import { documented } from '../openapi';
import { notFound, Refusal, RequestProblem } from '../problems';
import { queryOf } from '../queryOf';
import { readDecision, readSeenByStatus, readStatus, statusProblem, valuesOf } from '../reading/readDecision';
import { readId } from '../reading/readId';
import { readPage } from '../reading/readPage';

export interface ListingWriteRoutesOptions {
  readonly accounts: Accounts;
  readonly listingWrites: ListingWrites;
  readonly ownListings: OwnListings;
  readonly uploads: Uploads;
  readonly pictureLinks: PictureLinks;
}

/** Five photos as base64, and the texts. */
const formBodyLimit = Math.ceil((formLimits.photos.max * formLimits.photoBytes * 4) / 3) + 1024 * 1024;
const smallBodyLimit = 8192;
/** Deals by what paths call them (D2). */
const pathsOfDeals: readonly (readonly [path: string, tradeType: TradeType, isAlias: boolean])[] = [
  ['sale', 'sale', false],
  ['rent', 'rent', false],
  ['sales', 'sale', true],
  ['rents', 'rent', true],
];

type WithId = { Params: { id: string } };

/** The calls that change listings (§7): create, edit, status, delete, remove a photo; and the list of own ones. All need a token. */
export async function listingWriteRoutes(app: FastifyInstance, options: ListingWriteRoutesOptions): Promise<void> {
  const { accounts, listingWrites: writes, ownListings, uploads, pictureLinks } = options;
  const countAttempt = countUses(accounts.limiter, 'listing-attempt', listingAttemptLimits);
  const countNew = countDone(accounts.limiter, 'listing', newListingLimits);
  const countChange = countUses(accounts.limiter, 'listing-change', listingChangeLimits);
  const rules = listingFormRules();

  // The user is checked before a body is read.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    await accounts.requireUser(request);
  });
  limitLargeBodies(app, accounts.requireUser);

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
  const photosOf = (form: ListingForm, known: ReadonlySet<number>) =>
    readPhotos(form.photos, known, uploads).then((photos) => {
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
        const action = actionKey(request);
        const earlier = action && (await writes.earlier(user.id, action));
        if (earlier) return reply.code(201).send(encodeSaved(earlier));
        const form = readForm(bodyOf(request, tradeType), emptyListingForm(tradeType));
        await countAttempt(request, user.id);
        const saved = await countNew(request, user.id, async () => writes.create(user.id, form, await photosOf(form, new Set()), action));
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
        const photos = await photosOf(form, known.photoIds);
        const saved = await writes.edit(user.id, id, { form, photos, request: editHash(body), version: versionOf(request.body) });
        if (saved === 'missing') return reply.code(404).send(notFound);
        if (saved === 'stale') throw new Refusal(409, { detail: 'Объявление уже изменено в другой вкладке или на другом устройстве.' });
        return encodeSaved(saved);
      },
    });
  }

  // The document has one of the two (D3).
  for (const method of ['PUT', 'PATCH'] as const)
    app.route<WithId>({
      method,
      url: '/realty/:id/status/',
      schema: method === 'PUT' ? documented.setStatus : { hide: true },
      bodyLimit: smallBodyLimit,
      async handler(request) {
        const user = await accounts.requireUser(request);
        const id = readId(request.params.id);
        const value = valuesOf(request.body);
        const status = readStatus(value);
        const decision = status === 'rejected' ? readDecision(value) : null;
        const seen = status === 'active' || status === 'rejected' ? readSeenByStatus(value, status) : null;
        await countChange(request, user.id);
        const saved = id === null ? 'missing' : await writes.setStatus(user, id, { status, decision, seen });
        if (isRefusal(saved)) throw statusProblem(saved);
        return { ...encodeSaved(saved), is_changed: saved.isChanged };
      },
    });

  app.route<WithId>({
    method: 'DELETE',
    url: '/realty/:id/delete/',
    schema: documented.deleteListing,
    async handler(request, reply) {
      const user = await accounts.requireUser(request);
      const id = readId(request.params.id);
      await countChange(request, user.id);
      const removal = id === null ? 'missing' : await writes.remove(user.id, id);
      if (removal === 'missing') return reply.code(404).send(notFound);
      return removal === 'removed' ? reply.code(204).send() : { is_changed: false };
    },
  });

  app.route<WithId>({
    method: 'DELETE',
    url: '/realty/photos/:id/',
    schema: documented.deletePhoto,
    async handler(request, reply) {
      const user = await accounts.requireUser(request);
      const id = readId(request.params.id);
      await countChange(request, user.id);
      const isRemoved = id !== null && (await writes.removePhoto(user.id, id));
      return isRemoved ? reply.code(204).send() : reply.code(404).send(notFound);
    },
  });

  app.route({
    method: 'GET',
    url: '/realty/my-realty/',
    schema: documented.myListings,
    async handler(request) {
      const user = await accounts.requireUser(request);
      const { page, pageSize } = readPage(queryOf(request));
      const { listings, count } = await ownListings.page(user.id, page, pageSize);
      const shown = listings.map((listing) =>
        isPublic({ status: listing.status, isDeleted: false }) ? listing : { ...listing, photos: listing.photos.map(pictureLinks.sign) },
      );
      return { results: shown.map(encodeMyListing), count };
    },
  });
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
