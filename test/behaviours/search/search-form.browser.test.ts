import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { offline, recorded, switchable, when } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { flats } from '../../support/listing/listings';
import { type Host, hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

const world = aWorld(flats(25));

type Form = Mounted<'search-form'>;

const button = ({ view }: Form, name: RegExp) => view.getByRole('button', { name });
const stations = ({ view }: Form) => view.getByRole('listbox', { name: 'Станции метро' }).getByRole('option');
const station = (form: Form, name: string) => stations(form).filter({ hasText: name }).first();
const metro = ({ view }: Form) => view.getByRole('combobox', { name: 'Метро' });
const submit = (form: Form) => form.view.getByRole('button', { name: 'Показать' }).click();

async function choosePrice(form: Form, from: string, to: string) {
  await button(form, /^Цена/).click();
  await form.view.getByRole('textbox', { name: 'Цена от' }).fill(from);
  await form.view.getByRole('textbox', { name: 'Цена до' }).fill(to);
}

const lastFilters = (form: Form) => form.detailsOf('search').at(-1) as { filters: object; query: string };

describe.each(hosts)('search form on $name', (host: Host) => {
  test('starts with the purchase of a flat, and nothing else', async () => {
    const form = await host.mount('search-form');
    await expect.element(form.view.getByRole('combobox', { name: 'Тип сделки' })).toHaveDisplayValue('Купить');
    await expect.element(form.view.getByRole('combobox', { name: 'Тип недвижимости' })).toHaveDisplayValue('Квартира');
    await submit(form);
    expect(lastFilters(form)).toEqual({
      filters: expect.objectContaining({ tradeType: 'sale', realtyType: 'flat', rooms: [], priceMin: null, priceMax: null, metro: [] }),
      query:
        'trade_type=%D0%9F%D1%80%D0%BE%D0%B4%D0%B0%D0%B6%D0%B0&realty_type=%D0%9A%D0%B2%D0%B0%D1%80%D1%82%D0%B8%D1%80%D0%B0&ordering=-published_at',
    });
  });

  test('submits what a script has chosen a moment before', async () => {
    const form = await host.mount('search-form');
    const deal = form.view.getByRole('combobox', { name: 'Тип сделки' });
    await expect.element(deal).toHaveDisplayValue('Купить');
    const select = deal.element() as HTMLSelectElement;
    select.value = 'rent';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    select.form?.requestSubmit();
    expect(lastFilters(form).filters).toMatchObject({ tradeType: 'rent' });
    await expect.element(deal).toHaveDisplayValue('Снять');
  });

  test('makes no request until stations are needed', async () => {
    const network = recorded(createFakeApi(world));
    const form = await host.mount('search-form', {}, { network: network.fetch });
    await expect.element(metro(form)).toBeVisible();
    expect(network.requests).toHaveLength(0);
    await metro(form).click();
    await expect.poll(() => network.to('/realty-addresses/metro/').length).toBe(1);
  });

  describe('rooms', () => {
    test.each([
      [['1', '2', '4+'], '1-2 комн., 4+ комн.'],
      [['3'], '3 комн.'],
      [['Студия'], 'Студия'],
      [['1', '2', '3'], '1-3 комн.'],
    ])('%j are called %s', async (rooms, label) => {
      const form = await host.mount('search-form');
      await button(form, /^Количество комнат/).click();
      for (const name of rooms) await userEvent.click(form.view.getByRole('checkbox', { name, exact: true }));
      await userEvent.keyboard('{Escape}');
      await expect.element(button(form, /^Количество комнат/)).toHaveTextContent(`Количество комнат: ${label}`);
      await expect.poll(() => focused()?.textContent).toContain('Количество комнат');
    });

    test('reach the search in the order of the form', async () => {
      const form = await host.mount('search-form');
      await button(form, /^Количество комнат/).click();
      await userEvent.click(form.view.getByRole('checkbox', { name: 'Студия' }));
      await userEvent.click(form.view.getByRole('checkbox', { name: '1', exact: true }));
      await userEvent.keyboard('{Escape}');
      await submit(form);
      expect(lastFilters(form).filters).toMatchObject({ rooms: ['1', 'studio'] });
    });
  });

  describe('price', () => {
    test.each([
      ['10000000', '', 'от 10 млн ₽'],
      ['', '35000000', 'до 35 млн ₽'],
      ['10000000', '35000000', '10 — 35 млн ₽'],
      ['900000', '1500000000', '900 тыс — 1,5 млрд ₽'],
    ])('from %j to %j is called %s', async (from, to, label) => {
      const form = await host.mount('search-form');
      await choosePrice(form, from, to);
      await expect
        .poll(() =>
          button(form, /^Цена:/)
            .element()
            .textContent?.replaceAll('\u00A0', ' '),
        )
        .toBe(`Цена: ${label}`);
    });

    test('digits are grouped by thousands, and nothing but a whole number is accepted', async () => {
      const form = await host.mount('search-form');
      await button(form, /^Цена/).click();
      const from = form.view.getByRole('textbox', { name: 'Цена от' });
      await userEvent.type(from, '-12a345678,5');
      await expect.element(from).toHaveValue('12\u00A0345\u00A0678,5');
      await expect.element(from).toHaveAccessibleDescription('Введите целое число');
      await userEvent.tab();
      await expect.element(from).toHaveValue('12\u00A0345\u00A0678');
      await userEvent.keyboard('{Escape}');
      await submit(form);
      expect(lastFilters(form).filters).toMatchObject({ priceMin: 12_345_678, priceMax: null });
    });

    test('a minimum above the maximum is rejected, and the invalid field gets the focus', async () => {
      const form = await host.mount('search-form');
      await choosePrice(form, '30000000', '10000000');
      await userEvent.keyboard('{Escape}');
      await submit(form);
      await expect.element(form.view.getByText('Мин. цена не может быть больше макс.').first()).toBeVisible();
      expect(form.detailsOf('search')).toEqual([]);
      expect(focused()?.textContent).toContain('Цена');
    });

    test('a price above a billion does not become a filter', async () => {
      const form = await host.mount('search-form');
      await choosePrice(form, '', '1000000001');
      await userEvent.keyboard('{Escape}');
      await submit(form);
      await expect.element(form.view.getByText(/^Максимальная цена/).first()).toBeVisible();
      expect(form.detailsOf('search')).toEqual([]);
    });

    test('belongs to its deal: it disappears with the purchase and comes back with it', async () => {
      const form = await host.mount('search-form');
      await choosePrice(form, '', '20000000');
      await userEvent.keyboard('{Escape}');
      const deal = form.view.getByRole('combobox', { name: 'Тип сделки' });
      await userEvent.selectOptions(deal, 'Снять');
      await expect.element(button(form, /^Цена/)).not.toHaveTextContent('млн');
      await userEvent.selectOptions(deal, 'Купить');
      await expect.element(button(form, /^Цена/)).toHaveTextContent('Цена: до 20 млн ₽');
    });

    test('Enter in an amount closes the panel and searches for it at once', async () => {
      const form = await host.mount('search-form');
      await choosePrice(form, '10000000', '');
      await userEvent.type(form.view.getByRole('textbox', { name: 'Цена от' }), '{Enter}');
      await expect.element(button(form, /^Цена/)).toHaveAttribute('aria-expanded', 'false');
      expect(form.detailsOf('search')).toHaveLength(1);
      expect(lastFilters(form).filters).toMatchObject({ priceMin: 10_000_000, priceMax: null });
    });

    test('Enter in an amount that is refused does not search', async () => {
      const form = await host.mount('search-form');
      await choosePrice(form, '20000000', '10000000');
      await userEvent.type(form.view.getByRole('textbox', { name: 'Цена до' }), '{Enter}');
      await expect.element(form.view.getByRole('textbox', { name: 'Цена до' })).toBeVisible();
      expect(form.detailsOf('search')).toEqual([]);
    });
  });

  describe('metro', () => {
    test('is chosen by keyboard alone, several stations in turn', async () => {
      const form = await host.mount('search-form');
      await metro(form).click();
      await userEvent.keyboard('сокол');
      await expect.element(stations(form).first()).toHaveTextContent('Сокол');
      await userEvent.keyboard('{Enter}');
      await expect.element(form.view.getByRole('button', { name: 'Убрать станцию Сокол', exact: true })).toBeVisible();
      await userEvent.keyboard('ки');
      await expect.element(station(form, 'Киевская')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await submit(form);
      expect(lastFilters(form).filters).toMatchObject({ metro: ['Сокол', 'Киевская'] });
      expect(form.detailsOf('search')).toHaveLength(1);
    });

    test('arrows move the highlight, which the field exposes to screen readers', async () => {
      const form = await host.mount('search-form');
      await metro(form).click();
      await userEvent.keyboard('сокол');
      await expect.element(stations(form).first()).toHaveAttribute('aria-selected', 'false');
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{ArrowDown}');
      const active = () => form.root().querySelector(`#${CSS.escape(metro(form).element().getAttribute('aria-activedescendant') ?? '')}`);
      await expect.poll(() => active()?.textContent).toContain('Сокольники');
      await userEvent.keyboard('{Enter}');
      await expect.element(form.view.getByRole('button', { name: 'Убрать станцию Сокольники' })).toBeVisible();
    });

    test('an arrow down after typing takes the first match, as Enter alone does', async () => {
      const form = await host.mount('search-form');
      await metro(form).click();
      await userEvent.keyboard('сокол');
      await expect.element(stations(form).first()).toBeVisible();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect.element(form.view.getByRole('button', { name: 'Убрать станцию Сокол', exact: true })).toBeVisible();
    });

    test('a pick by pointer closes the list, which would cover the buttons', async () => {
      const form = await host.mount('search-form');
      await metro(form).click();
      await userEvent.keyboard('сокол');
      await stations(form).first().click();
      await expect.element(form.view.getByRole('button', { name: 'Убрать станцию Сокол', exact: true })).toBeVisible();
      await expect.element(metro(form)).toHaveAttribute('aria-expanded', 'false');
      await expect.poll(() => stations(form).elements()).toHaveLength(0);
      const { left, top, width, height } = form.view.getByRole('button', { name: 'Показать' }).element().getBoundingClientRect();
      const under = document.elementFromPoint(left + width / 2, top + height / 2);
      expect(under?.shadowRoot ? under.tagName : under?.closest('button')?.textContent).toMatch(/^Показать|KVARTAL-SEARCH-FORM$/);
    });

    test.each([
      ['сокл', 'Ничего не найдено'],
      ['cjrjk', '⚠ Допустимы только буквы русского алфавита'],
    ])('%s matches nothing: the specified message, and the nearest stations', async (typed, message) => {
      const form = await host.mount('search-form');
      await metro(form).click();
      await userEvent.keyboard(typed);
      await expect.element(form.view.getByText(message).first()).toBeInTheDocument();
      await expect.poll(() => stations(form).elements()[0]?.textContent).toContain('Возможно, Сокол?');
      await userEvent.keyboard('{Enter}');
      await expect.element(form.view.getByRole('button', { name: 'Убрать станцию Сокол', exact: true })).toBeVisible();
      await expect.element(metro(form)).toHaveValue('');
    });

    test('a station is offered as itself when only words around its name are too much', async () => {
      const form = await host.mount('search-form');
      await metro(form).click();
      await userEvent.keyboard('возле Сокола');
      await expect.poll(() => stations(form).elements()[0]?.textContent).toMatch(/^\D*Сокол(?!ь)/);
      expect(stations(form).elements()[0]?.textContent).not.toContain('Возможно');
      await expect.element(form.view.getByText('Ничего не найдено')).not.toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      await expect.element(form.view.getByRole('button', { name: 'Убрать станцию Сокол', exact: true })).toBeVisible();
    });

    test('a name is listed once, however many lines it is on; unopened stations are not offered', async () => {
      const form = await host.mount('search-form');
      await metro(form).click();
      await userEvent.keyboard('киевская');
      await expect.element(stations(form)).toHaveLength(1);
      await userEvent.clear(metro(form));
      await userEvent.keyboard('гольяново');
      await expect.element(form.view.getByText('Ничего не найдено').first()).toBeInTheDocument();
    });

    test('names that start with the text come first, then names with a later word that does', async () => {
      const form = await host.mount('search-form');
      await metro(form).click();
      await userEvent.keyboard('с');
      const names = () =>
        stations(form)
          .elements()
          .map((option) => option.textContent);
      await expect
        .poll(names)
        .toEqual(['Смоленская', 'Сокол', 'Сокольники', 'Спортивная', 'Водный стадион'].map((name) => expect.stringMatching(`^${name}`)));
      await userEvent.clear(metro(form));
      await userEvent.keyboard('щелк');
      await expect.element(station(form, 'Щёлковская')).toBeVisible();
    });

    test('other letters are rejected with the message of the requirements', async () => {
      const form = await host.mount('search-form');
      await metro(form).click();
      await userEvent.keyboard('hogwarts');
      await expect.element(form.view.getByText('⚠ Допустимы только буквы русского алфавита').first()).toBeInTheDocument();
      await expect.element(stations(form)).not.toBeInTheDocument();
    });

    test('no match shows a message', async () => {
      const form = await host.mount('search-form');
      await metro(form).click();
      await userEvent.keyboard('ыыы');
      await expect.element(form.view.getByText('Ничего не найдено').first()).toBeInTheDocument();
    });

    test('stations that fail to load show a message, and another try loads them', async () => {
      const network = switchable(when(/metro/, offline()));
      const form = await host.mount('search-form', {}, { network: network.fetch });
      await metro(form).click();
      await expect.element(form.view.getByText('Ошибка загрузки станций метро').first()).toBeInTheDocument();
      network.use(createFakeApi());
      await userEvent.keyboard('{Escape}');
      await form.view.getByRole('combobox', { name: 'Тип сделки' }).click();
      await metro(form).click();
      await userEvent.keyboard('сокол');
      await expect.element(station(form, 'Сокольники')).toBeVisible();
    });

    test('Backspace in the empty field removes the last station', async () => {
      const form = await host.mount('search-form', { filters: 'address_metro=Сокол,Киевская' });
      await expect.element(form.view.getByRole('button', { name: 'Убрать станцию Киевская' })).toBeVisible();
      await metro(form).click();
      await userEvent.keyboard('{Escape}{Backspace}');
      await expect.element(form.view.getByRole('button', { name: 'Убрать станцию Киевская' })).not.toBeInTheDocument();
      await submit(form);
      expect(lastFilters(form).filters).toMatchObject({ metro: ['Сокол'] });
    });

    test('a complete name that was typed and not chosen counts as chosen', async () => {
      const form = await host.mount('search-form');
      await metro(form).click();
      await userEvent.keyboard('арбатская');
      await expect.element(station(form, 'Арбатская')).toBeVisible();
      await submit(form);
      expect(lastFilters(form).filters).toMatchObject({ metro: ['Арбатская'] });
    });
  });

  describe('initial filters', () => {
    test('are shown in the fields', async () => {
      const form = await host.mount('search-form', {
        deal: 'rent',
        filters: 'realty_type=Апартаменты&room_count=1,2,4%2B&price_max=90000&address_metro=Сокол',
      });
      await expect.element(form.view.getByRole('combobox', { name: 'Тип сделки' })).toHaveDisplayValue('Снять');
      await expect.element(form.view.getByRole('combobox', { name: 'Тип недвижимости' })).toHaveDisplayValue('Апартаменты');
      await expect.element(button(form, /^Количество комнат/)).toHaveTextContent('Количество комнат: 1-2 комн., 4+ комн.');
      await expect.element(button(form, /^Цена/)).toHaveTextContent('Цена: до 90 тыс ₽');
      await expect.element(form.view.getByRole('button', { name: 'Убрать станцию Сокол' })).toBeVisible();
    });

    test('stations that do not exist are dropped', async () => {
      const form = await host.mount('search-form', { filters: 'address_metro=Сокол,Нигде' });
      await expect.element(form.view.getByRole('button', { name: 'Убрать станцию Нигде' })).not.toBeInTheDocument();
      await submit(form);
      expect(lastFilters(form).filters).toMatchObject({ metro: ['Сокол'] });
    });
  });
});
