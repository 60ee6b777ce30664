import { describe, expect, test } from 'vitest';
import { card, compile, context, noPayloadRuns } from '../../../test/support/features/template';
import { stateFields } from './fields';
import { fillTemplate } from './fillTemplate';

noPayloadRuns();

describe('placeholders', () => {
  test.each([
    ['{{title}}', '2-комн. квартира, 54,30 м²'],
    ['{{ kind }}', '2-комн. квартира'],
    ['{{price}}', '18 500 000 ₽'],
    ['{{price | price}}', '18 500 000 ₽'],
    ['{{price|number}}', '18 500 000'],
    ['{{area}}', '54,30 м²'],
    ['{{area | area}}', '54,30 м²'],
    ['{{area | number}}', '54,3'],
    ['{{pricePerMetre}}', '340 700 ₽ за м²'],
    ['{{floor}} из {{floors}}', '7 из 12'],
    ["{{floors}} {{floors | plural: 'этаж', 'этажа', 'этажей'}}", '12 этажей'],
    ["{{photosCount | plural: 'фото', 'фото', 'фотографий'}}", 'фото'],
    ['{{photosCount}} {{photosCount | plural: "photo", "photos"}}', '3 photos'],
    ['{{metro}}, {{metroMinutes}}', 'Сокол, 8 мин пешком'],
    ['{{metroMinutes | number}}', '8'],
    ['{{published}}', 'сегодня в 11:30'],
    ['{{published | date}}', 'сегодня в 11:30'],
    ['{{deal}}: {{building}}, {{yearBuilt}}, {{repair}}, {{owner}}, {{rooms}}', 'Продажа: Кирпичный, 1961, Евроремонт, Собственник, 2'],
    ['{{id}} {{url}}', '1001 https://site.test/buy/1001'],
    ['{{{title}}}', '{2-комн. квартира, 54,30 м²}'],
  ])('%s', (markup, text) => {
    const { html, problems } = card(markup);
    expect(html).toBe(text);
    expect(problems).toEqual([]);
  });

  test.each([
    [1, 'объявление'],
    [2, 'объявления'],
    [5, 'объявлений'],
    [11, 'объявлений'],
    [21, 'объявление'],
    [0, 'объявлений'],
  ])('Russian plural of %i', (floors, word) => {
    expect(card("{{floors | plural: 'объявление', 'объявления', 'объявлений'}}", { floors }).html).toBe(word);
  });

  test('unknown values are empty, also through a formatter; a missing price is a text', () => {
    const nothing = {
      area: null,
      floor: null,
      floors: null,
      address: null,
      metro: null,
      photos: [],
      publishedAt: null,
      repairType: null,
      buildingType: null,
      yearBuilt: null,
      owner: { id: null, name: '', type: null },
    };
    const names = ['area', 'floor', 'floors', 'address', 'metro', 'metroMinutes', 'metroLine', 'photo', 'published', 'repair', 'building'];
    const markup = `${names.map((name) => `{{${name}}}`).join('')}{{area | area}}{{floors | plural: 'a', 'b', 'c'}}{{published | date}}{{owner}}!`;
    expect(card(markup, nothing).html).toBe('!');
    expect(card('{{price}}|{{price | price}}|{{pricePerMetre}}', { price: 0 }).html).toBe('Цена не указана||');
  });

  test('of a rent', () => {
    expect(card('{{price}} {{perMonth}}{{pricePerMetre}}, {{deal}}', { tradeType: 'rent', price: 85_000 }).html).toBe(
      '85 000 ₽ в месяц, Аренда',
    );
  });

  test('in attribute values, beside literal text', () => {
    const { first, problems } = card(
      '<a class="x y-{{id}}" data-price="{{price | number}}" href="{{url}}?from=card" title="{{title}}">…</a>',
    );
    expect(first?.className).toBe('x y-1001');
    expect(first?.getAttribute('href')).toBe('https://site.test/buy/1001?from=card');
    expect(first?.getAttribute('title')).toBe('2-комн. квартира, 54,30\u00A0м²');
    expect(problems).toEqual([]);
  });

  test.each([
    ['{{__proto__}}', '__proto__'],
    ['{{constructor}}', 'constructor'],
    ['{{toString}}', 'toString'],
    ['{{hasOwnProperty}}', 'hasOwnProperty'],
    ['{{listing.price}}', 'listing.price'],
    ['{{Price}}', 'Price'],
    ['{{price.constructor.constructor}}', 'price.constructor.constructor'],
    ['{{this}}', 'this'],
    ['{{alert(1)}}', 'alert(1)'],
    ['{{owner[name]}}', 'owner[name]'],
    ['{{price*2}}', 'price*2'],
  ])('%s shows nothing and is reported with the alternatives', (markup, name) => {
    const { html, problems } = card(`<p title="${markup}">до ${markup}после</p>`);
    expect(html).toBe('<p title="">до после</p>');
    expect(problems).toContainEqual({ kind: 'field', name, known: expect.arrayContaining(['title', 'price', 'url']) });
  });

  test.each([
    ['{{price | upper}}', { kind: 'formatter', name: 'upper', known: ['price', 'number', 'area', 'plural', 'date'] }],
    ['{{price | constructor}}', { kind: 'formatter', name: 'constructor', known: expect.any(Array) }],
    ['{{address | price}}', { kind: 'formatterOfField', name: 'price', field: 'address' }],
    ['{{price | date}}', { kind: 'formatterOfField', name: 'date', field: 'price' }],
    ['{{floors | plural}}', { kind: 'forms', name: '{{floors | plural}}' }],
    ["{{floors | plural: 'a'}}", { kind: 'forms' }],
    ["{{floors | plural: 'a', 'b', 'c', 'd'}}", { kind: 'forms' }],
    ['{{floors | plural: a, b, c}}', { kind: 'forms' }],
    ["{{price | price: 'RUB'}}", { kind: 'forms' }],
    ['{{price | price | number}}', { kind: 'placeholder' }],
    ['{{}}', { kind: 'placeholder', name: '{{}}' }],
    ['{{price * 2}}', { kind: 'placeholder' }],
    ["{{'price'}}", { kind: 'placeholder' }],
  ])('%s shows nothing and is reported', (markup, problem) => {
    const { html, problems } = card(`${markup}!`);
    expect(html).toBe('!');
    expect(problems).toEqual([expect.objectContaining(problem)]);
  });

  test('an unclosed one stays as written and is reported', () => {
    const { html, problems } = card('<p>{{price</p>');
    expect(html).toBe('<p>{{price</p>');
    expect(problems).toMatchObject([{ kind: 'placeholder', name: '{{price' }]);
  });

  test('of states', () => {
    const { plan, problems } = compile('{{title}}. {{text}} ({{kind}})', 'error');
    if (!plan) throw new Error('refused');
    const values = stateFields({ title: 'Отсутствует интернет соединение', text: 'Повторите.', kind: 'network' });
    const { content } = fillTemplate(plan, values, { ...context, report: () => {} });
    expect(content.textContent).toBe('Отсутствует интернет соединение. Повторите. (network)');
    expect(problems).toEqual([]);
    expect(compile('{{price}}', 'empty').problems).toEqual([{ kind: 'field', name: 'price', known: ['title', 'text'] }]);
  });
});

