import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { drawsTiles, prepareStory, readOutcome } from './inStory';

type Listener = (payload: unknown) => void;

/** A page on which Storybook has put its channel. */
function openStory(body: { className?: string; innerText?: string } = {}) {
  const listeners = new Map<string, Listener[]>();
  const channel = { on: (name: string, listener: Listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]) };
  const storage = { clear: () => {} };
  const page: Record<string, unknown> = { localStorage: storage, sessionStorage: storage };
  Object.assign(page, { self: page, top: page });
  runInNewContext(`globalThis.top = globalThis.self = globalThis; ${prepareStory}`, page);
  runInNewContext('globalThis.__STORYBOOK_ADDONS_CHANNEL__ = channel', Object.assign(page, { channel }));
  vi.stubGlobal('document', { body: { classList: { contains: (name: string) => name === body.className }, innerText: body.innerText } });
  return {
    emit: (name: string, payload: unknown) => {
      for (const listener of listeners.get(name) ?? []) listener(payload);
      for (const key of ['__storyOutcome', '__storyProblems', '__STORYBOOK_PREVIEW__']) vi.stubGlobal(key, page[key]);
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

const finished = (status: string) => ({ storyId: 'a--one', status });

it('a story that has finished well has no problem; one that runs has no outcome', () => {
  const { emit } = openStory();
  emit('storyRendered', 'a--one');
  expect(readOutcome('a--one')).toBeNull();
  emit('storyFinished', { storyId: 'a--before', status: 'success' });
  expect(readOutcome('a--one')).toBeNull();
  emit('storyFinished', finished('success'));
  expect(readOutcome('a--one')).toEqual({ storyId: 'a--one', problem: '' });
});

it('a play function that throws is a problem, though Storybook finishes the story', () => {
  const { emit } = openStory();
  emit('playFunctionThrewException', { message: 'Unable to find role="dialog"' });
  emit('storyFinished', finished('error'));
  expect(readOutcome('a--one')?.problem).toBe('playFunctionThrewException: Unable to find role="dialog"');
});

it('so are errors that nobody caught, and a status without words', () => {
  const first = openStory();
  first.emit('unhandledErrorsWhilePlaying', [{ message: 'late' }]);
  first.emit('storyFinished', finished('success'));
  expect(readOutcome('a--one')?.problem).toBe('unhandled: late');
  const second = openStory();
  second.emit('storyFinished', finished('error'));
  expect(readOutcome('a--one')?.problem).toBe('Storybook reports an error');
});

it("so are Storybook's error display and a play that was aborted", () => {
  openStory({ className: 'sb-show-errordisplay', innerText: 'The component failed to render properly' });
  expect(readOutcome('a--one')?.problem).toBe('The component failed to render properly');
  openStory();
  vi.stubGlobal('__STORYBOOK_PREVIEW__', { currentRender: { id: 'a--one', phase: 'aborted' } });
  expect(readOutcome('a--one')?.problem).toBe('the story was aborted');
});

it('a map draws while a tile is not loaded, in a shadow root too', () => {
  const root = (isDrawing: boolean, ...shadowRoots: object[]) => ({
    querySelector: (selector: string) => (isDrawing && selector.includes(':not(.leaflet-tile-loaded)') ? {} : null),
    querySelectorAll: () => [{ shadowRoot: null }, ...shadowRoots.map((shadowRoot) => ({ shadowRoot }))],
  });
  vi.stubGlobal('document', root(false, root(false)));
  expect(drawsTiles()).toBe(false);
  vi.stubGlobal('document', root(false, root(false, root(true))));
  expect(drawsTiles()).toBe(true);
});
