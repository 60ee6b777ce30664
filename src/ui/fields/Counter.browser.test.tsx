import { describe, expect, test } from 'vitest';
import { stage } from '../../../test/support/stage';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { Counter } from './Counter';

test.each([
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [128, '9+'],
])('%i is shown as %s', async (value, shown) => {
  const { view } = stage(<Counter value={value} />);
  await expect.element(view.getByText(shown, { exact: true })).toBeVisible();
  expect(view.getByText(shown, { exact: true }).element().getBoundingClientRect().height).toBe(20);
});

test('where there is room more digits are shown', async () => {
  const { view, show } = stage(<Counter value={99} max={99} />);
  await expect.element(view.getByText('99', { exact: true })).toBeVisible();
  show(<Counter value={200} max={99} />);
  await expect.element(view.getByText('99+', { exact: true })).toBeVisible();
});

describe('of a button', () => {
  test('is part of its name, as a separate word', async () => {
    const { view, show } = stage(<Button counter={3}>Фильтры</Button>);
    await expect.element(view.getByRole('button', { name: 'Фильтры 3', exact: true })).toBeVisible();
    show(<Button counter={12}>Фильтры</Button>);
    await expect.element(view.getByRole('button', { name: 'Фильтры 9+', exact: true })).toBeVisible();
  });

  test('is absent at zero', async () => {
    const { view } = stage(<Button counter={0}>Фильтры</Button>);
    const button = view.getByRole('button', { name: 'Фильтры', exact: true });
    await expect.element(button).toBeVisible();
    expect(button.element().textContent).toBe('Фильтры');
  });

  test('is on the corner of an icon and in its name, without changing its size', async () => {
    const { view, show } = stage(<IconButton icon="search" label="Сообщения" counter={3} />);
    const button = view.getByRole('button', { name: 'Сообщения 3', exact: true });
    await expect.element(button).toBeVisible();
    const box = button.element().getBoundingClientRect();
    expect([box.width, box.height]).toEqual([40, 40]);
    const counter = view.getByText('3', { exact: true }).element().getBoundingClientRect();
    expect(counter.bottom).toBeLessThan(box.top + box.height / 2);
    expect(counter.left).toBeGreaterThan(box.left + box.width / 2);
    show(<IconButton icon="search" label="Сообщения" counter={12} />);
    await expect.element(view.getByRole('button', { name: 'Сообщения 9+', exact: true })).toBeVisible();
  });
});
