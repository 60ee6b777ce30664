import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { openApiDocument } from '../../../examples/server/http/openApiDocument';
import { mayCall } from '../../../src/domain/contact/contact';
import { type ListingStatus, listingStatuses } from '../../../src/domain/enumerations';
import type { Listing } from '../../../src/domain/listing/listing';
import { isPublic } from '../../../src/domain/listing/permissions/isPublic';
import { type ListingRole, listingRoles } from '../../../src/domain/listing/permissions/listingRole';
import { listingView, seesContent } from '../../../src/domain/listing/permissions/listingView';
import { sixDecimals } from '../../../src/domain/map/geo';
import { aListing } from '../../../src/testing/fixtures';
import { aPhoto } from '../../../src/testing/photos';
import type { Subject } from './searchCalls';

/** A listing whose content can be recognised in any answer. */
export type MarkedListing = Pick<Listing, 'id' | 'status' | 'isDeleted' | 'price' | 'description'> & {
  readonly address: { readonly label: string; readonly latitude: number; readonly longitude: number };
  readonly photoAlt: string;
};

export interface VisibilitySubject extends Subject {
  /** Each role is another user. Null for a stranger. The partner has a chat about each listing. */
  readonly tokens: Readonly<Record<ListingRole, string | null>>;
  /** Of the user with the token of the owner; by its name. */
  readonly ownerName: string;
  readonly listings: readonly MarkedListing[];
}

/** One flat for sale in every status, deleted and not. Subjects store them. */
export const markedListings: readonly MarkedListing[] = listingStatuses.flatMap(({ key: status }, index) =>
  [false, true].map((isDeleted) => {
    const number = 2 * index + Number(isDeleted) + 1;
    return {
      id: 700 + number,
      status,
      isDeleted,
      price: 41_234_500 + number,
      description: `Тайна номер ${number}!`,
      address: { label: `Секретная улица, дом ${number}!`, latitude: sixDecimals(55.731217 + number / 1e4), longitude: 37.531217 },
      photoAlt: `Снимок номер ${number}!`,
    };
  }),
);

/** Returns the listing as the fake has it. */
export function listingOf({ photoAlt, address, ...marked }: MarkedListing, owner: Listing['owner']): Listing {
  const listing = aListing();
  return {
    ...listing,
    ...marked,
    owner,
    address: listing.address && { ...listing.address, ...address },
    photos: [aPhoto({ id: marked.id, alt: photoAlt })],
  };
}

interface Sample {
  readonly path: string;
  readonly body?: object;
  /** Sent without a token: it would end the session. */
  readonly isAnonymous?: true;
}

const sale = 'trade_type=Продажа&realty_type=Квартира';
const only = ({ price }: MarkedListing) => `${sale}&price_min=${price}&price_max=${price}`;
const text = 'Фотографии сделаны в другой квартире, а цена указана за другую площадь.';

