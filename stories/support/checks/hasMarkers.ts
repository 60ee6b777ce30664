import { expect, waitFor, type within } from 'storybook/test';

/** Until what was drawn last on a map stands where it will stay. Without the names of its parts: what is hidden has none. */
export async function hasMarkers(view: ReturnType<typeof within>): Promise<void> {
  const group = await view.findByRole('group', { name: 'Точки на карте' }, { timeout: 8000 });
  await waitFor(() => expect(group.querySelectorAll('button').length).toBeGreaterThan(0));
  await waitFor(() => expect(view.getByRole('progressbar', { hidden: true })).toHaveAttribute('data-state', 'idle'));
}
