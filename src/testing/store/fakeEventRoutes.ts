import { encodeAccountSummary } from '../../api/wire/account/accountSummary';
import { streamTypes, type WireEventPage, type WireReady } from '../../api/wire/liveEvent';
import { tokenOf } from '../fakeAccounts';
import { type Answer, json, type Route, refused, unauthorised } from '../fakeRoute';
import type { World } from '../world';
import { createFakeEvents, type FakeEvent } from './fakeEvents';
import { summaryOf } from './fakeNotifications';
import { isFakeStore } from './fakeStore';

/** Live updates (D6), as on the reference server. */
export const eventRoutes: readonly Route[] = [{ path: /\/events\/$/, isPersonal: true, GET: answer }];

interface Sent {
  readonly id: number;
  readonly type: string;
  readonly data: object;
}

function answer(...[world, params, { user, headers, accounts, signal }]: Parameters<Answer>): Response {
  if (!user) return unauthorised();
  if (!isFakeStore(world)) return json({ position: 0, is_gap: false, newest_age: null, events: [] });
  const { events } = world;
  const asked = params.get('after');
  if (asked !== null && !/^\d{1,15}$/.test(asked)) return refused(['after']);
  if (asked !== null || !headers.get('Accept')?.includes('text/event-stream')) {
    const { sent, isGap } = missed(world, user.id, asked);
    const page: WireEventPage = { position: events.last(), is_gap: isGap, newest_age: events.newestAge(user.id), events: [...sent] };
    return json(page);
  }
  const token = tokenOf(headers);
  let position = 0;
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      const send = ({ id, type, data }: Sent) => {
        controller.enqueue(encoder.encode(`event: ${type}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`));
      };
      const close = () => {
        end();
        controller.close();
      };
      const look = () => {
        if (accounts.userOf(token)?.id !== user.id) {
          send({ id: position, type: streamTypes.signedOut, data: {} });
          return close();
        }
        for (const one of events.after(user.id, position)) send(sentOf(world, one));
        position = events.last();
      };
      const [unlisten, unwatch] = [events.listen(look), accounts.watch(look)];
      end = () => {
        unlisten();
        unwatch();
      };
      const { sent, isGap } = missed(world, user.id, headers.get('Last-Event-ID'));
      position = events.last();
      if (isGap) send({ id: position, type: streamTypes.gap, data: {} });
      for (const one of sent) send(one);
      send({ id: position, type: streamTypes.ready, data: { newest_age: events.newestAge(user.id) } satisfies WireReady });
      signal.addEventListener('abort', () => {
        end();
        controller.error(signal.reason);
      });
    },
    cancel: () => end(),
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
}

function missed(world: World, userId: number, after: string | null): { readonly sent: readonly Sent[]; readonly isGap: boolean } {
  const events = isFakeStore(world) ? world.events : createFakeEvents();
  const isGap = Boolean(after) && !(Number(after) <= events.last());
  const isFirst = !after || isGap;
  const present = { id: events.last(), userId, event: { kind: 'counters' } } as const;
  return { sent: (isFirst ? [present] : events.after(userId, Number(after))).map((one) => sentOf(world, one)), isGap };
}

function sentOf(world: World, { id, userId, event }: FakeEvent): Sent {
  const { kind: type, ...ids } = event;
  if (event.kind === 'counters') return { id, type, data: encodeAccountSummary(summaryOf(world, userId)) };
  return { id, type, data: event.kind === 'message' ? { id: event.id, chat_id: event.chatId } : ids };
}
