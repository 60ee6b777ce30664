import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stage } from '../../../test/support/stage';
import type { Listing } from '../../domain/listing/listing';
import { aListing } from '../../testing/fixtures';
import { ListingRow } from './ListingRow';
import { ListingTile } from './ListingTile';
import { RowSkeleton } from './RowSkeleton';
import { TileSkeleton } from './TileSkeleton';

const listing = aListing({
  tradeType: 'sale',
  realtyType: 'flat',
  rooms: '2',
  area: 54.3,
  price: 18_450_000,
  floor: 7,
  floors: 12,
  description: 'Светлая квартира. '.repeat(30),
});
const shared = { href: 'https://site.test/buy/1', mediaHost: 'https://api.test' };
const cards = [
  ['row', ListingRow],
  ['tile', ListingTile],
] as const;

describe.each(cards)('%s', (variant, Card) => {
  test('is one link, named by its title, with the requested heading level', async () => {
    const { view } = stage(<Card listing={listing} {...shared} headingLevel={4} />);
    await expect.element(view.getByRole('heading', { level: 4 })).toBeVisible();
    const link = view.getByRole('link');
    expect(link.elements()).toHaveLength(1);
    await expect.element(link).toHaveAttribute('href', shared.href);
    await expect.element(link).toHaveTextContent('2-комн. квартира');
  });

  test('reports a plain click anywhere on it, and leaves modified clicks to the browser', async () => {
    const onSelect = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { view, root } = stage(<Card listing={{ ...listing, photos: [] }} {...shared} mediaHost="" onSelect={onSelect} />);
    root.addEventListener('click', (event) => event.preventDefault());
    // Wait for the fallback image, so that press and release hit the same element.
    await expect.element(view.getByRole('img', { name: 'Фото нет' })).toBeInTheDocument();
    await view.getByRole('link').click();
    await view.getByRole('article').click({ position: { x: 20, y: 20 } });
    expect(onSelect).toHaveBeenCalledTimes(2);
    await view.getByRole('link').click({ modifiers: ['Control'] });
    await view.getByRole('link').click({ button: 'middle' });
    expect(onSelect).toHaveBeenCalledTimes(2);
  });

  test.each([320, 375, 600, 744, 860, 1040, 1280])('has the same size as its placeholder at %i px', async (width) => {
    const { view, root, show } = stage(variant === 'row' ? <RowSkeleton /> : <TileSkeleton />, { width });
    await expect.poll(() => root.querySelector('[data-photo]')).not.toBeNull();
    const photo = () => root.querySelector('[data-photo]')?.getBoundingClientRect();
    const height = () => root.querySelector('.kv-root')?.getBoundingClientRect().height;
    const before = { height: height(), photo: photo()?.toJSON() };
    show(<Card listing={{ ...listing, address: null, buildingType: 'panel', yearBuilt: 2016 }} {...shared} />);
    await expect.element(view.getByRole('article')).toBeVisible();
    expect(photo()?.toJSON()).toEqual(before.photo);
    show(<Card listing={typical} {...shared} />);
    await expect.poll(height).toBe(before.height);
  });

  test.each([280, 375, 700, 1000])('shows hostile data as text within %i px', async (width) => {
    const long = 'Щ'.repeat(200);
    const hostile: Listing = {
      ...listing,
      description: `<img src=x onerror=alert(1)>${long}`,
      address: listing.address && { ...listing.address, label: long },
      metro: { name: long, lineName: '"><script>', route: '1', color: '#e3242b', minutes: 5 },
      price: 999_999_999_999,
      photos: [],
    };
    const { view, root, frame } = stage(<Card listing={hostile} {...shared} />, { width });
    await expect.element(view.getByRole('article')).toBeVisible();
    expect(root.querySelector('script, img[src="x"]')).toBeNull();
    expect(frame.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('works without optional data', async () => {
    const bare: Listing = {
      ...listing,
      rooms: null,
      price: 0,
      area: null,
      floor: null,
      floors: null,
      description: '',
      photos: [],
      address: null,
      metro: null,
      buildingType: null,
      yearBuilt: null,
      repairType: null,
      owner: { id: null, name: '', type: null },
      publishedAt: null,
    };
    const { view } = stage(<Card listing={bare} {...shared} />);
    await expect.element(view.getByRole('heading')).toHaveTextContent('Квартира');
    await expect.element(view.getByText('Цена не указана')).toBeVisible();
    await expect.element(view.getByText('Метро не найдено')).toBeVisible();
    expect(view.getByRole('article').element().textContent).not.toMatch(/null|undefined|NaN/);
  });
});

/** Every text on one line. */
const typical: Listing = {
  ...listing,
  address: listing.address && { ...listing.address, label: 'Сретенка, 14' },
  metro: { name: 'Сухаревская', lineName: null, route: '6', color: '#ef7e24', minutes: 5 },
  buildingType: 'panel',
  yearBuilt: 1974,
  repairType: 'euro',
  owner: { id: 1, name: '', type: 'agent' },
  publishedAt: new Date('2026-11-18T10:00:00Z'),
};

test('a row shows the price per m² of a sale, and per month for a rent', async () => {
  const { view, show } = stage(<ListingRow listing={listing} {...shared} />);
  await expect.element(view.getByText(/за\sм²/)).toHaveTextContent(/^339\s779\s₽ за\sм²$/);
  show(<ListingRow listing={{ ...listing, tradeType: 'rent', price: 75_000 }} {...shared} />);
  await expect.element(view.getByText('в месяц')).toBeVisible();
  expect(view.getByText(/за\sм²/).query()).toBeNull();
});

test('only a row with both the owner and the date has a dot between them', async () => {
  const { view, root, show } = stage(<ListingRow listing={typical} {...shared} />);
  const hasDot = () => [...root.querySelectorAll('*')].some((one) => getComputedStyle(one, '::before').content.includes('·'));
  await expect.element(view.getByText('Агент')).toBeVisible();
  expect(hasDot()).toBe(true);
  show(<ListingRow listing={{ ...typical, publishedAt: null }} {...shared} />);
  await expect.poll(hasDot).toBe(false);
  show(<ListingRow listing={{ ...typical, owner: { id: null, name: '', type: null } }} {...shared} />);
  await expect.element(view.getByText('18 ноября')).toBeVisible();
  expect(hasDot()).toBe(false);
  show(<RowSkeleton />);
  await expect.poll(() => view.getByRole('article').query()).toBeNull();
  expect(hasDot()).toBe(false);
});

test('photo arrows change the photo and do not open the listing', async () => {
  const onSelect = vi.fn();
  const photos = [1, 2].map((id) => ({ id, url: `/media/${id}.jpg`, alt: '', variants: null, color: null }));
  const { view } = stage(<ListingRow listing={{ ...listing, photos }} {...shared} onSelect={onSelect} />);
  await userEvent.hover(view.getByRole('article'));
  await userEvent.hover(view.getByRole('button', { name: 'Следующее фото' }));
  await view.getByRole('button', { name: 'Следующее фото' }).click();
  expect(onSelect).not.toHaveBeenCalled();
});

test("actions are above the card's link", async () => {
  const onSelect = vi.fn();
  const onCall = vi.fn();
  const { view } = stage(
    <ListingRow
      listing={listing}
      {...shared}
      onSelect={onSelect}
      actions={
        <button type="button" onClick={onCall}>
          Позвонить
        </button>
      }
    />,
  );
  await view.getByRole('button', { name: 'Позвонить' }).click();
  expect(onCall).toHaveBeenCalledTimes(1);
  expect(onSelect).not.toHaveBeenCalled();
});
