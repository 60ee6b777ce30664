import { expect, it } from 'vitest';
import { qrOf } from '../../examples/server/http/qrOf';
import { aQrCode, aQrPhone } from '../../src/testing/aQrCode';
import { drawnCode } from '../../src/ui/photo/drawnCode';

it('is what the reference server draws for this phone', async () => {
  expect(aQrCode).toBe(await qrOf(aQrPhone));
});

it('is drawn inline, as under a strict policy', () => {
  expect(drawnCode(aQrCode)).not.toBeNull();
});
