import { encodeListingDetails } from '../api/wire/listingDetails';
import { encodeOwnerContact } from '../api/wire/owner';
import { mayCall } from '../domain/contact/contact';
import { complaintRules } from '../domain/forms/complaint.schema';
import { plainText } from '../domain/forms/plainText';
import { deletedListing } from '../domain/listing/deletedListing';
import { messageText } from '../text/format/messageText';
import { ru } from '../text/listing/ru';
import { aQrCode, aQrPhone } from './aQrCode';
import { detailsOf } from './detailsOf';
import type { FakeAccounts } from './fakeAccounts';
import { type Answer, json, notFound, type Route, refused, unauthorised } from './fakeRoute';
import type { WorldListing } from './matchesFilters';
import type { World } from './world';

/** Endpoints of a listing's page. */
export const listingRoutes: readonly Route[] = [
  { path: /\/realty\/(\d+)\/$/, GET: one },
  { path: /\/realty\/(\d+)\/owner\/$/, isPersonal: true, GET: owner },
  { path: /\/complaints\/$/, isPersonal: true, POST: complain },
];

function one(...[world, , { id }]: Parameters<Answer>): Response {
  const found = listingOf(world, id);
  if (!found) return notFound();
  const details = detailsOf(found);
  return json(encodeListingDetails(found.listing.isDeleted ? deletedListing(details) : details));
}

function owner(...[world, , { id, user }]: Parameters<Answer>): Response {
  const found = listingOf(world, id);
  if (!found || found.listing.isDeleted) return notFound();
  const { listing } = found;
  const known = world.users.find((candidate) => candidate.id === listing.owner.id);
  const hasPhone = mayCall(listing, user);
  return json(
    encodeOwnerContact({
      id: listing.owner.id,
      firstName: known?.firstName ?? listing.owner.name,
      lastName: known?.lastName ?? '',
      avatar: known?.avatar ?? null,
      type: listing.owner.type,
      communicationMethod: listing.communicationMethod,
      phone: hasPhone ? (known?.phone ?? aQrPhone) : null,
      phoneQr: hasPhone ? aQrCode : null,
    }),
  );
}

/** Complaints by server. */
const complaints = new WeakMap<FakeAccounts, Set<string>>();

function complain(...[world, , { body, user, accounts }]: Parameters<Answer>): Response {
  if (!user) return unauthorised(ru.actions.complaintSignIn);
  const { realty_id: id, description } = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const fields: Record<string, string[]> = {};
  const problem = complaintRules.problems({ description: typeof description === 'string' ? plainText(description) : '' }).description;
  if (problem) fields.description = [messageText(ru.problems, problem)];
  const found = typeof id === 'number' ? listingOf(world, id) : undefined;
  if (!found || found.listing.isDeleted) fields.realty_id = ['Такого объявления нет.'];
  if (Object.keys(fields).length > 0) return refused(fields);
  const known = complaints.get(accounts) ?? new Set();
  complaints.set(accounts, known);
  const key = `${user.id} ${id}`;
  if (known.has(key)) return refused({ non_field_errors: ['Сегодня вы уже пожаловались на это объявление.'] });
  known.add(key);
  return json({ realty_id: id, description: plainText(String(description)) }, 201);
}

function listingOf(world: World, id: number): WorldListing | undefined {
  return world.listings.find(({ listing }) => listing.id === id);
}
