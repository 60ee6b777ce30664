import { describe, expect, test } from 'vitest';
import { rejects, when } from '../../../src/testing/scenarios';
import { hosts } from '../../support/mount';

describe.each(hosts)('the basemap beside a fake API, $name', (host) => {
  test('is the real file, by ranges', async () => {
    const { apiUrl } = await host.mount('results');
    const response = await fetch(`${apiUrl}/basemap/moscow.pmtiles`, { headers: { Range: 'bytes=0-6' } });
    expect([response.status, await response.text()]).toEqual([206, 'PMTiles']);
  });

  test('is what the scenario says of it', async () => {
    const { apiUrl } = await host.mount('results', {}, { network: when(/\/basemap\//, rejects(500)) });
    expect((await fetch(`${apiUrl}/basemap/moscow.pmtiles`)).status).toBe(500);
  });
});