/** How each call is made about a listing. A call that is not here fails the test below. */
const samples: Readonly<Record<string, (listing: MarkedListing) => readonly Sample[]>> = {
  'GET /realty/': (listing) => [
    { path: `/realty/?${only(listing)}` },
    { path: `/realty/?${sale}&page_size=100&similar_to=${listing.id}` },
    { path: `/realty/?${sale}&price_min=41234000&price_max=41235000` },
  ],
  'GET /realty/count/': (listing) => [{ path: `/realty/count/?${only(listing)}` }],
  'GET /realty/latest/': () => [{ path: '/realty/latest/?trade_type=Продажа&page_size=100' }],
  'GET /realty/by-ids/': ({ id }) => [{ path: `/realty/by-ids/?ids=${id}` }],
  'GET /realty/{id}/': ({ id }) => [{ path: `/realty/${id}/` }],
  'GET /realty/{id}/owner/': ({ id }) => [{ path: `/realty/${id}/owner/` }],
  'GET /realty/{id}/price/': ({ id }) => [{ path: `/realty/${id}/price/` }],
  'POST /complaints/': ({ id }) => [{ path: '/complaints/', body: { realty_id: id, description: text } }],
  'POST /realty-addresses/map-points/': (listing) => [{ path: `/realty-addresses/map-points/?${only(listing)}`, body: boxAround(listing) }],
  'GET /realty-addresses/map-points/': (listing) => [
    { path: `/realty-addresses/map-points/?${only(listing)}&${inQuery(boxAround(listing))}` },
  ],
  'POST /realty-addresses/map-point-realty/': ({ address: { latitude, longitude } }) => [
    { path: `/realty-addresses/map-point-realty/?${sale}`, body: { latitude, longitude } },
  ],
  'GET /realty-addresses/nearest-metro/': ({ address: { latitude, longitude } }) => [
    { path: `/realty-addresses/nearest-metro/?latitude=${latitude}&longitude=${longitude}` },
  ],
  'GET /realty-addresses/similar-prices/': ({ address: { latitude, longitude } }) => [
    {
      path: `/realty-addresses/similar-prices/?${sale}&room_count=2&area=54&latitude=${latitude}&longitude=${longitude}`,
    },
  ],
  'GET /chats/': () => [{ path: '/chats/?page_size=100' }, { path: '/chats/?page_size=100&search=Секретная' }],
  'GET /chats/found-messages/': () => [{ path: '/chats/found-messages/?search=Секретная' }, { path: '/chats/found-messages/?search=до' }],
  'POST /chats/show-chat/': ({ id }) => [{ path: '/chats/show-chat/', body: { realty_id: id } }],
  // Refused before anything is written: who is no partner stays none.
  'POST /chats/send-message/': ({ id }) => [{ path: '/chats/send-message/', body: { realty_id: id, message: ' ' } }],
  'POST /chats/block/': () => [{ path: '/chats/block/', body: {} }],
  'POST /chats/unblock/': () => [{ path: '/chats/unblock/', body: {} }],
  'POST /chats/delete-chats/': () => [{ path: '/chats/delete-chats/', body: {} }],
  'GET /users/personal-account/': () => [{ path: '/users/personal-account/' }],
  'PATCH /users/profile/': () => [{ path: '/users/profile/', body: {} }],
  'GET /users/letters/': () => [{ path: '/users/letters/' }],
  'PATCH /users/letters/': () => [{ path: '/users/letters/', body: {} }],
  'POST /users/letters/stop/': () => [{ path: '/users/letters/stop/?token=none', body: {} }],
  'GET /users/data/': () => [{ path: '/users/data/' }],
  'GET /notifications/': () => [{ path: '/notifications/?page_size=100' }],
  'POST /notifications/multiple-del/': () => [{ path: '/notifications/multiple-del/', body: {} }],
  'PATCH /notifications/not-new/': () => [{ path: '/notifications/not-new/', body: {} }],
  'GET /events/': () => [{ path: '/events/' }, { path: '/events/?after=0' }],
  'DELETE /users/dev/delete/{id}/': () => [{ path: '/users/dev/delete/0/' }],
  'GET /users/email/': () => [{ path: '/users/email/' }],
  'DELETE /users/email/': () => [{ path: '/users/email/', isAnonymous: true }],
  'PUT /users/email/': () => [{ path: '/users/email/', body: {} }],
  'PATCH /users/email/': () => [{ path: '/users/email/', body: {} }],
  'POST /users/email/': () => [{ path: '/users/email/', body: {} }],
  'POST /users/email/confirm/': () => [{ path: '/users/email/confirm/', body: {} }],
  'POST /users/email/send/': () => [{ path: '/users/email/send/', body: {}, isAnonymous: true }],
  'PUT /users/password/': () => [{ path: '/users/password/', body: {} }],
  'PATCH /users/password/': () => [{ path: '/users/password/', body: {} }],
  'POST /users/password/': () => [{ path: '/users/password/', body: {} }],
  'POST /users/password/forgot/': () => [{ path: '/users/password/forgot/', body: {} }],
  'POST /users/password/reset/': () => [{ path: '/users/password/reset/', body: {} }],
  'POST /users/password/reset/check/': () => [{ path: '/users/password/reset/check/', body: {} }],
  'GET /users/second-factor/': () => [{ path: '/users/second-factor/' }],
  'POST /users/second-factor/': () => [{ path: '/users/second-factor/', body: {} }],
  'POST /users/second-factor/confirm/': () => [{ path: '/users/second-factor/confirm/', body: {} }],
  'POST /users/second-factor/off/': () => [{ path: '/users/second-factor/off/', body: {} }],
  'GET /users/phone/': () => [{ path: '/users/phone/' }],
  'POST /users/phone/code/': () => [{ path: '/users/phone/code/', body: {} }],
  'POST /users/phone/confirm/': () => [{ path: '/users/phone/confirm/', body: {} }],
  'GET /users/sessions/': () => [{ path: '/users/sessions/' }],
  'DELETE /users/sessions/': () => [{ path: '/users/sessions/', isAnonymous: true }],
  'DELETE /users/sessions/{id}/': () => [{ path: '/users/sessions/0/' }],
  'GET /moderation/realty/': () => [
    { path: '/moderation/realty/?page_size=100' },
    { path: '/moderation/realty/?ordering=suspicious&page_size=100' },
  ],
  'POST /moderation/realty/next/': () => [{ path: '/moderation/realty/next/', body: {} }],
  'GET /moderation/realty/{id}/': ({ id }) => [{ path: `/moderation/realty/${id}/` }],
  'POST /moderation/realty/{id}/hold/': ({ id }) => [{ path: `/moderation/realty/${id}/hold/`, body: {} }],
  'POST /moderation/realty/{id}/postpone/': ({ id }) => [{ path: `/moderation/realty/${id}/postpone/`, body: {} }],
  'GET /moderation/decisions/': () => [
    { path: '/moderation/decisions/?page_size=100' },
    { path: '/moderation/decisions/?own=true&page_size=100' },
  ],
  'GET /moderation/complaints/': () => [
    { path: '/moderation/complaints/?page_size=100' },
    { path: '/moderation/complaints/?resolved=true&page_size=100' },
  ],
  'GET /moderation/complaints/{id}/': ({ id }) => [{ path: `/moderation/complaints/${id}/` }],
  'POST /moderation/realty/{id}/complaints/confirm/': ({ id }) => [{ path: `/moderation/realty/${id}/complaints/confirm/`, body: {} }],
  'POST /moderation/realty/{id}/complaints/dismiss/': ({ id }) => [{ path: `/moderation/realty/${id}/complaints/dismiss/`, body: {} }],
  // Bodies that are refused and paths that name nothing: the listings stay as they are.
  'POST /realty/sale/': () => [{ path: '/realty/sale/', body: {} }],
  'POST /realty/rent/': () => [{ path: '/realty/rent/', body: {} }],
  'PATCH /realty/sale/{id}/': ({ id }) => [{ path: `/realty/sale/${id}/`, body: { price: 1 } }],
  'PATCH /realty/rent/{id}/': ({ id }) => [{ path: `/realty/rent/${id}/`, body: { price: 1 } }],
  'PUT /realty/{id}/status/': ({ id }) => [{ path: `/realty/${id}/status/`, body: { realty_status: 99 } }],
  'PATCH /realty/{id}/status/': ({ id }) => [{ path: `/realty/${id}/status/`, body: { realty_status: 99 } }],
  'DELETE /realty/{id}/delete/': ({ id }) => [{ path: `/realty/0${id}/delete/` }],
  'DELETE /realty/photos/{id}/': ({ id }) => [{ path: `/realty/photos/0${id}/` }],
  'GET /realty/my-realty/': () => [{ path: '/realty/my-realty/?page_size=100' }],
  'POST /moderation/realty/{id}/approve/': ({ id }) => [{ path: `/moderation/realty/${id}/approve/`, body: {} }],
  'POST /moderation/realty/{id}/reject/': ({ id }) => [{ path: `/moderation/realty/${id}/reject/`, body: {} }],
  'GET /moderation/chat-complaints/': () => [
    { path: '/moderation/chat-complaints/?page_size=100' },
    { path: '/moderation/chat-complaints/?resolved=true&page_size=100' },
  ],
  'GET /moderation/chat-complaints/{id}/': () => [{ path: '/moderation/chat-complaints/1/' }],
  'POST /moderation/chat-complaints/{id}/confirm/': () => [{ path: '/moderation/chat-complaints/0/confirm/', body: {} }],
  'POST /moderation/chat-complaints/{id}/dismiss/': () => [{ path: '/moderation/chat-complaints/0/dismiss/', body: {} }],
  'POST /chats/complaints/': () => [{ path: '/chats/complaints/', body: {} }],
  'GET /moderation/spam/': () => [{ path: '/moderation/spam/?page_size=100' }],
  'POST /moderation/spam/{id}/dismiss/': () => [{ path: '/moderation/spam/0/dismiss/', body: {} }],
  'POST /moderation/users/{id}/block/': () => [{ path: '/moderation/users/0/block/', body: {} }],
  'DELETE /moderation/users/{id}/block/': () => [{ path: '/moderation/users/0/block/' }],
  'POST /suggestions/api/4_1/rs/suggest/address': ({ address }) => [
    { path: '/suggestions/api/4_1/rs/suggest/address', body: { query: address.label } },
  ],
  'POST /suggestions/api/4_1/rs/geolocate/address': ({ address: { latitude, longitude } }) => [
    { path: '/suggestions/api/4_1/rs/geolocate/address', body: { lat: latitude, lon: longitude } },
  ],
  'GET /realty-addresses/metro/': () => [{ path: '/realty-addresses/metro/?station_name=Сокол' }],
  'GET /reference-data/': () => [{ path: '/reference-data/' }],
  'GET /questions/sections/': () => [{ path: '/questions/sections/?type=FAQ' }],
  'GET /questions/sections/{id}': ({ id }) => [{ path: `/questions/sections/${id}` }],
  'GET /users/profile/': () => [{ path: '/users/profile/' }],
  'POST /users/dev/': () => [{ path: '/users/dev/', body: {} }],
  'POST /token-auth/': () => [{ path: '/token-auth/', body: {}, isAnonymous: true }],
  'POST /token-auth/logout/': () => [{ path: '/token-auth/logout/', body: {}, isAnonymous: true }],
};

