import { chatComplaintLimits } from '../../../domain/chat/chatComplaint';
import type { ChatSafetyMessages } from './ru';

const { messages: most, description: longest, keptDays } = chatComplaintLimits;

export const en: ChatSafetyMessages = {
  warning: {
    name: 'Be careful',
    kinds: {
      payment: 'Do not send money in advance: see the flat and its documents and sign a contract first.',
      link: 'This link leads to another site: enter no passwords or card details there.',
      messenger: 'Outside Kvartal you cannot report this person to the moderators.',
      phone: 'We have not checked this number: tell nobody codes from text messages.',
    },
    dismiss: 'Got it',
  },
  report: {
    title: 'Report this person',
    close: 'Close',
    about: (name) => `${name} is not told who has complained.`,
    reason: 'What happened',
    reasons: { fraud: 'It looks like fraud', abuse: 'Insults or threats', spam: 'Advertising or mass messages', other: 'Something else' },
    text: 'Details, if you like',
    left: (count) => `${count} character${count === 1 ? '' : 's'} left`,
    consent: (count) =>
      `Show moderators the last ${Math.min(count, most) === 1 ? 'message' : `${Math.min(count, most)} messages`} of this chat, mine and theirs`,
    kept: `They stay with the moderators even if the chat is deleted, and are erased ${keptDays} days after the decision.`,
    send: 'Send the complaint',
    sent: 'The complaint was sent. Moderators will read the conversation.',
    block: 'No more messages from them? Block the person in the menu of the chat.',
    done: 'Got it',
    failed: 'The complaint could not be sent. Try again.',
    offline: 'No network. Try again when it is back.',
    problems: {
      reason: 'Choose a reason',
      explained: 'Describe what happened',
      length: `At most ${longest} characters`,
      agreed: 'Without the messages moderators cannot decide',
    },
    today: 'You have already reported this person today.',
    nothing: 'This person has not written anything yet.',
  },
  cases: {
    by: (name, moment) => `Reported by ${name}, ${moment}`,
    messages: (count) => `The conversation at that time: ${count} message${count === 1 ? '' : 's'}`,
    erased: 'The messages were erased some time after the decision.',
    closed: 'The complaint is closed',
    changed: 'The complaint is decided already or has changed. The list is up to date again.',
  },
};
