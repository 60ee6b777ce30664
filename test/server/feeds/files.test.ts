import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkFile, yandexFeed, yandexOffer } from './feedXml';

const whole = yandexFeed(yandexOffer('1'), yandexOffer('2'));

/** Russian letters in the encoding of old exports. */
function inWindows1251(text: string): Buffer {
  const code = (letter: string) => {
    const point = letter.charCodeAt(0);
    return letter === 'ё' ? 0xb8 : letter === 'Ё' ? 0xa8 : point < 0x80 ? point : point - 0x410 + 0xc0;
  };
  return Buffer.from([...text].map(code));
}

const twoOffers = { totals: { offers: 2, accepted: 2, refused: 0 }, problem: null };

describe('a file of a feed is read', () => {
  it.each([
    ['after blank lines and a byte order mark', Buffer.from(`\ufeff\n\n${whole}`)],
    ['packed', gzipSync(whole)],
    ['in windows-1251', inWindows1251(whole.replace('UTF-8', 'windows-1251'))],
    ['in UTF-16', Buffer.from(`\ufeff${whole.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
    ['with a prefix', whole.replace(/<(\/?)(?=[a-z])/g, '<$1y:').replace('xmlns=', 'xmlns:y=')],
    ['without a namespace', whole.replace(/ xmlns="[^"]*"/, '')],
    ['with elements in capitals', whole.replace(/<\/?[a-z-]+/g, (name) => name.toUpperCase())],
    ['with an empty DOCTYPE', whole.replace('<realty-feed', '<!DOCTYPE realty-feed>\n<realty-feed')],
  ])('%s', async (_, file) => {
    expect(await checkFile(file)).toMatchObject(twoOffers);
  });

  it('in the encoding of the answer, where the file names none', async () => {
    const file = inWindows1251(whole.replace(/<\?xml.*\?>/, ''));
    expect(await checkFile(file, { charset: 'windows-1251' })).toMatchObject(twoOffers);
  });
});

describe('a file is refused as a whole', () => {
  const entities = '<!DOCTYPE f [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>';

  it.each([
    ['feed_empty', ''],
    ['feed_empty', '<?xml version="1.0"?><realty-feed></realty-feed>'],
    ['feed_not_xml', '<!DOCTYPE html><html><head></head><body><p>Вход<br></body></html>'],
    ['feed_not_xml', '<html><body><h1>500</h1><br></body></html>'],
    ['feed_unknown_format', '{"offers":[]}'],
    ['feed_unknown_format', '<feed xmlns="http://www.w3.org/2005/Atom"><entry/></feed>'],
    ['feed_unknown_format', '<yml_catalog><shop/></yml_catalog>'],
    ['feed_doctype', `<?xml version="1.0"?>${entities}<realty-feed><offer internal-id="1">&b;</offer></realty-feed>`],
    ['feed_doctype', '<!DOCTYPE f [<!ENTITY x SYSTEM "file:///etc/hostname">]><realty-feed><offer>&x;</offer></realty-feed>'],
    ['feed_encoding', inWindows1251(whole)],
    ['feed_encoding', whole.replace('UTF-8', 'utf-99')],
    ['feed_broken', whole.replace('RUB', 'RUB &nbsp;')],
    ['feed_broken', gzipSync(whole).subarray(0, 300)],
    ['feed_broken', `<realty-feed><offer>${'<a>'.repeat(30)}${'</a>'.repeat(30)}</offer></realty-feed>`],
  ])('%s', async (kind, file) => {
    const { problem, offers, totals } = await checkFile(file);
    expect(problem?.kind).toBe(kind);
    expect({ offers, totals }).toEqual({ offers: [], totals: { offers: 0, accepted: 0, refused: 0 } });
  });

  it('cut at any place, whatever stood before it', async () => {
    for (let length = 60; length < Buffer.byteLength(whole) - 1; length += 97) {
      const { problem, offers } = await checkFile(Buffer.from(whole).subarray(0, length));
      expect(problem?.kind).toBe('feed_broken');
      expect(offers).toEqual([]);
    }
  });

  it('that unpacks to more than a feed may have', async () => {
    const file = gzipSync(Buffer.concat([Buffer.from('<realty-feed>'), Buffer.alloc(60 * 1024 * 1024, ' ')]));
    expect((await checkFile(file)).problem?.kind).toBe('feed_large');
  });
});

it('refuses one offer that is too large, and takes the others', async () => {
  const large = yandexOffer('large', { description: `<description>${'я'.repeat(1_100_000)}</description>` });
  const { offers } = await checkFile(yandexFeed(large, yandexOffer('2')));
  expect(offers.map(({ id, kinds }) => [id, ...kinds])).toEqual([['large', 'offer_large'], ['2']]);
});
