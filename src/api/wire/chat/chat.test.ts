import { describe, expect, it } from 'vitest';
import { decodeChatSummary, decodeMessage, encodeMessage } from './chat';

const wire = { msg_id: 7, created_at: '2026-05-20T10:00:00.000Z', direction: 'in', message: 'Добрый день' } as const;

describe('a message', () => {
  it('is read and written', () => {
    const message = decodeMessage(wire);
    expect(message).toEqual({ id: 7, at: new Date(wire.created_at), isOwn: false, text: 'Добрый день' });
    expect(message && encodeMessage(message)).toEqual(wire);
  });

  it.each(['yesterday', '', null, 5, undefined])('with the time %j stays, and so does the chat whose last one it is', (created_at) => {
    const message = decodeMessage({ ...wire, created_at });
    expect(message).toMatchObject({ id: 7, at: null, text: 'Добрый день' });
    expect(message && encodeMessage(message)).toMatchObject({ created_at: null });
    expect(decodeChatSummary({ chat_id: 1, ...wire, created_at })?.last.at).toBeNull();
  });

  it('without a text or a number is not shown', () => {
    expect([decodeMessage({ ...wire, message: null }), decodeMessage({ ...wire, msg_id: 0 }), decodeMessage(null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
