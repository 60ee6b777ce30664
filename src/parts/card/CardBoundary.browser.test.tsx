import { expect, test, vi } from 'vitest';
import { stage } from '../../../test/support/stage';
import { CardBoundary } from './CardBoundary';

function Card({ listingId }: { listingId: number }) {
  if (listingId === 1) throw new Error('cannot be drawn');
  return <p>Квартира {listingId}</p>;
}

test('a card that fails to render is left out and reported; the next listing in its place renders', async () => {
  // React's log of a caught error.
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const report = vi.fn();
  const card = (listingId: number) => (
    <CardBoundary listingId={listingId} report={report}>
      <Card listingId={listingId} />
    </CardBoundary>
  );
  const { view, show } = stage(card(1));
  await expect.poll(() => report.mock.calls.length).toBe(1);
  expect(view.element().textContent).toBe('');
  show(card(2));
  await expect.element(view.getByText('Квартира 2')).toBeVisible();
  show(card(1));
  await expect.poll(() => report.mock.calls.length).toBe(2);
  await expect.element(view.getByText('Квартира')).not.toBeInTheDocument();
  said.mockRestore();
});
