import type { Kysely } from 'kysely';
import type pg from 'pg';
import { accountStore } from '../accounts/accountStore';
import { releaseClaims } from '../accounts/claims';
import { forgetPhoneCodes } from '../accounts/phone/phoneStore';
import { forgetTexts } from '../chats/spamMarks';
import { forgetReportedMessages } from '../complaints/chatComplaintStore';
import type { Database } from '../database/schema';
import { forgetEvents } from '../events/eventStore';
import { forgetAnswers } from '../idempotency/answerOnce';
import { forgetChanges } from '../listings/cache/searchChanges';
import { removeOldLetters } from '../mail/letterFolder';
import { moveLeftLetters } from '../mail/outbox';
import { forgetNotifications } from '../notifications/notificationStore';
import type { PictureFiles } from '../pictures/pictureFiles';
import { removeUnusedPictures } from '../pictures/removeUnused';
import { removeOldFailed } from './jobStore';

export interface CleanUpParts {
  readonly db: Kysely<Database>;
  readonly jobs: pg.Pool;
  readonly pictureFiles: PictureFiles;
  /** The folder of unsent letters. */
  readonly letters: string;
}

/** Removes what has expired, once an hour for all instances. */
export async function cleanUp({ db, jobs, pictureFiles, letters }: CleanUpParts): Promise<void> {
  await releaseClaims(db);
  await accountStore(db).removeExpired();
  await forgetPhoneCodes(db);
  await forgetAnswers(db);
  await forgetNotifications(db);
  await forgetTexts(db);
  await forgetReportedMessages(db);
  await forgetEvents(db);
  await forgetChanges(db);
  await removeUnusedPictures(db, pictureFiles);
  await moveLeftLetters(db);
  await removeOldLetters(letters);
  await removeOldFailed(jobs);
}
