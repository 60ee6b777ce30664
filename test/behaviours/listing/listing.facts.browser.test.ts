import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { unknownListing } from '../../../src/domain/listing/unknownListing';
import { hoursAgo } from '../../../src/testing/fixtures';
import { given, text, title } from '../../support/listing/listingPage';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

describe.each(hosts)('facts of a listing on $name', (host) => {
  test('a sale: price, price per metre, owner, address, commission, strip', async () => {
    const page = await host.mount('listing', { listing: given({ price: 18_450_000, publishedAt: hoursAgo(3) }) });
    await expect.element(page.view.getByText('Комиссия 0 ₽')).toBeVisible();
    for (const words of [
      '18 450 000 ₽',
      '339 779 ₽ за м²',
      'Собственник',
      'Опубликовано 20 мая',
      'Москва, район Сокол, ул. Алабяна, 12, корпус 2',
      'Сокол',
      '8 мин пешком',
      '54,30 м²',
      '7 из 12',
      '1961',
    ])
      expect(text(page)).toContain(words);
    expect(text(page)).not.toMatch(/в месяц|Залог|счетчик/);
  });

  test.each([
    [
      { countersPayer: 'tenant', communalPayer: 'owner', deposit: 85_000 },
      ['Оплата по счетчикам', 'Коммунальные платежи включены', 'Залог 85 000 ₽'],
    ],
    [{ countersPayer: 'owner', communalPayer: 'tenant', deposit: 0 }, ['Без счетчиков', 'Коммунальные платежи не включены', 'Без залога']],
    [{ countersPayer: null, communalPayer: null, deposit: null }, ['не указана', 'Коммунальные платежи не указаны']],
  ] as const)('a rent: what is paid beside the price %#', async (terms, words) => {
    const page = await host.mount('listing', {
      listing: given({ tradeType: 'rent', price: 85_000 }, { rent: { ...terms, features: [], conditions: [] }, sale: null }),
    });
    await expect.element(page.view.getByText('в месяц').first()).toBeVisible();
    for (const said of words) expect(text(page)).toContain(said);
    expect(text(page)).not.toContain('за м²');
  });

  test.each([
    [{ deposit: 85_000, commission: 42_500 }, 'Первый платёж 212 500 ₽ с учётом залога и комиссии'],
    [{ deposit: 0, commission: 0 }, 'Первый платёж 85 000 ₽ с учётом залога и комиссии'],
    [{ deposit: null, commission: 0 }, 'Первый платёж неизвестен, не указано: залог'],
    [{ deposit: 0, commission: null }, 'Первый платёж неизвестен, не указано: комиссия'],
    [{ price: 0, deposit: null, commission: null }, 'Первый платёж неизвестен, не указано: цена, залог, комиссия'],
  ] as const)('a rent says what is paid at once, or what is unknown of it: %o', async (terms, words) => {
    const page = await host.mount('listing', { listing: given({ tradeType: 'rent', price: 85_000, ...terms }) });
    await expect.poll(() => text(page)).toContain(words);
    expect(text(page).match(/Первый платёж/g)).toHaveLength(1);
  });

  test('a price of zero is no price', async () => {
    const page = await host.mount('listing', { listing: given({ price: 0 }) });
    await expect.element(page.view.getByText('Цена не указана').first()).toBeVisible();
  });

  test('a listing of which almost nothing is known has no empty sections', async () => {
    const none = {
      hasBalcony: null,
      hasLoggia: null,
      hasElevator: null,
      isFurnished: null,
      hasCourtyardView: null,
      hasStreetView: null,
      views: null,
    };
    const page = await host.mount('listing', { listing: given(unknownListing, none) });
    await expect.element(title(page)).toHaveTextContent('Квартира');
    expect(text(page)).not.toMatch(/О квартире|О доме|Дополнительные сведения|Расположение|Площадь|undefined|null|NaN/);
    expect(page.root().querySelector('[part=facts]')?.textContent).toBe('МетроМетро не найдено');
  });

  test('a listing without a station says so beside its other facts and above its map (§8)', async () => {
    const page = await host.mount('listing', { listing: given({ metro: null }) });
    await expect.element(page.view.getByText('Метро не найдено').first()).toBeVisible();
    await expect.poll(() => text(page).match(/Метро не найдено/g)).toHaveLength(2);
  });

  test('a deleted listing offers neither map nor place, and says nothing of payments it does not know', async () => {
    const page = await host.mount('listing', { listing: given({ tradeType: 'rent', isDeleted: true, metro: null }) });
    await expect.element(page.view.getByText('Объявление удалено и недоступно.').first()).toBeVisible();
    expect(page.view.getByRole('button', { name: 'Карта' }).query()).toBeNull();
    expect(text(page)).not.toMatch(/Расположение|Коммунальные|счетчик|Метро/);
  });

  test('the seller is named beside the price of a narrow page, and in the panel of a wide one, with the way to reach them', async () => {
    const owner = { id: 5, name: 'Марина Орлова', type: 'agent' } as const;
    const page = await host.mount('listing', { listing: given({ owner, communicationMethod: 'calls' }) });
    const shown = () =>
      page.view
        .getByText('Марина Орлова')
        .elements()
        .filter((one) => one.checkVisibility());
    page.container.style.width = '1200px';
    await expect.poll(() => shown().length).toBe(1);
    expect(shown()[0]?.closest('[part=contact]')?.textContent).toContain('Способ связи: Только звонки');
    page.container.style.width = '375px';
    await expect.poll(() => shown()[0]?.closest('[part=contact]')).toBeNull();
    expect(shown()).toHaveLength(1);
    const price = page.root().querySelector('[part=price]') as Element;
    expect((shown()[0]?.getBoundingClientRect().top ?? 0) - price.getBoundingClientRect().bottom).toBeLessThan(40);
    const house = page.view.getByRole('heading', { name: 'О доме' });
    await expect.element(house).toBeInTheDocument();
    expect(house.element().parentElement?.textContent).not.toContain('Способ связи');
  });

  test('the name of a station stays in one piece, and no word is too long for its page', async () => {
    const metroOf = (name: string) => ({ name, lineName: null, route: null, color: null, minutes: 7 });
    const page = await host.mount('listing', { listing: given({ metro: metroOf('Новопеределкино') }) });
    const facts = () => page.root().querySelector('[part=facts]');
    const name = () => facts()?.querySelector('dd span span')?.firstChild;
    const lines = () => {
      const range = document.createRange();
      range.selectNodeContents(name() as Text);
      return range.getClientRects().length;
    };
    await expect.poll(() => name()?.textContent).toBe('Новопеределкино');
    for (const width of [288, 343, 720, 721, 744, 976, 1024, 1260]) {
      page.container.style.width = `${width}px`;
      expect(lines(), `lines at ${width} px`).toBe(1);
    }
    page.update({ listing: given({ metro: metroOf('Ж'.repeat(200)) }) });
    await expect.poll(() => name()?.textContent?.length).toBe(200);
    for (const width of [280, 343, 744, 1024]) {
      page.container.style.width = `${width}px`;
      expect(facts()?.scrollWidth, `room at ${width} px`).toBeLessThanOrEqual(facts()?.clientWidth ?? 0);
    }
  });

  test('a narrow page shows four amenities, and the rest at the press of a button that keeps the focus (§2)', async () => {
    const page = await host.mount('listing', {
      listing: given(
        { tradeType: 'rent' },
        {
          rent: { countersPayer: null, communalPayer: null, deposit: null, features: ['tv', 'fridge'], conditions: [] },
          hasBalcony: true,
          hasLoggia: false,
          hasElevator: false,
          isFurnished: true,
          hasCourtyardView: true,
          hasStreetView: true,
        },
      ),
    });
    const shown = () => [...page.root().querySelectorAll('[part=section] ul li')].filter((item) => item.checkVisibility()).length;
    page.container.style.width = '453px';
    await expect.poll(shown).toBe(7);
    await expect.element(page.view.getByRole('button', { name: /удобств/ })).not.toBeInTheDocument();
    page.container.style.width = '452px';
    await expect.poll(shown).toBe(4);
    const more = page.view.getByRole('button', { name: 'Еще 3 удобства' });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(shown).toBe(7);
    const less = page.view.getByRole('button', { name: 'Скрыть удобства' });
    await expect.element(less).toHaveAttribute('aria-expanded', 'true');
    expect(focused()).toBe(less.element());
    await less.click();
    await expect.poll(shown).toBe(4);
  });

  test('a description keeps paragraphs and lines; a very long one is folded', async () => {
    const page = await host.mount('listing', { listing: given({ description: 'Первый.\nСтрока.\r\n\r\nВторой.' }) });
    await expect.element(page.view.getByText('Второй.')).toBeVisible();
    expect(page.view.getByText('Первый.').element().textContent).toBe('Первый.\nСтрока.');
    await expect.element(page.view.getByRole('button', { name: 'Показать полностью' })).not.toBeInTheDocument();
    page.update({ listing: given({ id: 2, description: 'Слово за словом. '.repeat(200) }) });
    const button = page.view.getByRole('button', { name: 'Показать полностью' });
    const height = () => page.view.getByText(/Слово за словом/).element().parentElement?.clientHeight ?? 0;
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    const folded = height();
    await button.click();
    await expect.poll(height).toBeGreaterThan(folded);
    await page.view.getByRole('button', { name: 'Свернуть' }).click();
    await expect.poll(height).toBe(folded);
  });
});
