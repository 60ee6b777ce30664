import { expect, test, vi } from 'vitest';
import { aListing, aWorld, createFakeApi, createFakeStore, held, someUsers } from '../../testing';
import { addTokenSource } from '../account/tokenSources';
import { privateStoreOf } from '../data/privateStore';
import { createRuntime } from '../runtime/runtime';
import { chatsKey } from './chatsKey';
import { createThread } from './threadController';

test('a thread that was left while it was being read is read: the list of chats is loaded again', async () => {
  const [reader, writer] = someUsers();
  if (!reader || !writer) throw new Error('Two people are needed');
  const store = createFakeStore({
    ...aWorld([aListing({ id: 11, owner: { id: reader.id, name: 'Мария', type: 'owner' } })]),
    users: someUsers(),
  });
  store.chatBook.send(writer.id, reader.id, 11, 'Можно посмотреть в субботу?');
  const chatId = store.chatBook.chatsOf(reader.id)[0]?.id ?? 0;
  const network = held(createFakeApi(store));
  const runtime = createRuntime({ apiUrl: 'https://api.test', fetch: network.fetch });
  addTokenSource(runtime, () => reader.token ?? '');
  const load = vi.fn(async () => []);
  privateStoreOf(runtime).hold(JSON.stringify(chatsKey), load);

  const thread = createThread(runtime, { chatId });
  const answer = async () => {
    await vi.waitFor(() => expect(network.waiting).toHaveLength(1));
    network.releaseAll();
  };
  await answer();
  await vi.waitFor(() => expect(network.waiting).toHaveLength(1));
  thread.watch(false);
  await answer();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  thread.close();
});
