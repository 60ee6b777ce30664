import { expect, vi } from 'vitest';
import type { Listing } from '../../../src/domain/listing/listing';
import type { Coordinates } from '../../../src/domain/map/coordinates';
import { loadEngine } from '../../../src/map/engine/engines';
import type { MapProvider } from '../../../src/map/engine/MapEngine';
import { aListing } from '../../../src/testing/fixtures';
import type { Mounted } from '../mount';
import { type FakeEngine, type FakeMap, fakeEngine } from './fakeMap';

/** Fake engines for the next test. The calling file mocks `src/map/engine/engines`. */
export function useFakeEngines(): Record<MapProvider, FakeEngine> {
  const engines = {
    keyless: fakeEngine({ layers: ['scheme', 'satellite'] }),
    yandex: fakeEngine({ id: 'yandex', needsLightDom: true }),
  };
  vi.mocked(loadEngine).mockImplementation(async (provider) => engines[provider]);
  return engines;
}

/** Returns the only mounted map of an engine, once it has a listener. */
export async function liveMapOf(engine: FakeEngine): Promise<FakeMap> {
  const live = () => engine.maps.filter(({ isLive }) => isLive);
  await expect.poll(() => live().map(({ isHeard }) => isHeard)).toEqual([true]);
  return live()[0] as FakeMap;
}

/** A point in Moscow, so many thousandths of a degree north and east of the centre. */
export const beside = (north: number, east: number): Coordinates => ({
  latitude: Number((55.7558 + north / 1000).toFixed(6)),
  longitude: Number((37.6176 + east / 1000).toFixed(6)),
});

let lastId = 0;

/** A flat at this point. */
export function flatAt(at: Coordinates, overrides: Partial<Listing> = {}): Listing {
  lastId += 1;
  const listing = aListing({ id: lastId, photos: [], ...overrides });
  return { ...listing, address: listing.address && { ...listing.address, ...at } };
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

/** Names of the markers, from north to south. */
export function markers({ root }: Mounted): string[] {
  return [...root().querySelectorAll('[part~=marker]')].map((marker) => plain(marker.getAttribute('aria-label') ?? ''));
}

/** The open panel, or null. */
export function panelOf({ root }: Mounted): HTMLElement | null {
  return root().querySelector<HTMLElement>('[part~=panel][data-state=open]');
}
