import { expect, test } from 'vitest';
import { emulateReducedMotion } from '../../../test/support/motion';
import { stage } from '../../../test/support/stage';
import { LoadingBar } from './LoadingBar';

const bar = (isActive: boolean) => (
  <div style={{ position: 'relative', height: 50 }}>
    <LoadingBar isActive={isActive} label="Загрузка карты" />
  </div>
);
const moves = (element: Element) => element.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation).length;

test('is visible and announced only while something loads', async () => {
  const { view, show } = stage(bar(true));
  const progress = view.getByRole('progressbar', { name: 'Загрузка карты' });
  await expect.element(progress).toBeVisible();
  const element = progress.element();
  expect(element.getBoundingClientRect().height).toBe(3);
  expect(moves(element)).toBe(1);
  show(bar(false));
  await expect.element(progress).not.toBeInTheDocument();
  expect(moves(element)).toBe(0);
});

test('does not move with reduced motion', async () => {
  await emulateReducedMotion();
  const { view } = stage(bar(true));
  const progress = view.getByRole('progressbar');
  await expect.element(progress).toBeVisible();
  expect(moves(progress.element())).toBe(0);
});
