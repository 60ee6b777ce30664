import type { SendMailOptions } from 'nodemailer';
import type { OutgoingLetter } from './letter';

export interface Sender {
  readonly name: string;
  readonly address: string;
  /** Reply-to address, also named in letters. */
  readonly support: string;
}

/** Returns the letter in the mail library's format. */
export function messageOf({ id, createdAt, recipient, subject, text, html, stopUrl }: OutgoingLetter, sender: Sender): SendMailOptions {
  return {
    from: { name: sender.name, address: sender.address },
    // An object, not text, so that it is not parsed as a list of addresses.
    to: { name: '', address: recipient },
    replyTo: sender.support,
    envelope: { from: sender.address, to: [recipient] },
    // The same for every attempt, so that duplicates can be dropped.
    messageId: `<${id}.${createdAt.getTime()}@${sender.address.replace(/^.*@/, '')}>`,
    date: createdAt,
    subject,
    text,
    html,
    textEncoding: 'base64',
    // Prevents automatic replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      // A button of the mail program (RFC 8058).
      ...(stopUrl && { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
