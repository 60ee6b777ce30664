import { unreadAnswer } from '../../../../src/api/wire/notification';
import { notificationPageAnswer } from '../../../../src/api/wire/notificationAnswer';
import { limits } from '../../../../src/domain/limits';
import { notificationsAtOnce } from '../../../../src/domain/notifications/notification';
import { anonymous, integer, json, pageSize, problem, query, security } from './parts';

const body = {
  type: 'object',
  properties: {
    ids: { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: notificationsAtOnce },
    all: { type: 'boolean', description: 'All of the user, whatever ids says' },
  },
};
const changed = { 200: json(unreadAnswer), 400: problem, 401: anonymous };

/** Notifications of the user, for the document. */
export const notificationCalls = {
  notifications: {
    summary: 'A page of notifications, newest first, and how many are unread',
    description: 'next is the query of the next page.',
    security,
    querystring: query({ page: integer(1, limits.page), page_size: pageSize }),
    response: { 200: json(notificationPageAnswer), 400: problem, 401: anonymous },
  },
  deleteNotifications: {
    summary: 'Deletes notifications',
    description: 'Ids of others, and those that do not exist, change nothing.',
    security,
    body,
    response: changed,
  },
  readNotifications: {
    summary: 'Marks notifications as read',
    description: 'Ids of others, and those that do not exist, change nothing.',
    security,
    body,
    response: changed,
  },
};
