import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { encodeListing } from '../../../src/api/wire/listing/encodeListing';
import type { Listing, Photo } from '../../../src/domain/listing/listing';
import { aListing } from '../../../src/testing/fixtures';
import { aPhoto } from '../../../src/testing/photos';
import type { Host, Mounted } from '../mount';

export const photos = (count: number): Photo[] => Array.from({ length: count }, (_, index) => aPhoto({ id: index + 1 }));
export const withPhotos = (given: Photo[], overrides: Partial<Listing> = {}) =>
  encodeListing(aListing({ id: 7, photos: given, ...overrides }));

/** Shows a listing with these photos in a container of this width. */
export async function showPhotos(host: Host, given: Photo[] | number, width?: number): Promise<ShownPhotos> {
  const listing = withPhotos(typeof given === 'number' ? photos(given) : given);
  const page = await host.mount('listing', { listing });
  if (width) page.container.style.width = `${width}px`;
  const gallery = page.view.getByRole('group', { name: 'Фотографии' });
  await expect.element(gallery).toBeVisible();
  return { page, gallery, root: () => page.root().querySelector('[part="gallery"]') as HTMLElement };
}
export interface ShownPhotos {
  readonly page: Mounted;
  readonly gallery: Locator;
  root(): HTMLElement;
}

/** Returns the names of the visible photos, in order. */
export function inSight({ root }: ShownPhotos): string[] {
  return [...root().querySelectorAll<HTMLElement>('button[data-photo]')]
    .filter((button) => !button.closest('[inert]'))
    .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
    .map((button) => button.getAttribute('aria-label') ?? '');
}
export const photo = (index: number, count: number) => `Открыть фото ${index} из ${count}`;
export const focused = ({ page }: ShownPhotos) =>
  (page.root().getRootNode() as Document | ShadowRoot).activeElement ?? document.activeElement;
export const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent;
export const viewerOf = ({ page }: ShownPhotos) => page.view.getByRole('dialog', { name: 'фотографии' });
export const thumbnail = (shown: ShownPhotos) => shown.page.root().querySelector('dialog [aria-current]')?.getAttribute('aria-label');
export const scaleOf = (shown: ShownPhotos) => {
  const zoomed = shown.page.root().querySelector<HTMLElement>('dialog [style*="scale"]:not([style*="scale(1)"])');
  return Number(/scale\(([\d.]+)\)/.exec(zoomed?.style.transform ?? '')?.[1] ?? 1);
};
export async function openViewer(shown: ShownPhotos): Promise<void> {
  await userEvent.click(shown.gallery.getByRole('button', { name: /^\d+\sфото$/ }));
  await expect.element(viewerOf(shown)).toBeVisible();
}
