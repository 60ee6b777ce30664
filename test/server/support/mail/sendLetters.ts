import { eraseAccount } from '../../../../examples/server/accounts/erasure/erasure';
import { notifyUnread } from '../../../../examples/server/chats/notifyUnread';
import { runDueJobs } from '../../../../examples/server/jobs/jobRunner';
import { letterLimit } from '../../../../examples/server/mail/letterLimit';
import { letterSender } from '../../../../examples/server/mail/sendLetter';
import { smtpTransport } from '../../../../examples/server/mail/transports';
import { letterWriter } from '../../../../examples/server/mail/writeLetter';
import type { SeededServer } from '../seededServer';
import type { SmtpServer } from './smtpServer';

/** What letters of tests say about the site. */
export const letterSite = { url: 'https://kvartal.example', support: 'help@kvartal.example' };

/** Sends all letters that are due. Rejects when one cannot be written or sent. */
export async function sendLetters({ db, jobs }: SeededServer, smtp: SmtpServer): Promise<void> {
  const transport = smtpTransport(smtp.url, { name: 'Квартал', address: 'noreply@kvartal.example', support: letterSite.support });
  const failures: unknown[] = [];
  await runDueJobs(
    jobs,
    {
      send_letter: letterSender({ transport, mayReceive: letterLimit(jobs), write: letterWriter(db, () => letterSite) }),
      erase_account: ({ userId }) => eraseAccount(db, userId),
      check_listing: async () => undefined,
      tell_unread: ({ userId }) => notifyUnread(db, userId),
      purge_keys: async () => undefined,
      clean_up: async () => undefined,
    },
    { onFailure: ({ error }) => failures.push(error) },
  );
  if (failures.length > 0) throw failures[0];
}
