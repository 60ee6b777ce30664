import { encodeUser } from '../../api/wire/account/user';
import { encodeMyListing } from '../../api/wire/listing/myListing';
import { detailsOf } from '../detailsOf';
import { tokenOf } from '../fakeAccounts';
import { type Answer, json, unauthorised } from '../fakeRoute';
import { fixedNow } from '../fixtures';
import { chatComplaintsBy } from '../store/chat/fakeChatComplaints';
import { complaintsBy } from '../store/fakeComplaints';
import { notesOf } from '../store/fakeNotes';
import { isFakeStore } from '../store/fakeStore';
import type { World } from '../world';

/** What the fake server knows of a user, for a file of theirs. */
export function ownData(...[world, , { user, accounts, headers }]: Parameters<Answer>): Response {
  if (!user) return unauthorised();
  const { role: _role, password: _password, token: _token, ...profile } = user;
  return json({
    profile: encodeUser(profile),
    email: accounts.emailOf(user),
    letters: accounts.lettersOf(user),
    sessions: accounts.sessionsOf(user, tokenOf(headers)),
    listings: world.listings
      .filter(({ listing }) => listing.owner.id === user.id && !listing.isDeleted)
      .map((item) => {
        const { id, address } = item.listing;
        const { street = '', houseNumber = '', corpus = null } = address ?? {};
        const listing = { ...item.listing, street, houseNumber, corpus, views: detailsOf(item).views, rejection: null };
        return { id, ...encodeMyListing(listing), rejections: rejectionsOf(world, id) };
      }),
    complaints: complaintsBy(world, user.id).map(({ id, listingId, description, at, outcome }) => ({
      id,
      listing_id: listingId,
      description,
      created_at: at.toISOString(),
      outcome,
    })),
    chat_complaints: chatComplaintsBy(world, user.id).map(({ id, chatId, listingId, reason, description, at, outcome }) => ({
      id,
      chat_id: chatId,
      listing_id: listingId,
      reason,
      description,
      created_at: at.toISOString(),
      outcome,
    })),
    ...(isFakeStore(world)
      ? {
          notifications: world.notificationsOf(user.id).map(({ id, listingId, kind }) => ({ id, listing_id: listingId, kind })),
          messages: world.chatBook.sentBy(user.id).map(({ id, chat, text, at }) => ({
            id,
            chat_id: chat.id,
            listing_id: chat.listingId,
            text,
            created_at: at.toISOString(),
          })),
          blocked: world.chatBook.blockedBy(user.id).map((id) => ({ id, blocked_at: fixedNow.toISOString() })),
        }
      : { notifications: [], messages: [], blocked: [] }),
  });
}

function rejectionsOf(world: World, id: number): readonly object[] {
  const events = notesOf(world).history.get(id) ?? [];
  return events.flatMap(({ status, reason, field, comment, at }) =>
    status === 'rejected' ? [{ reason_code: reason, field, comment, created_at: at.toISOString() }] : [],
  );
}
