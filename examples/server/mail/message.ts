import type { SendMailOptions } from 'nodemailer';
import type { QueuedLetter } from './outbox';

export interface Sender {
  readonly name: string;
  readonly address: string;
  /** Who answers people: letters name it, and an answer goes there. */
  readonly support: string;
}

/** The letter as the mail library takes it. */
export function messageOf({ id, createdAt, recipient, subject, text, html }: QueuedLetter, sender: Sender): SendMailOptions {
  return {
    from: { name: sender.name, address: sender.address },
    // An object, not text: nothing in it is read as a list of addresses.
    to: { name: '', address: recipient },
    replyTo: sender.support,
    envelope: { from: sender.address, to: [recipient] },
    // The same for every try: where a letter arrives twice, one of them can be dropped.
    messageId: `<${id}.${createdAt.getTime()}@${sender.address.replace(/^.*@/, '')}>`,
    date: createdAt,
    subject,
    text,
    html,
    textEncoding: 'base64',
    // No answering machine answers.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