describe('conditions', () => {
  const markup = '<b data-if="metro">{{metro}}</b><i data-unless="metro">нет</i><u data-if="photosCount" data-unless="photo">?</u>';
  test('keep matching elements, and are removed from the output', () => {
    expect(card(markup).html).toBe('<b>Сокол</b>');
    expect(card(markup, { metro: null }).html).toBe('<i>нет</i>');
  });
  test('on an unknown field: treated as empty', () => {
    const { html, problems } = card('<b data-if="garage">есть</b><i data-unless="garage">нет</i>');
    expect(html).toBe('<i>нет</i>');
    expect(problems).toHaveLength(2);
  });
  test('price 0 is no price, and an empty description is none', () => {
    expect(card('<b data-if="price">1</b><b data-if="description">2</b>.', { price: 0, description: '' }).html).toBe('.');
  });
});

describe('actions', () => {
  test('link to the listing and marked elements open it', () => {
    const { actions } = card('<a href=" {{url}}">нет</a><a href="{{url}}">да</a><button data-action="open">да</button>');
    expect(actions.map(({ element, action }) => [element.localName, action])).toEqual([
      ['a', 'open'],
      ['button', 'open'],
    ]);
  });
  test("an unknown one is reported, another library's is left alone", () => {
    const { problems, actions, html } = card('<b data-action="retry">a</b><b data-action="click->flats#open">b</b>');
    expect(actions).toEqual([]);
    expect(html).toContain('data-action="click-&gt;flats#open"');
    expect(problems).toEqual([{ kind: 'action', name: 'retry', known: ['open'] }]);
  });
});
