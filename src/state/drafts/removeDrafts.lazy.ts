// A separate file, so that signing out loads no more than it needs.
import { removeChatStorage } from '../chat/outbox/chatStorage';
import { setWaitingSign } from '../chat/outbox/waitingSign';
import { removeDraftsOf as removeForms } from './draftStore';

/** Removes what a person has not sent: forms, messages and their drafts. */
export async function removeDraftsOf(apiUrl: string, userId: number): Promise<void> {
  setWaitingSign({ apiUrl, userId }, null);
  await Promise.all([removeForms(apiUrl, userId), removeChatStorage({ apiUrl, userId })]);
}
