import { expect, it } from 'vitest';
import { deviceOf } from './deviceOf';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

it('names browser and system', () => {
  expect(deviceOf(chrome)).toEqual({ name: 'Chrome, Windows', isPhone: false });
  expect(deviceOf(`${chrome} Edg/130.0`).name).toBe('Edge, Windows');
  expect(deviceOf(chrome.replace('Safari', 'YaBrowser/24.10 Safari')).name).toBe('Yandex, Windows');
  expect(
    deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'),
  ).toEqual({ name: 'Safari, iPhone', isPhone: true });
  expect(deviceOf('Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36')).toEqual({
    name: 'Chrome, Android',
    isPhone: true,
  });
});

it('knows when it knows nothing', () => {
  expect(deviceOf('')).toEqual({ name: '', isPhone: false });
  expect(deviceOf('curl/8.5.0').name).toBe('');
});
