import { cleanup, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type ChosenState, StateChooser } from '../../stories/support/states/StateChooser';

afterEach(cleanup);

/** As a story whose play ends when it is told to. */
const page = (text: string, focusing = '') =>
  URL.createObjectURL(
    new Blob(
      [
        `<!doctype html><html lang="en"><title>state</title><button>${text}</button><script>
          __STORYBOOK_ADDONS_CHANNEL__ = { on: (name, listener) => { window[name] = listener } };
          ${focusing}
        </script>`,
      ],
      { type: 'text/html' },
    ),
  );
const finish = async () => {
  const inside = () => document.querySelector('iframe')?.contentWindow as (Window & { storyFinished?: () => void }) | null | undefined;
  await vi.waitFor(() => {
    const end = inside()?.storyFinished;
    if (!end) throw new Error('The frame has not loaded');
    end();
  });
};
const states: readonly ChosenState[] = [
  { id: 'empty', name: 'Empty · Пусто', address: page('nothing'), link: './?path=/story/empty', code: '<kvartal-search>', window: null },
  {
    id: 'empty-on-a-phone',
    name: 'Empty On A Phone · Пусто, на телефоне',
    address: page('a phone'),
    link: './?path=/story/empty-on-a-phone',
    code: null,
    window: { width: 375, height: 812 },
  },
  { id: 'failed', name: 'Failed · Ошибка', address: page('a failure'), link: './?path=/story/failed', code: null, window: null },
];

const frames = () => [...document.querySelectorAll('iframe')];

it('shows one state at a time, in a window of its size', async () => {
  render(<StateChooser states={states} />);
  expect(frames().map(({ title, width }) => [title, width])).toEqual([['Empty · Пусто', '1200']]);
  await userEvent.click(screen.getByRole('radio', { name: /на телефоне/ }));
  expect(frames().map(({ title, width, height }) => [title, width, height])).toEqual([
    ['Empty On A Phone · Пусто, на телефоне', '375', '812'],
  ]);
  expect(screen.getByRole('link', { name: 'open with controls' })).toHaveAttribute('href', './?path=/story/empty-on-a-phone');
});

it('is one stop of the Tab key, and arrows go from state to state', async () => {
  render(<StateChooser states={states} />);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Empty · / }));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(frames().map(({ title }) => title)).toEqual(['Failed · Ошибка']);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'open with controls' }));
});

it('gives the focus back to the list when a state has been played', async () => {
  const focusing = states.map((state) => ({ ...state, address: page(state.name, "document.querySelector('button').focus();") }));
  render(<StateChooser states={focusing} />);
  // Until its play has ended, the first state may take the focus at any time.
  await finish();
  screen.getByRole('radio', { name: /^Empty · / }).focus();
  for (const name of [/^Empty On A Phone · /, /^Failed · /]) {
    await userEvent.keyboard('{ArrowDown}');
    await finish();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name }));
  }
});

it('fits a desktop into a narrow column', async () => {
  render(
    <div style={{ width: 700 }}>
      <StateChooser states={states} />
    </div>,
  );
  await expect.poll(() => frames()[0]?.getBoundingClientRect().width).toBeLessThan(500);
  expect(frames()[0]?.offsetWidth).toBe(1200);
});

it('has no problem that axe finds', async () => {
  const { container } = render(<StateChooser states={states} />);
  expect((await axe.run(container, { iframes: false })).violations.map(({ id }) => id)).toEqual([]);
});
