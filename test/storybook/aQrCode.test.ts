import { expect, it } from 'vitest';
import { qrOf } from '../../examples/server/http/qrOf';
import { drawnCode } from '../../src/features/listing/contact/drawnCode';
import { aQrCode, aQrPhone } from '../../src/testing/aQrCode';

it('is what the reference server draws for this phone', async () => {
  expect(aQrCode).toBe(await qrOf(aQrPhone));
});

it('is drawn inline, as under a strict policy', () => {
  expect(drawnCode(aQrCode)).not.toBeNull();
});
