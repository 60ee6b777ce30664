import type { Kysely } from 'kysely';
import type { LetterTopic } from '../../../src/domain/account/letterTopics';
import { accountStore } from '../accounts/accountStore';
import { identityStore, type LinkPurpose } from '../accounts/identityStore';
import { profilesOf } from '../accounts/profileStore';
import { unreadOf } from '../chats/chatStore';
import type { Database } from '../database/schema';
import { decidedListing } from '../listings/moderation/decidedListing';
import {
  changeEmailLetter,
  confirmLetter,
  emailChangedLetter,
  type LinkLetter,
  passwordChangedLetter,
  resetLetter,
} from './identityLetters';
import type { Letter } from './letter';
import type { LetterOrder } from './letterOrder';
import { approvedLetter, blockedLetter, rejectedLetter } from './moderationLetters';
import { unreadLetter } from './unreadLetter';
import { type LetterSite, welcomeLetter } from './welcomeLetter';

type WithLink = (letter: LinkLetter, site: LetterSite) => Letter;

/** Returns a function that makes letters of orders; null if there is nobody left to write to. */
export function letterWriter(db: Kysely<Database>, site: () => LetterSite): (order: LetterOrder) => Promise<Letter | null> {
  const [accounts, identity, profiles] = [accountStore(db), identityStore(db), profilesOf(db)];
  const stopUrlOf = (userId: number, topic: LetterTopic) => profiles.stops.urlOf(site().url, { userId, topic });

  async function withLink(userId: number, purpose: LinkPurpose, write: WithLink): Promise<Letter | null> {
    const user = await accounts.profileOf(userId);
    const link = user && (await identity.addLink(userId, purpose));
    return link ? write({ firstName: user.firstName, recipient: link.email, token: link.token }, site()) : null;
  }

  return async (order) => {
    switch (order.kind) {
      case 'ready':
        return order.letter;
      case 'welcome':
        return withLink(order.userId, 'confirm_email', welcomeLetter);
      case 'confirm_email':
        return withLink(order.userId, 'confirm_email', confirmLetter);
      case 'change_email':
        return withLink(order.userId, 'change_email', changeEmailLetter);
      case 'reset_password':
        return withLink(order.userId, 'reset_password', resetLetter);
      case 'password_changed': {
        const user = await accounts.profileOf(order.userId);
        return user?.email ? passwordChangedLetter({ firstName: user.firstName, recipient: user.email }, site()) : null;
      }
      case 'email_changed': {
        const user = await accounts.profileOf(order.userId);
        return user && emailChangedLetter({ firstName: user.firstName, recipient: order.formerEmail }, site());
      }
      case 'listing_approved':
      case 'listing_rejected': {
        const listing = await decidedListing(db, order.eventId);
        if (!listing) return null;
        const letter = { ...listing, stopUrl: await stopUrlOf(order.userId, 'decisions') };
        return order.kind === 'listing_approved' ? approvedLetter(letter, site()) : rejectedLetter(letter, site());
      }
      case 'unread_messages': {
        const user = await accounts.profileOf(order.userId);
        const unread = user ? await unreadOf(db, order.userId) : 0;
        if (!user?.email || unread === 0 || !(await profiles.lettersOf(order.userId)).messages) return null;
        const stopUrl = await stopUrlOf(order.userId, 'messages');
        return unreadLetter({ firstName: user.firstName, recipient: user.email, unread, stopUrl }, site());
      }
      case 'account_blocked': {
        const user = await db
          .selectFrom('users')
          .select(['first_name', 'email', 'blocked_reason'])
          .where('id', '=', order.userId)
          .where('blocked_at', 'is not', null)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        if (!user?.email) return null;
        return blockedLetter({ firstName: user.first_name, recipient: user.email, reason: user.blocked_reason ?? '' }, site());
      }
      default:
        // A worker of a later release knows it.
        throw new Error(`Unknown letter: ${JSON.stringify(order satisfies never)}`);
    }
  };
}
