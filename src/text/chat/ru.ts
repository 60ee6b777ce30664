import type { MessageProblem } from '../../domain/chat/message.schema';
import type { ChatRefusal } from '../../domain/chat/whyCannotWrite';

const refusals: Readonly<Record<ChatRefusal, string>> = {
  no_listing: 'Ошибка: ID объявления не найден.',
  you_blocked:
    'Вы не можете отправить сообщение, так как вы заблокировали этого пользователя. Удалите его из черного списка, чтобы возобновить переписку.',
  you_are_blocked: 'Вы не можете отправить сообщение, так как пользователь заблокировал вас.',
  listing_deleted: 'Вы не можете отправить сообщение. Объявление было удалено.',
  listing_rejected: 'Вы не можете отправить сообщение. Объявление было отклонено модератором.',
  listing_in_moderation: 'Вы не можете отправить сообщение по этому объявлению. В настоящее время объявление не опубликовано на сайте.',
  listing_archived: 'Вы не можете отправить сообщение. Объявление перенесено в архив.',
  no_recipient: 'Ошибка: не удалось определить получателя сообщения.',
  self: 'Вы не можете отправить сообщение самому себе.',
  calls_only: 'Сообщения не разрешены, только звонки.',
};

const problems: Readonly<Record<MessageProblem, string>> = {
  required: 'Пожалуйста, введите сообщение.',
  length: 'Максимум {max} символов',
};

/** Texts of chats (§5, §8). Those quoted in the requirements must not change. */
export const ru = {
  problems: { message: problems },
  refusals,
  /** A listing in moderation, in the small panel (D23). */
  notPublished: 'Вы не можете отправить сообщение. Объявление не опубликовано на сайте.',
  sendFailed: 'Произошла ошибка при отправке сообщения.',
  empty: 'Чат пуст',
  whichChat: 'Необходимо указать chat_id или realty_id',
  oneKind: 'Нужно передать только один параметр: chat_ids, user_ids или realty_ids',
};
