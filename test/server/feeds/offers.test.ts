import { describe, expect, it } from 'vitest';
import { checkFile, checkOffer, yandexFeed, yandexOffer } from './feedXml';

const location = (address: string, more = '') => `<location><address>${address}</address>${more}</location>`;
const price = (value: string, more = '') => `<price><value>${value}</value>${more}</price>`;
const rent = { type: '<type>аренда</type>', price: price('80000', '<period>месяц</period>') };

describe('an offer of a feed', () => {
  it('becomes a listing at the house of the register', async () => {
    const { result, kinds, warnings, listing } = await checkOffer({});
    expect({ result, kinds, warnings }).toEqual({ result: 'accepted', kinds: [], warnings: [] });
    expect(listing).toMatchObject({ trade_type: 1, number_of_rooms: '2', area: 54.3, floor: 7, floors_number: 17, price: 9_850_000 });
    expect(listing?.address).toMatchObject({ street: 'Саянская улица', house_number: '14', corpus: null, building: null });
  });

  it.each([
    ['9 850 000', 9_850_000],
    ['12500000.00', 12_500_000],
    ['8500000,00', 8_500_000],
    ['9357499.999999', 9_357_500],
    ['9,850,000 ₽', 9_850_000],
  ])('costs %s', async (value, expected) => {
    expect((await checkOffer({ price: price(value) })).listing?.price).toBe(expected);
  });

  it.each([
    ['<rooms>студия</rooms>', 'Студия'],
    ['<studio>да</studio><rooms/>', 'Студия'],
    ['<studio>0</studio><rooms>3</rooms>', '3'],
    ['<rooms>2Е</rooms>', '2'],
    ['<rooms>10 и более</rooms>', '4+'],
    ['<rooms>0</rooms>', 'Студия'],
    ['<open-plan>1</open-plan><rooms>1</rooms>', '1'],
  ])('has rooms by %s', async (rooms, expected) => {
    expect((await checkOffer({ rooms })).listing?.number_of_rooms).toBe(expected);
  });

  it.each([
    ['<balcony>2 лоджии</balcony>', { balcony: false, loggia: true }],
    ['<balcony>балкон и лоджия</balcony>', { balcony: true, loggia: true }],
    ['<renovation>под ключ</renovation>', { repair_type: 2 }],
    ['<renovation>черновая отделка</renovation>', { repair_type: 1 }],
    ['<building-type>кирпично-монолитный</building-type>', { building_type: 5 }],
    ['<building-type>железобетонный</building-type>', { building_type: null }],
    ['<lift>есть</lift><window-view>во двор</window-view>', { elevator: true, courtyard_view: true, street_view: false }],
    ['<sales-agent><category>владелец</category></sales-agent>', { owner_type: 1 }],
    ['<sales-agent><category>агенство</category></sales-agent>', { owner_type: 3 }],
    ['<built-year>2126</built-year>', { year_built: null }],
  ])('says %s', async (more, expected) => {
    expect((await checkOffer({ more })).listing).toMatchObject(expected);
  });

  it.each([
    ['<rent-pledge>нет</rent-pledge>', 0],
    ['<security-payment>50</security-payment>', 40_000],
    ['<security-payment>85000</security-payment>', 85_000],
    ['<rent-deposit>0,5 месяца</rent-deposit>', 40_000],
    ['<rent-pledge>да</rent-pledge>', null],
  ])('has a deposit by %s', async (more, expected) => {
    expect((await checkOffer({ ...rent, more })).listing?.deposit).toBe(expected);
  });

  it.each([
    ['50 %', 40_000],
    ['0', 0],
    ['45000', 45_000],
  ])('has a commission of %s', async (fee, expected) => {
    expect((await checkOffer({ ...rent, more: `<agent-fee>${fee}</agent-fee>` })).listing?.commission).toBe(expected);
  });

  it('names files of its folder if it is a file, and none if it is not', async () => {
    const images = [
      'photos/1.jpg',
      '../2.jpg',
      '/etc/3.jpg',
      'file:///etc/4.jpg',
      'photos/%2e%2e/%2e%2e/5.jpg',
      'https://agency.example/6.jpg',
    ];
    const file = yandexFeed(yandexOffer('1', { image: images.map((name) => `<image>${name}</image>`).join('') }));
    const photosOf = async (url: string) => (await checkFile(file, { url })).offers[0]?.listing?.photos;
    expect(await photosOf('file:///srv/feeds/all.xml')).toEqual(['file:///srv/feeds/photos/1.jpg', 'https://agency.example/6.jpg']);
    const fromWeb = await photosOf('https://agency.example/feeds/all.xml');
    expect(fromWeb).toHaveLength(5);
    expect(fromWeb).not.toContainEqual(expect.stringContaining('file:'));
  });

  it('takes photos once, plans last, the first five', async () => {
    const images = [
      '<image tag="plan">/plan.png</image>',
      '<image>/1.jpg</image>',
      '<image> /1.jpg </image>',
      '<image>ftp://x/2.jpg</image>',
    ];
    const more = Array.from({ length: 4 }, (_, index) => `<image>/${index + 2}.jpg?a=1&amp;b=2</image>`);
    const file = yandexFeed(yandexOffer('1', { image: [...images, ...more].join('') }));
    const { offers } = await checkFile(file, { url: 'https://agency.example/feeds/all.xml' });
    expect(offers[0]?.warnings).toEqual(expect.arrayContaining(['photos_cut', 'photo_address']));
    expect(offers[0]?.listing?.photos).toEqual([
      'https://agency.example/1.jpg',
      ...[2, 3, 4, 5].map((number) => `https://agency.example/${number}.jpg?a=1&b=2`),
    ]);
  });

  it.each([
    ['<![CDATA[<p>Две <b>комнаты</b>.</p><ul><li>Ванная &amp; кладовая</li></ul>]]>', 'Две комнаты. Ванная & кладовая'],
    ['&lt;p&gt;Тихий&amp;nbsp;двор&lt;/p&gt;', 'Тихий двор'],
    ['<![CDATA[До 5 < 6 минут<script>alert(1)</script>]]>', 'До 5 < 6 минут'],
  ])('has the description %s as text', async (description, expected) => {
    const { listing } = await checkOffer({ description: `<description>${description}</description>` });
    expect(listing?.description.replace(/\s+/g, ' ')).toBe(expected);
  });

  it('cuts a long description after a word, and names contacts in it', async () => {
    const text = `Звоните 8 (926) 123-45-67. ${'Просторная квартира. '.repeat(200)}`;
    const { listing, warnings } = await checkOffer({ description: `<description>${text}</description>` });
    expect(listing?.description).toMatch(/\S…$/);
    expect(listing?.description.length).toBeLessThanOrEqual(3000);
    expect(warnings).toEqual(expect.arrayContaining(['description_cut', 'contacts_in_text']));
  });

  it.each([
    ['Москва, Саянская ул., д. 14', undefined],
    ['г. Москва, р-н Ивановское, ул. Саянская, дом 14', undefined],
    ['109000, Россия, город Москва, м. Новогиреево, Саянская улица, 14, кв. 7', undefined],
    ['Саянская улица, 14', '<latitude/><longitude>0.0</longitude>'],
    ['Саянская улица, 14', '<latitude>37.831634</latitude><longitude>55.766497</longitude>'],
  ])('stands at %s', async (address, at) => {
    const { listing, kinds, warnings } = await checkOffer({ location: location(address, at) });
    expect({ kinds, warnings }).toEqual({ kinds: [], warnings: [] });
    expect(listing?.address).toMatchObject({ street: 'Саянская улица', house_number: '14' });
  });

  it('keeps a house that the register lacks where the feed has it', async () => {
    const at = '<latitude>55.77</latitude><longitude>37.83</longitude>';
    const { listing, warnings } = await checkOffer({ location: location('Москва, Саянская улица, 914', at) });
    expect(warnings).toEqual(['not_registered']);
    expect(listing?.address).toMatchObject({ house_number: '914', latitude: 55.77, longitude: 37.83 });
  });

  it.each([
    ['Северный', '55.9402', '37.5441'],
    ['Некрасовка', '55.6907', '37.9433'],
    ['Новофёдоровское', '55.4563', '36.9204'],
  ])('keeps such a house at the edge of the city, too: %s', async (_, latitude, longitude) => {
    for (const [north, east] of [[latitude, longitude] as const, [longitude, latitude] as const]) {
      const at = `<latitude>${north}</latitude><longitude>${east}</longitude>`;
      const { listing, warnings } = await checkOffer({ location: location('Москва, Выдуманная улица, 9', at) });
      expect(warnings).toEqual(['not_registered']);
      expect(listing?.address).toMatchObject({ latitude: Number(latitude), longitude: Number(longitude) });
    }
  });

  it('says that coordinates are far from the house, and takes the house', async () => {
    const at = '<latitude>55.60</latitude><longitude>37.40</longitude>';
    const { listing, warnings } = await checkOffer({ location: location('Москва, Саянская улица, 14', at) });
    expect(warnings).toEqual(['coordinates_differ']);
    expect(listing?.address?.latitude).toBeCloseTo(55.766, 2);
  });

  it.each([
    ['category', { category: '<category>комната</category>' }],
    ['category', { more: '<property-type>нежилая</property-type>' }],
    ['category', { more: '<rooms-offered>1</rooms-offered>' }],
    ['deal_missing', { type: '<type>обмен</type>' }],
    ['short_rent', { type: '<type>аренда</type>', price: price('4500', '<period>сутки</period>') }],
    ['price_unit', { type: '<type>rent</type>', price: price('900000', '<period>год</period>') }],
    ['price_unit', { price: price('300000', '<unit>кв. м</unit>') }],
    ['currency', { price: price('210000', '<currency>USD</currency>') }],
    ['price_missing', { price: price('по договорённости') }],
    ['price_limits', { price: price('0') }],
    ['price_limits', { price: price('1000000000000000000') }],
    ['outside_moscow', { location: location('Московская область, Химки, улица Панфилова, 4') }],
    ['outside_moscow', { location: location('Санкт-Петербург, Невский проспект, 10') }],
    ['outside_moscow', { location: location('г. Балашиха, проспект Ленина, 5') }],
    ['outside_moscow', { location: `<location><locality-name>Химки</locality-name><address>улица Панфилова, 4</address></location>` }],
    [
      'address_contacts',
      { location: location('Москва, улица Которой Нет вотсап 89161234567, 5', '<latitude>55.77</latitude><longitude>37.83</longitude>') },
    ],
    ['address_no_house', { location: location('Москва, Саянская улица') }],
    ['address_not_found', { location: location('Москва, улица Которой Нет, 5') }],
    ['rooms_unknown', { rooms: '<open-plan>1</open-plan>' }],
    ['area_missing', { area: null }],
    ['area_unit', { area: '<area><value>3</value><unit>сотка</unit></area>' }],
    ['area_limits', { area: '<area><value>4.9</value></area>' }],
    ['floor_missing', { floor: null }],
    ['floors_missing', { floors: null }],
    ['floor_limits', { floor: '<floor>0</floor>' }],
    ['floor_above_total', { floor: '<floor>18</floor>' }],
    ['commission_above_price', { ...rent, more: '<agent-fee>150</agent-fee>' }],
    ['photos_missing', { image: '<image></image>' }],
    ['description_missing', { description: '<description><![CDATA[<p> </p>]]></description>' }],
    ['expired', { more: '<expire-date>2026-11-25</expire-date>' }],
  ])('is refused: %s', async (kind, changes) => {
    const { result, kinds, notes, listing } = await checkOffer(changes);
    expect({ result, kinds, listing }).toEqual({ result: 'refused', kinds: [kind], listing: null });
    expect(notes[0]?.text).toMatch(/^[А-ЯЁ].*\.$/);
    expect(notes[0]?.text).not.toMatch(/[{}]|undefined|NaN/);
  });

  it('is taken with the floor of "7/17"', async () => {
    expect((await checkOffer({ floor: '<floor>7/17</floor>', floors: null })).listing).toMatchObject({ floor: 7, floors_number: 17 });
  });

  it('is read also with a value that has no end', async () => {
    const endless = (begin: string) => begin + '-'.repeat(300_000);
    const more = `<building-type>${endless('кирпич')}</building-type><agent-fee>1${' '.repeat(300_000)}x</agent-fee>`;
    const { listing, warnings } = await checkOffer({ ...rent, more });
    expect(listing).toMatchObject({ commission: null });
    expect(warnings).toContain('commission_unknown');
  });

  it('writes nothing to a terminal but its line', async () => {
    const { offers } = await checkFile(yandexFeed(yandexOffer('a&#10;b\u202ec', { rooms: '<rooms>\u202e</rooms>' })));
    expect(offers[0]?.id).toBe('a bc');
  });

  it('needs an id that no offer before it has', async () => {
    const { offers, totals } = await checkFile(yandexFeed(yandexOffer('a'), yandexOffer(' a '), yandexOffer(null), yandexOffer('b')));
    expect(offers.map(({ id, kinds }) => [id, ...kinds])).toEqual([['a'], ['a', 'id_duplicate'], [null, 'id_missing'], ['b']]);
    expect(totals).toEqual({ offers: 4, accepted: 2, refused: 2 });
    expect(offers.map(({ line }) => line)).toEqual([3, 15, 27, 39]);
  });
});
