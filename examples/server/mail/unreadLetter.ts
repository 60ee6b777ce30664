import { pluralRu } from '../../../src/text/format/plural';
import { composeLetter } from './composeLetter';
import type { Letter } from './letter';
import type { LetterSite } from './welcomeLetter';

export interface UnreadMessages {
  readonly firstName: string;
  readonly recipient: string;
  readonly unread: number;
  /** Where these letters are ended. */
  readonly stopUrl: string;
}

/** Says how many, not what or by whom: letters are read by others too. */
export function unreadLetter({ firstName, recipient, unread, stopUrl }: UnreadMessages, site: LetterSite): Letter {
  const messages = pluralRu(unread, { one: 'непрочитанное сообщение', few: 'непрочитанных сообщения', many: 'непрочитанных сообщений' });
  const what = `у вас ${unread} ${messages} на «Квартале».`;
  return composeLetter(
    {
      kind: 'unread_messages',
      stopUrl,
      recipient,
      subject: 'Непрочитанные сообщения',
      greeting: 'Вам написали',
      paragraphs: [firstName ? `${firstName}, ${what}` : what.replace(/^./, (letter) => letter.toUpperCase())],
      action: { label: 'Открыть сообщения', url: `${site.url}/account?tab=messages` },
      notes: ['Такое письмо приходит не чаще раза в три часа и только о том, что вы ещё не прочитали.'],
    },
    site,
  );
}
