import { isRejectable, isRepeatedBlock, moderationLimits } from '../../../domain/listing/moderation';
import type { FakeUser } from '../../fakeAccounts';
import { textOf } from '../../fakeBody';
import { notFound, refused } from '../../fakeRoute';
import { resolveComplaints } from '../fakeComplaints';
import { decisionsAbout, recordDecision } from '../fakeDecisions';
import type { Moderators } from '../fakeModerators';
import { isFakeStore } from '../fakeStore';
import { applyStatus } from '../fakeWrites';
import { resolveChatComplaints } from './fakeChatComplaints';
import { forgetTextsOf } from './fakeSpam';

const done = () => new Response(null, { status: 204 });
const personOf = ({ id, firstName, lastName }: FakeUser) => ({ id, name: [firstName, lastName].filter(Boolean).join(' ') });

export function block(...[world, , { user, id, body, accounts }]: Parameters<Moderators>): Response {
  const reason = textOf(body, 'reason').trim();
  if (reason === '' || reason.length > moderationLimits.comment) return refused(['reason']);
  const found = accounts.find((candidate) => candidate.id === id && id !== user.id && candidate.role !== 'moderator');
  if (!found) return notFound();
  // Sign-in goes on telling the first reason.
  accounts.block(found, accounts.blockedReason(found) ?? reason);
  forgetTextsOf(world, id);
  if (!isRepeatedBlock(decisionsAbout(world, id), { moderatorId: user.id, comment: reason })) {
    recordDecision(world, user, { kind: 'blocked', listingId: null, user: personOf(found), comment: reason });
  }
  const own = world.listings.map(({ listing }) => listing).filter(({ owner }) => owner.id === id);
  for (const listing of own.filter((one) => !one.isDeleted && isRejectable(one.status))) {
    applyStatus(world, listing, 'rejected', { reason: 'forbidden', field: null, comment: reason }, false);
  }
  const ids = own.map((listing) => listing.id);
  resolveComplaints(world, ids, 'blocked', user);
  resolveChatComplaints(world, id, user);
  if (isFakeStore(world)) world.chatBook.tellCompanionsOf(id);
  return done();
}

export function unblock(...[world, , { user, id, accounts }]: Parameters<Moderators>): Response {
  const found = accounts.find((candidate) => candidate.id === id && candidate.role !== 'moderator');
  if (!found) return notFound();
  if (accounts.blockedReason(found) !== null) {
    recordDecision(world, user, { kind: 'unblocked', listingId: null, user: personOf(found) });
  }
  accounts.block(found, null);
  if (isFakeStore(world)) world.chatBook.tellCompanionsOf(id);
  return done();
}
