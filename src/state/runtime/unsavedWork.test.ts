import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UnsavedWork } from './unsavedWork';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.resetModules();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('window', { navigation: new EventTarget() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, Symbol.for('kvartal'));
});

const create = async (): Promise<UnsavedWork> => (await import('./unsavedWork')).unsavedWork();

/** Returns whether the browser asks before it closes the tab. */
const closesAsking = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('leaves at once when nothing would be lost', async () => {
  const work = await create();
  const go = vi.fn<() => void>();
  work.add(() => false);
  void work.leave(go);
  // It goes in the same turn: a router without changes works as before.
  expect(go).toHaveBeenCalledTimes(1);
  expect(closesAsking()).toBe(false);
});

it('asks once at a time, and leaves only if the visitor agrees', async () => {
  const work = await create();
  const answers: ((isLeaving: boolean) => void)[] = [];
  work.addPrompt(() => new Promise((resolve) => void answers.push(resolve)));
  work.add(() => true);
  expect(closesAsking()).toBe(true);

  const go = vi.fn<() => void>();
  const first = work.leave(go);
  expect(await work.leave(go)).toBe(false);
  answers[0]?.(false);
  expect(await first).toBe(false);
  const second = work.leave(go);
  answers[1]?.(true);
  expect(await second).toBe(true);
  expect(go).toHaveBeenCalledTimes(1);
  expect(answers).toHaveLength(2);
});

it('the browser does not ask again, until the visitor goes on working', async () => {
  const work = await create();
  work.add(() => true);
  work.allow();
  expect(closesAsking()).toBe(false);
  page.dispatchEvent(new Event('keydown'));
  expect(closesAsking()).toBe(true);
});

it('listens to nothing once the last form is gone', async () => {
  const work = await create();
  const removeOne = work.add(() => true);
  const removeTwo = work.add(() => false);
  removeOne();
  expect(work.hasChanges()).toBe(false);
  const removeAgain = work.add(() => true);
  removeTwo();
  expect(closesAsking()).toBe(true);
  removeAgain();
  expect(closesAsking()).toBe(false);
});
