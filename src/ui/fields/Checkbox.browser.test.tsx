import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stage } from '../../../test/support/stage';
import { Checkbox } from './Checkbox';

function NotFirst({ onChange }: { onChange: (checked: boolean) => void }) {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox
      label="Не первый"
      checked={checked}
      onChange={(next) => {
        setChecked(next);
        onChange(next);
      }}
    />
  );
}

test('a click on its label and the space bar toggle it', async () => {
  const onChange = vi.fn();
  const { view } = stage(<NotFirst onChange={onChange} />);
  const box = view.getByRole('checkbox', { name: 'Не первый' });
  await expect.element(box).not.toBeChecked();
  const row = view.getByText('Не первый').element().getBoundingClientRect();
  await userEvent.click(view.getByText('Не первый'), { position: { x: row.width - 2, y: row.height / 2 }, force: true });
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box).not.toBeChecked();
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('follows its prop', async () => {
  const { view, root, show } = stage(<Checkbox label="Балкон" checked={false} onChange={() => {}} />);
  const box = view.getByRole('checkbox', { name: 'Балкон' });
  await expect.element(box).not.toBeChecked();
  // Absent, not transparent: forced colours make a transparent mark visible.
  const mark = () => getComputedStyle(root.querySelector('svg') ?? box.element()).visibility;
  expect(mark()).toBe('hidden');
  show(<Checkbox label="Балкон" checked onChange={() => {}} />);
  await expect.element(box).toBeChecked();
  expect(mark()).toBe('visible');
});

test('a disabled one does not react', async () => {
  const onChange = vi.fn();
  const { view } = stage(<Checkbox label="Балкон" checked={false} disabled onChange={onChange} />);
  await expect.element(view.getByRole('checkbox', { name: 'Балкон' })).toBeDisabled();
  await userEvent.click(view.getByText('Балкон'), { force: true });
  expect(onChange).not.toHaveBeenCalled();
});

test('its target is the full row, at least 24 px high', async () => {
  const { view } = stage(<Checkbox label="Не последний этаж в доме" checked onChange={() => {}} />);
  const box = view.getByRole('checkbox');
  await expect.element(box).toBeInTheDocument();
  const target = box.element().getBoundingClientRect();
  const words = view.getByText('Не последний этаж в доме').element().getBoundingClientRect();
  expect(target.height).toBeGreaterThanOrEqual(24);
  expect(target.right).toBeGreaterThanOrEqual(words.right);
});