function boxAround({ address: { latitude, longitude } }: MarkedListing) {
  const half = 0.00002;
  return {
    top_left_latitude: sixDecimals(latitude + half),
    top_left_longitude: sixDecimals(longitude - half),
    bottom_right_latitude: sixDecimals(latitude - half),
    bottom_right_longitude: sixDecimals(longitude + half),
  };
}

const inQuery = (fields: object) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

const paths = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });

/** Returns the calls of the OpenAPI document: 'GET /realty/'. */
async function documentedCalls(): Promise<string[]> {
  const document = v.parse(paths, await openApiDocument());
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => /^(?:get|post|put|patch|delete)$/.test(method))
      .map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  );
}

const calls = await documentedCalls();
/** The document leaves out the slash at the end of paths. */
const withoutSlash = (call: string) => call.replace(/\/$/, '');
const sampleOf = new Map(Object.entries(samples).map(([call, make]) => [withoutSlash(call), make]));

/** What may be read of a listing anywhere, by role: generated from the table of the domain, for all calls there are. */
export function visibilityCalls(name: string, open: () => Promise<VisibilitySubject>): void {
  describe(`visibility in ${name}`, () => {
    let subject: VisibilitySubject;
    beforeAll(async () => {
      subject = await open();
    });

    const send = async (role: ListingRole, method: string, { path, body, isAnonymous }: Sample) => {
      const token = isAnonymous ? null : subject.tokens[role];
      const response = await subject.fetch(subject.baseUrl + encodeURI(path), {
        method,
        headers: {
          ...(token !== null && { Authorization: `Token ${token}` }),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, text: await response.text() };
    };
    const marksOf = ({ description, address, price, photoAlt }: MarkedListing) => ({
      description,
      photoAlt,
      label: address.label,
      latitude: String(address.latitude),
      price: String(price),
    });
    type Mark = keyof ReturnType<typeof marksOf>;
    const marksIn = (text: string, listing: MarkedListing) => {
      const marks = marksOf(listing);
      return (Object.keys(marks) as Mark[]).filter((mark) => text.includes(marks[mark])).sort();
    };
    const all: readonly Mark[] = ['description', 'label', 'latitude', 'photoAlt', 'price'];
    const allowed = (listing: MarkedListing, role: ListingRole): readonly Mark[] => {
      const view = listingView(listing, role);
      if (view === 'content' || view === 'contact') return all;
      return view === 'card' ? ['photoAlt', 'price'] : view === 'outline' ? ['price'] : [];
    };
    const findListing = (status: ListingStatus, isDeleted: boolean) => {
      const found = subject.listings.find((listing) => listing.status === status && listing.isDeleted === isDeleted);
      if (!found) throw new Error(`No listing that is ${status}`);
      return found;
    };

    test('every call says how it is made about a listing', () => {
      expect(calls.filter((call) => !sampleOf.has(withoutSlash(call)))).toEqual([]);
    });

    describe.each(listingRoles)('a %s', (role) => {
      const states = listingStatuses.flatMap(({ key }) => [[key, false] as const, [key, true] as const]);

      test.each(states)('reads nothing else of a listing that is %s, deleted %s, from any call', async (status, isDeleted) => {
        const listing = findListing(status, isDeleted);
        for (const call of calls) {
          const [method = ''] = call.split(' ');
          for (const sample of sampleOf.get(withoutSlash(call))?.(listing) ?? []) {
            const { status: code, text } = await send(role, method, sample);
            expect([call, code < 500]).toEqual([call, true]);
            for (const other of subject.listings) {
              const forbidden = marksIn(text, other).filter((mark) => !allowed(other, role).includes(mark));
              expect([call, sample.path, other.status, other.isDeleted, forbidden]).toEqual([
                call,
                sample.path,
                other.status,
                other.isDeleted,
                [],
              ]);
            }
          }
        }
      });

      test.each(states)('sees of a listing that is %s, deleted %s, what the table says', async (status, isDeleted) => {
        const listing = findListing(status, isDeleted);
        const page = await send(role, 'GET', { path: `/realty/${listing.id}/` });
        expect([page.status, marksIn(page.text, listing)]).toEqual([200, allowed(listing, role)]);
        expect(JSON.parse(page.text)).toMatchObject({
          id: listing.id,
          is_deleted: isDeleted,
          banner_only: listingView(listing, role) === 'banner',
          realty_status: listingStatuses.find(({ key }) => key === status)?.id,
        });
        expect(page.text.includes(subject.ownerName)).toBe(!['banner', 'outline'].includes(listingView(listing, role)));

        const owner = await send(role, 'GET', { path: `/realty/${listing.id}/owner/` });
        expect(owner.status).toBe(seesContent(listing, role) ? 200 : 404);
        const cost = await send(role, 'GET', { path: `/realty/${listing.id}/price/` });
        expect(cost.status).toBe(seesContent(listing, role) ? 200 : 404);
        const viewer = role === 'stranger' ? null : { id: role === 'owner' ? 1 : 2 };
        const hasPhone = mayCall({ ...listing, communicationMethod: 'callsAndMessages', owner: { id: 1, name: '', type: null } }, viewer);
        expect(/"phone_number":"\+7\d{10}"/.test(owner.text)).toBe(hasPhone);
      });

      test.each(states)('gets a listing that is %s, deleted %s, by its id only if everybody may see it', async (status, isDeleted) => {
        const listing = findListing(status, isDeleted);
        const found = await send(role, 'GET', { path: `/realty/by-ids/?ids=${listing.id}` });
        const { results } = JSON.parse(found.text) as { results: readonly { id: number }[] };
        expect(results.map(({ id }) => id)).toEqual(seesContent(listing, 'stranger') ? [listing.id] : []);
      });

      test.each(states)('finds a listing that is %s, deleted %s, only if it is public', async (status, isDeleted) => {
        const listing = findListing(status, isDeleted);
        const count = await send(role, 'GET', { path: `/realty/count/?${only(listing)}` });
        expect(JSON.parse(count.text)).toEqual({ count: isPublic(listing) ? 1 : 0 });
      });
    });

    test.each(listingStatuses.flatMap(({ key }) => [[key, false] as const, [key, true] as const]))(
      'similar listings do not tell where one is that is %s, deleted %s',
      async (status, isDeleted) => {
        const listing = findListing(status, isDeleted);
        if (seesContent(listing, 'stranger')) return;
        const plain = await send('stranger', 'GET', { path: `/realty/?${sale}` });
        const similar = await send('moderator', 'GET', { path: `/realty/?${sale}&similar_to=${listing.id}` });
        expect(similar.text).toBe(plain.text);
      },
    );

    test('complaints are about what one can see', async () => {
      // Another user for each role, so that nobody complains twice.
      for (const role of listingRoles) {
        for (const listing of subject.listings) {
          const { status, text } = await send(role, 'POST', {
            path: '/complaints/',
            body: { realty_id: listing.id, description: 'Коротко' },
          });
          if (role === 'stranger') expect(status).toBe(401);
          else expect(text.includes('realty_id')).toBe(!seesContent(listing, role));
        }
      }
    });
  });
}
