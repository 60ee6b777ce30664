import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stage } from '../../../test/support/stage';
import { FilterChip } from './FilterChip';

test('is one button, named after its action, that works by pointer and keyboard', async () => {
  const onRemove = vi.fn();
  const { view } = stage(
    <FilterChip removeLabel="Убрать: от 45 м²" onRemove={onRemove}>
      от 45 м²
    </FilterChip>,
  );
  const chip = view.getByRole('button', { name: 'Убрать: от 45 м²', exact: true });
  await expect.element(chip).toHaveTextContent('от 45 м²');
  expect(chip.element().getBoundingClientRect().height).toBe(32);
  await chip.click();
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledTimes(2);
});

test('stays inside a narrow container with a long text', async () => {
  const { view, frame } = stage(
    <FilterChip removeLabel="Убрать: Кирпично-монолитный" onRemove={() => {}}>
      Кирпично-монолитный, с высокими потолками и видом на парк
    </FilterChip>,
    { width: 160 },
  );
  await expect.element(view.getByRole('button')).toBeVisible();
  expect(view.getByRole('button').element().getBoundingClientRect().right).toBeLessThanOrEqual(frame.getBoundingClientRect().right);
});
