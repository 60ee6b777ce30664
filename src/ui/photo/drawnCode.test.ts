import { toString as drawQr } from 'qrcode';
import { describe, expect, it } from 'vitest';
import { drawnCode } from './drawnCode';

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const lines = '<path stroke="#000000" d="M2 2.5h7m1 0h3"/>';
const code = (inside: string, attributes = 'viewBox="0 0 25 25"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path fill="#ffffff" d="M0 0h25v25H0z"/>${inside}</svg>`;

describe('drawnCode', () => {
  it('parses a code from a data URL', () => {
    expect(drawnCode(address(code(lines)))).toEqual({ size: 25, path: 'M2 2.5h7m1 0h3' });
  });

  it('parses what the reference server draws', async () => {
    const svg = await drawQr('tel:+79165550127', { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
    expect(drawnCode(address(svg.trim()))).toEqual({ size: 25, path: expect.stringMatching(/^M2 2\.5h7/) });
  });

  it.each([
    ['another kind of picture', 'data:image/png;base64,AAAA'],
    ['an address of a server', '/media/qr.svg'],
    ['a broken escape', 'data:image/svg+xml,%E0%A4%A'],
    ['a script', address(code(`${lines}<script>alert(1)</script>`))],
    ['an attribute that acts', address(code('<path stroke="#000000" d="M2 2h1" onclick="alert(1)"/>'))],
    ['lines that are no lines', address(code('<path stroke="#000000" d="url(https://example.com)"/>'))],
    ['no square', address(code(lines, 'viewBox="0 0 25 30"'))],
    ['its own colours', address(code('<path stroke="#ff0000" d="M2 2h1"/>'))],
  ])('%s stays an image', (_, text) => {
    expect(drawnCode(text)).toBeNull();
  });
});
