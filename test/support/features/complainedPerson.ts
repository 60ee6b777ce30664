import { expect } from 'vitest';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { recorded } from '../../../src/testing/scenarios';
import { moderators, waiting } from './moderation';

/** Olga, who owns listing 8, asks Maria for money, and Maria complains. */
export async function complained() {
  const owner = { id: 1, name: 'Ольга', type: 'owner' } as const;
  const { store } = moderators(waiting(8, { status: 'archived', owner }));
  store.chatBook.send(101, 1, 8, 'Здравствуйте! Ещё продаётся?');
  store.chatBook.send(1, 101, 8, 'Внесите задаток до просмотра');
  const server = recorded(createFakeApi(store));
  const body = { chat_id: 1, reason_code: 'fraud', description: 'Просит деньги до просмотра', share_messages: true };
  const headers = { Authorization: 'Token token-of-maria', 'Content-Type': 'application/json' };
  const answer = await server.fetch('https://server.test/api/chats/complaints/', { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(201);
  return server;
}
