import { type ChatComplaintProblem, type ChatComplaintReason, chatComplaintLimits } from '../../../domain/chat/chatComplaint';
import type { WarningKind } from '../../../domain/chat/findWarnings';
import { pluralRu } from '../../format/plural';

const { messages: most, description: longest, keptDays } = chatComplaintLimits;

const messages = (count: number): string =>
  count === 1
    ? 'последнее сообщение'
    : `${count} ${pluralRu(count, { one: 'последнее сообщение', few: 'последних сообщения', many: 'последних сообщений' })}`;

/** Warnings in a chat, and complaints about the other one. */
export const ru = {
  /** Below a message, for its recipient alone: one sentence for each kind. */
  warning: {
    name: 'Будьте внимательны',
    kinds: {
      payment: 'Не переводите деньги заранее: сначала посмотрите квартиру и документы и подпишите договор.',
      link: 'Ссылка ведёт на другой сайт: не вводите там пароли и данные карты.',
      messenger: 'Вне «Квартала» вы не сможете пожаловаться на собеседника модераторам.',
      phone: 'Этот номер мы не проверяли: не называйте по телефону коды из СМС.',
    } satisfies Record<WarningKind, string> as Record<WarningKind, string>,
    dismiss: 'Понятно',
  },
  report: {
    title: 'Пожаловаться на собеседника',
    close: 'Закрыть',
    about: (name: string): string => `${name} не узнает, кто пожаловался.`,
    reason: 'Что случилось',
    reasons: {
      fraud: 'Похоже на обман',
      abuse: 'Оскорбления или угрозы',
      spam: 'Реклама или рассылка',
      other: 'Другое',
    } satisfies Record<ChatComplaintReason, string> as Record<ChatComplaintReason, string>,
    text: 'Подробности, если хотите',
    left: (count: number): string => `Осталось ${count} ${pluralRu(count, { one: 'символ', few: 'символа', many: 'символов' })}`,
    consent: (count: number): string => `Показать модераторам ${messages(Math.min(count, most))} этого чата, мои и собеседника`,
    kept: `Они останутся у модераторов, даже если удалить чат, и сотрутся через ${keptDays} дней после решения.`,
    send: 'Отправить жалобу',
    sent: 'Жалоба отправлена. Модераторы посмотрят переписку.',
    block: 'Больше не хотите получать сообщения? Заблокируйте собеседника в меню чата.',
    done: 'Понятно',
    failed: 'Не удалось отправить жалобу. Попробуйте ещё раз.',
    offline: 'Нет сети. Попробуйте ещё раз, когда она появится.',
    problems: {
      reason: 'Выберите причину',
      explained: 'Опишите, что случилось',
      length: `Максимум ${longest} символов`,
      agreed: 'Без переписки модераторы не смогут разобраться',
    } satisfies Record<ChatComplaintProblem, string> as Record<ChatComplaintProblem, string>,
    today: 'Сегодня вы уже пожаловались на этого человека.',
    nothing: 'Собеседник ещё ничего не написал.',
  },
  /** Complaints about people, as moderators read them. */
  cases: {
    by: (name: string, moment: string): string => `Жалуется ${name}, ${moment}`,
    messages: (count: number): string =>
      `Переписка на момент жалобы: ${count} ${pluralRu(count, { one: 'сообщение', few: 'сообщения', many: 'сообщений' })}`,
    erased: 'Переписка стёрта: с решения прошло время.',
    closed: 'Жалоба закрыта',
    changed: 'Жалоба уже решена или изменилась. Список обновлён.',
  },
};

export type ChatSafetyMessages = typeof ru;
