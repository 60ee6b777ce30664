import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stage } from '../../../test/support/stage';
import { ChoiceChips } from './ChoiceChips';

const options = ['Раздельный', 'Совмещенный'].map((label) => ({ value: label, label }));

function Bathroom({ isOptional = false, error }: { isOptional?: boolean; error?: string }) {
  const [value, setValue] = useState<string | null>(null);
  return <ChoiceChips legend="Санузел" options={options} value={value} onChange={setValue} isOptional={isOptional} error={error} />;
}

test('nothing is chosen at first; arrows move the choice', async () => {
  const { view } = stage(<Bathroom />);
  const [first, second] = options.map(({ label }) => view.getByRole('radio', { name: label }));
  if (!first || !second) throw new Error('Two options');
  await expect.element(first).not.toBeChecked();
  await userEvent.click(first, { force: true });
  await expect.element(first).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(second).toBeChecked();
});

test('only an optional choice is taken back, by a second press', async () => {
  const { view, show } = stage(<Bathroom />);
  const first = view.getByRole('radio', { name: 'Раздельный' });
  await userEvent.click(first, { force: true });
  await userEvent.click(first, { force: true });
  await expect.element(first).toBeChecked();
  show(<Bathroom isOptional />);
  await userEvent.click(first, { force: true });
  await expect.element(first).not.toBeChecked();
});

test('an error describes the group', async () => {
  const { view } = stage(<Bathroom error="Выберите значение" />);
  const group = view.getByRole('radiogroup', { name: 'Санузел' });
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(group).toHaveAccessibleDescription('Выберите значение');
});

test('a locked choice can be told from what was not chosen', async () => {
  const { view } = stage(<ChoiceChips legend="Санузел" options={options} value="Раздельный" onChange={() => undefined} disabled />);
  const look = (name: string) => {
    const { boxShadow, color } = getComputedStyle(view.getByRole('radio', { name }).element().parentElement as HTMLElement);
    return [boxShadow, color];
  };
  await expect.element(view.getByRole('radio', { name: 'Раздельный' })).toBeChecked();
  const [chosen, other] = [look('Раздельный'), look('Совмещенный')];
  expect(chosen[0]).not.toBe(other[0]);
  expect(chosen[1]).not.toBe(other[1]);
});
