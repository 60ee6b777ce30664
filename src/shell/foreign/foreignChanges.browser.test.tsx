import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Deals } from '../../../test/support/features/Deals';
import { translate } from '../../../test/support/translate';
import type { ElementError } from '../../base/commonProps';
import { KvartalProvider } from '../KvartalProvider';

afterEach(cleanup);

async function open(hasConditional = false) {
  const onError = vi.fn<(error: ElementError) => void>();
  const page = render(
    <KvartalProvider onError={onError}>
      <Deals hasConditional={hasConditional} />
    </KvartalProvider>,
  );
  await vi.dynamicImportSettled();
  const drawAgain = () =>
    page.rerender(
      <KvartalProvider onError={onError}>
        <Deals hasConditional={hasConditional} />
      </KvartalProvider>,
    );
  return { ...page, drawAgain, onError, codes: () => onError.mock.calls.map(([{ code }]) => code) };
}

test.each([
  ['wrapped', (text: Text): Node => text],
  ['replaced', (text: Text): Node => text.cloneNode()],
])('a React page shows what is true after its texts were %s by a translator', async (_, translated) => {
  const { container, getByRole, codes } = await open();
  await userEvent.type(getByRole('textbox'), 'Сокол');
  translate(container, translated);
  // What the translator wrote stays until something changes: it would only do it again.
  await Promise.resolve();
  expect(container.querySelectorAll('font')).toHaveLength(6);
  expect(codes()).toEqual([]);
  act(() => getByRole('button').click());
  await vi.waitFor(() => expect(container.textContent).toBe('СнятьСнять 1 жильёкомната'));
  expect(getByRole('textbox')).toHaveValue('Сокол');
  expect(codes()).toEqual(['foreign-change']);
});

test('two changes of React at once are seen as well as one', async () => {
  const { container, getByRole, drawAgain, codes } = await open();
  translate(container);
  await Promise.resolve();
  act(() => getByRole('button').click());
  drawAgain();
  await vi.waitFor(() => expect(container.textContent).toBe('СнятьСнять 1 жильёкомната'));
  expect(codes()).toEqual(['foreign-change']);
});

test('a text that React cannot remove is drawn again', async () => {
  const { container, getByRole, codes } = await open(true);
  translate(container);
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  act(() => getByRole('button').click());
  silent.mockRestore();
  await vi.waitFor(() => expect(codes()).toContain('foreign-change'));
  await vi.waitFor(() => expect(container.querySelector('font')).toBeNull());
  expect(container.textContent).toBe('СнятьИпотекаКупить 2 жильёквартирастудия');
  act(() => getByRole('button').click());
  expect(container.textContent).toBe('СнятьСнять 1 жильёкомната');
});
