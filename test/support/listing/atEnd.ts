import { expect } from 'vitest';
import type { Mounted } from '../mount';

/** Scrolls to the end of a listing: what stands low is asked for when it comes near. */
export async function atEnd({ view }: Pick<Mounted, 'view'>): Promise<void> {
  await expect.element(view.getByRole('heading', { level: 1 })).toBeVisible();
  // Until it is there: what is above may still grow.
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return Math.abs(document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
    })
    .toBeLessThan(2);
}
