import { expect } from 'vitest';
import type { Mounted } from '../mount';

export const site = 'https://site.test';

export const headingOf = ({ view }: Mounted) => view.getByRole('heading', { level: 1 });
export const linkOf = ({ view }: Mounted, name: string) => view.getByRole('link', { name, exact: true });
export const menuOf = ({ root }: Mounted) => root().querySelector<HTMLElement>('[part~=menu]');
export const textOf = ({ root }: Mounted) => (root().querySelector('[part~=text]')?.textContent ?? '').replaceAll('\u00A0', ' ');

/** Sets the width of the container, px, and waits until it is applied. */
export async function resizeTo(mounted: Mounted, width: number): Promise<void> {
  mounted.container.style.width = `${width}px`;
  await expect.poll(() => mounted.root().querySelector('[data-page]')?.getBoundingClientRect().width).toBe(width);
}

/** Prevents navigation; the test checks the event instead. */
export const stay = (event: Event) => {
  if (event.composedPath().some((node) => node instanceof HTMLAnchorElement)) event.preventDefault();
};
