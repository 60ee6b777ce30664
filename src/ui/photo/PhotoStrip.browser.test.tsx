import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stage } from '../../../test/support/stage';
import type { PhotoImage } from './Photo';
import { PhotoStrip } from './PhotoStrip';

const pixel = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><path fill="${color}" d="M0 0h3v2H0z"/></svg>`)}`;
const images: PhotoImage[] = ['red', 'green', 'blue'].map((color, index) => ({
  src: pixel(color),
  sources: [],
  alt: `Фото ${index + 1} из 3`,
  color: '#aabbcc',
}));
const labels = { previous: 'Предыдущее фото', next: 'Следующее фото', none: 'Фото нет', broken: 'Фото не загрузилось' };
const shared = { sizes: '100vw', labels };
const pictures = (root: ParentNode) => [...root.querySelectorAll('img')].map((img) => img.alt);

/** The pointer is where the last test left it, and a strip that comes under it counts that as interest. */
async function leaveWithPointer() {
  const corner = document.body.appendChild(document.createElement('i'));
  corner.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 9px; height: 9px';
  await userEvent.hover(corner);
  corner.remove();
}

test('has one picture until the visitor shows interest', async () => {
  await leaveWithPointer();
  const { view, root } = stage(<PhotoStrip images={images} {...shared} />, { width: 300 });
  await expect.element(view.getByRole('img', { name: 'Фото 1 из 3' })).toBeVisible();
  expect(pictures(root)).toEqual(['Фото 1 из 3']);
  await userEvent.hover(view.getByRole('img', { name: 'Фото 1 из 3' }));
  await expect.poll(() => pictures(root)).toEqual(['Фото 1 из 3', 'Фото 2 из 3']);
});

test('buttons turn it, forward and around to the first, by keyboard too', async () => {
  const { view, root } = stage(<PhotoStrip images={images} {...shared} />, { width: 300 });
  const marks = () => [...root.querySelectorAll('i')].map((mark) => mark.dataset.state);
  await expect.element(view.getByRole('button', { name: labels.next })).toBeInTheDocument();
  const next = view.getByRole('button', { name: labels.next }).element() as HTMLElement;
  next.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(marks).toEqual(['off', 'on', 'off']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(marks).toEqual(['off', 'off', 'on']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(marks).toEqual(['on', 'off', 'off']);
});

test('one picture has neither buttons nor marks', async () => {
  const { view, root } = stage(<PhotoStrip images={images.slice(0, 1)} {...shared} />);
  await expect.element(view.getByRole('img')).toBeVisible();
  expect(view.getByRole('button').query()).toBeNull();
  expect(root.querySelectorAll('i')).toHaveLength(0);
});

test('a broken picture is replaced by the fallback, and a broken fallback by a drawing, once each', async () => {
  const errors = vi.fn();
  const broken = { src: 'data:image/png;base64,AAAA', sources: [], alt: 'Фото 1 из 1' };
  const { view, root } = stage(<PhotoStrip images={[broken]} {...shared} fallback="data:image/png;base64,BBBB" />);
  root.addEventListener('error', errors, true);
  await expect.element(view.getByText('Фото не загрузилось')).toBeVisible();
  expect(root.querySelector('img')).toBeNull();
  expect(errors.mock.calls.length).toBeLessThanOrEqual(2);
});

test('without pictures the fallback shows, at the same size', async () => {
  const { view, root } = stage(<PhotoStrip images={[]} {...shared} fallback={pixel('gray')} />, { width: 300 });
  await expect.poll(() => root.querySelector('img')?.getAttribute('src')).toBe(pixel('gray'));
  expect(view.getByRole('button').query()).toBeNull();
  const frame = root.querySelector('[data-photo]')?.getBoundingClientRect();
  expect(frame).toMatchObject({ width: 300, height: 200 });
});

test('the picture is a link for the pointer only', async () => {
  const onLinkClick = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { root } = stage(<PhotoStrip images={images} {...shared} href="/buy/1" onLinkClick={onLinkClick} />);
  await expect.poll(() => root.querySelector('a')?.getAttribute('href')).toBe('/buy/1');
  const link = root.querySelector('a') as HTMLAnchorElement;
  expect(link.tabIndex).toBe(-1);
  expect(link.getAttribute('aria-hidden')).toBe('true');
  await userEvent.click(root.querySelector('[data-photo]') as HTMLElement);
  expect(onLinkClick).toHaveBeenCalledTimes(1);
  // With more pictures, each one is a link.
  expect([...root.querySelectorAll('a')].map(({ href }) => new URL(href).pathname)).toEqual(['/buy/1', '/buy/1', '/buy/1']);
});

test('another subject starts over: first picture, nothing turned, nothing preloaded', async () => {
  const screen = stage(<PhotoStrip images={images} {...shared} subject={1} />, { width: 300 });
  const { view, root } = screen;
  const marks = () => [...root.querySelectorAll('i')].map((mark) => mark.dataset.state);
  await userEvent.click(view.getByRole('button', { name: labels.next }));
  await expect.poll(marks).toEqual(['off', 'on', 'off']);
  await expect.poll(() => root.querySelector('[tabindex="-1"]')?.scrollLeft).toBe(300);

  const others = ['orange', 'teal', 'navy'].map((color) => ({ src: pixel(color), sources: [], alt: `Вид: ${color}` }));
  screen.show(<PhotoStrip images={others} {...shared} subject={2} />);
  await expect.poll(() => pictures(root)).toEqual(['Вид: orange']);
  expect(marks()).toEqual(['on', 'off', 'off']);
  await expect.poll(() => root.querySelector('[tabindex="-1"]')?.scrollLeft).toBe(0);
  await userEvent.click(view.getByRole('button', { name: labels.next }));
  await expect.poll(marks).toEqual(['off', 'on', 'off']);
});

test('a picture that failed to load does not affect the next one in its place', async () => {
  const broken = { src: 'data:image/png;base64,AAAA', sources: [], alt: 'Фото 1 из 1' };
  const screen = stage(<PhotoStrip images={[broken]} {...shared} subject={1} />);
  await expect.element(screen.view.getByText('Фото не загрузилось')).toBeVisible();
  screen.show(<PhotoStrip images={images.slice(0, 1)} {...shared} subject={2} />);
  await expect.poll(() => pictures(screen.root)).toEqual(['Фото 1 из 3']);
});

test('never shows the previous picture for a new address', async () => {
  const screen = stage(<PhotoStrip images={images.slice(0, 1)} {...shared} subject={1} />);
  const before = screen.root.querySelector('img');
  screen.show(<PhotoStrip images={images.slice(1, 2)} {...shared} subject={2} />);
  await expect.poll(() => pictures(screen.root)).toEqual(['Фото 2 из 3']);
  expect(screen.root.querySelector('img')).not.toBe(before);
});
