import { encodeListingDetails } from '../api/wire/listing/encodeListingDetails';
import { encodeOwnerContact } from '../api/wire/owner';
import { mayCall } from '../domain/contact/contact';
import { plainText } from '../domain/forms/plainText';
import { complaintRules } from '../domain/forms/schemas/complaint.schema';
import { limits } from '../domain/limits';
import type { Listing } from '../domain/listing/listing';
import { listingRole } from '../domain/listing/permissions/listingRole';
import { seesContent } from '../domain/listing/permissions/listingView';
import { shownListing } from '../domain/listing/permissions/shownListing';
import { unknownParameters } from '../domain/search/unknownParameters';
import { ru as contactTexts } from '../text/contact/ru';
import { messageText } from '../text/format/messageText';
import { ru } from '../text/listing/ru';
import { aQrCode, aQrPhone } from './aQrCode';
import { detailsOf } from './detailsOf';
import type { FakeUser } from './fakeAccounts';
import { type Answer, json, notFound, type Route, refused, unauthorised } from './fakeRoute';
import type { WorldListing } from './matchesFilters';
import { isPartner } from './store/chat/fakeChats';
import { encodeFor } from './store/encodeFor';
import { addComplaint, filedWith, keepFiled } from './store/fakeComplaints';
import { moderationOf, removedPhotosOf } from './store/fakeNotes';
import { isFakeStore } from './store/fakeStore';
import type { World } from './world';

/** Endpoints of a listing's page. */
export const listingRoutes: readonly Route[] = [
  { path: /\/realty\/by-ids\/$/, GET: byIds },
  { path: /\/realty\/(\d+)\/$/, GET: one },
  { path: /\/realty\/(\d+)\/owner\/$/, isPersonal: true, GET: owner },
  { path: /\/complaints\/$/, isPersonal: true, POST: complain },
];

function one(...[world, , { id, user, accounts }]: Parameters<Answer>): Response {
  const found = listingOf(world, id);
  if (!found) return notFound();
  const role = listingRole(found.listing, user);
  const isTold = role === 'owner' || role === 'moderator';
  const own = isTold ? { ...removedPhotosOf(world, found.listing), moderation: moderationOf(world, found.listing) } : {};
  const viewer = user && { ...user, isPartner: isPartner(world, user.id, id) };
  const isPhoneHidden = accounts.phones.isUnconfirmed(found.listing.owner.id);
  return json({ ...encodeListingDetails(shownListing({ ...detailsOf(found), isPhoneHidden }, viewer)), ...own });
}

function byIds(...[world, params, { accounts }]: Parameters<Answer>): Response {
  const ids = new Set((params.get('ids') ?? '').split(','));
  const isWrong = ids.size > limits.listingsByIds || [...ids].some((id) => !/^[1-9]\d{0,14}$/.test(id));
  const wrong = [...unknownParameters(params, new Set(['ids'])), ...(isWrong ? ['ids'] : [])];
  if (wrong.length > 0) return refused(wrong);
  const found = [...ids].flatMap((id) => listingOf(world, Number(id))?.listing ?? []).filter((listing) => seesContent(listing, 'stranger'));
  return json({ results: found.map(encodeFor(accounts)) });
}

function owner(...[world, , { id, user, accounts }]: Parameters<Answer>): Response {
  const listing = visibleTo(user, listingOf(world, id));
  if (!listing) return notFound();
  const known = world.users.find((candidate) => candidate.id === listing.owner.id);
  const hasPhone = mayCall(listing, user);
  if (hasPhone && user && isFakeStore(world) && world.chatBook.hasBlocked(listing.owner.id ?? 0, user.id)) {
    return json({ detail: contactTexts.ownListing.call }, 403);
  }
  const isShown = hasPhone && !accounts.phones.isUnconfirmed(listing.owner.id);
  return json(
    encodeOwnerContact({
      id: listing.owner.id,
      firstName: known?.firstName ?? listing.owner.name,
      lastName: known?.lastName ?? '',
      avatar: known?.avatar ?? null,
      type: listing.owner.type,
      communicationMethod: listing.communicationMethod,
      phone: isShown ? (known?.phone ?? aQrPhone) : null,
      phoneQr: isShown ? aQrCode : null,
      ...(hasPhone && !isShown && { isPhoneUnconfirmed: true }),
    }),
  );
}

function complain(...[world, , { body, headers, user }]: Parameters<Answer>): Response {
  if (!user) return unauthorised(ru.actions.complaintSignIn);
  const key = headers.get('Idempotency-Key');
  const earlier = key === null ? undefined : filedWith(world, `${user.id} ${key}`);
  if (earlier && earlier.request !== JSON.stringify(body)) return json({ detail: 'Этот ключ уже использован.' }, 422);
  if (earlier) return json(earlier.answer, 201);
  const { realty_id: id, description } = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const fields: Record<string, string[]> = {};
  const problem = complaintRules.problems({ description: typeof description === 'string' ? plainText(description) : '' }).description;
  if (problem) fields.description = [messageText(ru.problems, problem)];
  if (typeof id !== 'number' || !visibleTo(user, listingOf(world, id))) fields.realty_id = ['Такого объявления нет.'];
  if (Object.keys(fields).length > 0) return refused(fields);
  const isNew = addComplaint(world, {
    userId: user.id,
    author: user.firstName,
    listingId: Number(id),
    description: plainText(String(description)),
  });
  if (!isNew) return refused({ non_field_errors: ['Сегодня вы уже пожаловались на это объявление.'] });
  const answer = { realty_id: id, description: plainText(String(description)) };
  if (key !== null) keepFiled(world, `${user.id} ${key}`, { request: JSON.stringify(body), answer });
  return json(answer, 201);
}

/** Returns the listing if the user may see its content. */
function visibleTo(user: FakeUser | null, found: WorldListing | undefined): Listing | null {
  return found && seesContent(found.listing, listingRole(found.listing, user)) ? found.listing : null;
}

function listingOf(world: World, id: number): WorldListing | undefined {
  return world.listings.find(({ listing }) => listing.id === id);
}
