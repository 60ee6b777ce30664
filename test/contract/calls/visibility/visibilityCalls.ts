import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { openApiDocument } from '../../../../examples/server/http/openApiDocument';
import { mayCall } from '../../../../src/domain/contact/contact';
import { type ListingStatus, listingStatuses } from '../../../../src/domain/enumerations';
import { isPublic } from '../../../../src/domain/listing/permissions/isPublic';
import { type ListingRole, listingRoles } from '../../../../src/domain/listing/permissions/listingRole';
import { listingView, seesContent } from '../../../../src/domain/listing/permissions/listingView';
import type { Subject } from '../searchCalls';
import type { MarkedListing } from './markedListings';
import { only, type Sample, sale, samples } from './samples';

export interface VisibilitySubject extends Subject {
  /** Each role is another user. Null for a stranger. The partner has a chat about each listing. */
  readonly tokens: Readonly<Record<ListingRole, string | null>>;
  /** Of the user with the token of the owner; by its name. */
  readonly ownerName: string;
  readonly listings: readonly MarkedListing[];
}
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
