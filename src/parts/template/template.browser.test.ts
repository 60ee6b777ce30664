import { afterEach, describe, expect, test } from 'vitest';
import type { Listing } from '../../domain/listing/listing';
import type { TemplateProblem } from '../../state/runtime/templateProblems';
import { aListing, fixedNow } from '../../testing/fixtures';
import { ru } from '../../text/common/ru';
import { formatsFor } from '../../text/format/format';
import { compileTemplate } from './compileTemplate';
import { listingFields, stateFields, type TemplateName } from './fields';
import { type FilledTemplate, fillTemplate } from './fillTemplate';

declare global {
  interface Window {
    /** Set by a payload that ran. */
    ran?: unknown;
  }
}

const texts = { lang: 'ru', t: ru, format: formatsFor('ru') } as const;
const context = { format: texts.format, now: fixedNow };
const place = { url: 'https://site.test/buy/1001', mediaHost: 'https://api.test', now: fixedNow };

interface Outcome extends FilledTemplate {
  readonly html: string;
  readonly problems: readonly TemplateProblem[];
  readonly first: Element | null;
}

function templateOf(markup: string): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template;
}

/** Fills the markup and inserts the result, so that payloads could run. */
function card(markup: string, overrides: Partial<Listing> = {}): Outcome {
  const problems: TemplateProblem[] = [];
  const report = (problem: TemplateProblem) => void problems.push(problem);
  const plan = compileTemplate('card', templateOf(markup), report);
  if (!plan) throw new Error('refused');
  const filled = fillTemplate(plan, listingFields(aListing(overrides), texts, place), { ...context, report });
  const box = document.createElement('div');
  document.body.append(box);
  box.append(filled.content);
  return { ...filled, html: box.innerHTML.replaceAll('&nbsp;', ' '), problems, first: box.firstElementChild };
}

function compile(markup: string, name: TemplateName = 'card') {
  const problems: TemplateProblem[] = [];
  const plan = compileTemplate(name, templateOf(markup), (problem) => problems.push(problem));
  return { plan, problems };
}

afterEach(() => {
  document.body.replaceChildren();
  expect(window.ran).toBeUndefined();
});

/** Waits long enough for scripts, tasks and failing images to run. */
async function whateverRuns(): Promise<void> {
  const image = new Image();
  image.src = 'data:image/png;base64,broken';
  await image.decode().catch(() => {});
  await new Promise(requestAnimationFrame);
}

/** Clicks everything, blocking only navigation. */
function clickAll(box: Element | null | undefined): void {
  box?.addEventListener('submit', (event) => event.preventDefault());
  box?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (address && /^https?:/.test(new URL(address, document.baseURI).protocol)) event.preventDefault();
  });
  for (const node of box?.querySelectorAll('*') ?? []) node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

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

describe('templates with code', () => {
  const dropped = [
    '<script>window.ran = 1</script>',
    '<script src="data:text/javascript,window.ran=1"></script>',
    '<script type="module">window.ran = 1</script>',
    '<svg><script>window.ran = 1</script></svg>',
    '<svg><script href="data:text/javascript,window.ran=1"/></svg>',
    '<img src="x" onerror="window.ran = 1">',
    '<img src="x" OnErRoR="window.ran = 1">',
    '<svg onload="window.ran = 1"></svg>',
    '<details open ontoggle="window.ran = 1"></details>',
    '<video src="x" onerror="window.ran = 1"></video>',
    '<input autofocus onfocus="window.ran = 1">',
    '<b style="animation: x 1s" onanimationstart="window.ran = 1">b</b>',
    '<body onload="window.ran=1"><b onclick="window.ran = 1">b</b>',
    '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
    '<iframe src="javascript:parent.ran = 1"></iframe>',
    '<iframe src="data:text/html,<script>parent.ran = 1</script>"></iframe>',
    '<iframe src="{{url}}"></iframe>',
    '<object data="javascript:window.ran = 1"></object>',
    '<embed src="javascript:window.ran = 1">',
    '<base href="https://evil.test/">',
    '<meta http-equiv="refresh" content="0;url=javascript:window.ran=1">',
    '<link rel="stylesheet" href="https://evil.test/x.css">',
    '<a href="javascript:window.ran = 1">a</a>',
    '<a href=" &#1; javascript:window.ran = 1">a</a>',
    '<a href="java&#10;script:window.ran = 1">a</a>',
    '<a href="java&Tab;script&colon;window.ran = 1">a</a>',
    '<a href="JaVaScRiPt:window.ran = 1">a</a>',
    '<a href="&#x6A;avascript:window.ran = 1">a</a>',
    '<a href="vbscript:x">a</a>',
    '<a href="data:text/html,<script>1</script>">a</a>',
    '<a href="blob:https://evil.test/1">a</a>',
    '<a href="java&#x200B;script:window.ran = 1">a</a>',
    '<a href="{{unknown}}javascript:window.ran = 1">a</a>',
    '<a href="java{{unknown}}script:window.ran = 1">a</a>',
    '<a ping="https://evil.test/">a</a>',
    '<form action="javascript:window.ran = 1"><button formaction="javascript:window.ran = 1">b</button></form>',
    '<button formaction="javascript:window.ran = 1">b</button>',
    '<svg><a xlink:href="javascript:window.ran = 1"><text>t</text></a></svg>',
    '<svg><a><set attributeName="href" to="javascript:window.ran = 1"/></a></svg>',
    '<svg><a><animate attributeName="href" values="javascript:window.ran = 1"/></a></svg>',
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg/>#x"/></svg>',
    '<svg><use xlink:href="https://evil.test/x.svg#x"/></svg>',
    '<svg><image href="javascript:window.ran = 1"/></svg>',
    '<math><a xlink:href="javascript:window.ran = 1">m</a></math>',
    '<video poster="javascript:window.ran = 1"></video>',
    '<img srcset="javascript:window.ran=1 1x">',
    '<img src="data:text/html,<script>1</script>">',
    '<template><script>window.ran = 1</script></template>',
    '<noscript><img src=x onerror="window.ran = 1"></noscript>',
    '<kvartal-search></kvartal-search>',
    '<kvartal-results></kvartal-results>',
    '<style>.x::before { content: "{{title}}" }</style>',
    '<b {{title}}="1">b</b>',
    '<b on{{kind}}="1">b</b>',
    '<x-{{kind}}>b</x-{{kind}}>',
    '<p style="background: url({{photo}})">p</p>',
    '<p style="width: {{area}}px">p</p>',
    '<p id="{{title}}">p</p>',
    '<p name="{{description}}">p</p>',
    '<p x-data="{{description}}">p</p>',
    '<p v-html="{{description}}">p</p>',
    '<p @click="{{description}}">p</p>',
    '<p :title="{{description}}">p</p>',
    '<p ng-init="{{description}}">p</p>',
    '<p data-bind="text: {{description}}">p</p>',
    '<p hx-get="{{url}}">p</p>',
    '<button is="kvartal-results">b</button>',
  ];
  test.each(dropped)('%s: left out and reported; the rest is rendered, nothing runs', async (markup) => {
    const { html, problems, first } = card(`${markup}<p>{{address}}</p>`, { description: 'window.ran = 1' });
    await whateverRuns();
    clickAll(first?.parentElement);
    await whateverRuns();
    expect(problems.length).toBeGreaterThan(0);
    expect(html).toContain('<p>ул. Алабяна, 12, корпус 2</p>');
    expect(html).not.toMatch(/ran ?=|javascript:|srcdoc|<script|evil\.test/i);
  });

  test('comments, with placeholders too, are left out silently', () => {
    const { html, problems } = card('<!-- {{nothing}} --><p>1</p><!--[if IE]><script>window.ran=1</script><![endif]-->');
    expect(html).toBe('<p>1</p>');
    expect(problems).toEqual([]);
  });

  test('safe markup stays', () => {
    const markup =
      '<a href="/x">1</a><a href="#y">2</a><a href="tel:+74950000000">3</a><a href="mailto:a@b.test">4</a><a href="//cdn.test/">5</a>' +
      '<a href="https://x.test/a:b" target="_blank">6</a><a href="?a=b:c">7</a><img src="data:image/svg+xml,%3Csvg/%3E" alt="">' +
      '<svg viewBox="0 0 8 8"><use href="#icon"></use><path d="M0 0"></path></svg><my-rating value="5"></my-rating>';
    const { html, problems } = card(markup);
    expect(problems).toEqual([]);
    expect(html).toBe(markup);
  });

  test('style sheets are collected once, separate from the copies', () => {
    const { plan, problems } = compile('<style>.flat { color: red }</style><p class="flat">{{price}}</p>');
    expect(plan?.styles.map(({ textContent }) => textContent)).toEqual(['.flat { color: red }']);
    expect(plan?.nodes).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('64 KB is the limit', () => {
    expect(compile(`<p>${'ы'.repeat(60_000)}</p>`).plan).not.toBeNull();
    expect(compile(`<p>${'ы'.repeat(70_000)}</p>`)).toEqual({ plan: null, problems: [{ kind: 'length' }] });
    expect(compile(`<p title="${'ы'.repeat(70_000)}"></p>`).plan).toBeNull();
    expect(compile('<b></b>'.repeat(70_000)).plan).toBeNull();
  });

  test('children appended to the template element are its content', () => {
    const template = document.createElement('template');
    const line = document.createElement('p');
    line.textContent = '{{price}}';
    template.append(line);
    const plan = compileTemplate('card', template, () => {});
    expect(plan?.nodes).toHaveLength(1);
  });

  test.each([
    '',
    '   ',
    '<!-- только примечание -->',
    '<p> </p>',
    '<div class="card"></div>',
    '<script>1</script>',
    '{{nothing}}',
    '<img alt="">',
  ])('«%s» is blank', (markup) => {
    expect(card(markup).isBlank).toBe(true);
  });
  test.each(['текст', '<img src="{{photo}}" alt="">', '<svg></svg>', '<my-card></my-card>', '<button></button>'])('«%s» has', (markup) => {
    expect(card(markup).isBlank).toBe(false);
  });
  test('boxes drawn by CSS are enough while loading', () => {
    const { plan } = compile('<div class="bar"></div>', 'loading');
    if (!plan) throw new Error('refused');
    expect(fillTemplate(plan, stateFields({ text: '', count: 10 }), { ...context, report: () => {} }).isBlank).toBe(false);
  });
});

describe('hostile data', () => {
  const payloads = [
    '<script>window.ran = 1</script>',
    '<img src=x onerror="window.ran = 1">',
    '"><img src=x onerror="window.ran = 1">',
    "' onmouseover='window.ran = 1",
    '<svg/onload=window.ran=1>',
    '</p></template><script>window.ran = 1</script>',
    '<iframe srcdoc="<script>parent.ran=1</script>">',
    '{{url}}',
    '{{constructor.constructor("window.ran = 1")()}}',
    '${window.ran = 1}',
    '<!--', // an unclosed comment
    ']]><script>window.ran = 1</script>',
    '&lt;script&gt;window.ran = 1&lt;/script&gt;',
    'javascript:window.ran = 1',
    'JAVASCRIPT:window.ran = 1',
    ' \u0001javascript:window.ran = 1',
    'java\nscript:window.ran = 1',
    'java\tscript:window.ran = 1',
    'java\u0000script:window.ran = 1',
    '\u00A0javascript:window.ran = 1',
    'java\u200Bscript:window.ran = 1',
    'data:text/html,<script>window.ran = 1</script>',
    'vbscript:window.ran = 1',
    'red; background: url(https://evil.test/)',
    'expression(window.ran = 1)',
    'var(--x, url(https://evil.test/))',
    '\u202Eнаоборот\u202C',
    '\u0000\u0007\u001B[31m',
    '\uD800 одинокая половина',
  ];
  const markup =
    '<h3 title="{{title}}" data-owner="{{owner}}" class="{{description}}" aria-label="{{address}}">{{description}}</h3>' +
    '<a href="{{description}}">{{address}}</a><a href="{{photo}}">{{metro}}</a><img src="{{description}}" alt="{{description}}">' +
    '<form action="{{address}}"></form><svg><a href="{{description}}"><text>{{metroLine}}</text></a><use href="{{metro}}"></use></svg>' +
    '<p style="color: {{metroColor}}; --line: {{metroColor}}">{{metroLine}}</p><textarea>{{description}}</textarea>';

  test.each(payloads)('%s stays text', async (payload) => {
    const address = aListing().address;
    const { first } = card(markup, {
      description: payload,
      address: address && { ...address, label: payload },
      metro: { name: payload, lineName: payload, route: payload, color: payload, minutes: 5 },
      photos: [{ id: 1, url: payload, alt: payload, variants: null, color: payload }],
    });
    const box = first?.parentElement;
    const text = payload.replace(/[\u202A-\u202E]/g, '');
    expect(box?.querySelector('h3')?.textContent).toBe(text);
    expect(box?.querySelector('h3')?.getAttribute('aria-label')).toBe(text);
    expect([...(box?.querySelectorAll('*') ?? [])].map(({ localName }) => localName)).toEqual([
      'h3',
      'a',
      'a',
      'img',
      'form',
      'svg',
      'a',
      'text',
      'use',
      'p',
      'textarea',
    ]);
    for (const element of box?.querySelectorAll('*') ?? []) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on/);
        if (['href', 'src', 'action'].includes(name)) expect(new URL(value, document.baseURI).protocol).toMatch(/^https?:$/);
        if (name === 'style') expect(value).not.toMatch(/url|var|expression|background/);
      }
    }
    clickAll(box);
    await whateverRuns();
  });

  test('a text of any length stays text', () => {
    const description = '<b>'.repeat(100_000);
    expect(card('<p title="{{description}}">{{description}}</p>', { description }).first?.textContent).toBe(description);
  });

  test('a value is not parsed for placeholders', () => {
    expect(card('{{description}}', { description: '{{price}} {{ {{title}} }}' }).html).toBe('{{price}} {{ {{title}} }}');
  });

  test('a line colour goes into a style, a non-colour does not', () => {
    const style = (color: string) => {
      const { first } = card('<p style="color: {{metroColor}}; margin: 1px">p</p>', {
        metro: { name: 'x', lineName: null, route: null, color, minutes: null },
      });
      return (first as HTMLElement).style.cssText;
    };
    expect(style('#2DBE2C')).toBe('color: rgb(45, 190, 44); margin: 1px;');
    expect(style('oklch(60% 0.2 140)')).toContain('oklch');
    expect(style('red; position: fixed')).toBe('margin: 1px;');
    expect(style('var(--x)')).toBe('margin: 1px;');
    expect(style('')).toBe('margin: 1px;');
    expect(card('<i data-style="color: {{metroColor}}">i</i>').html).toBe('<i style="color: rgb(45, 190, 44);">i</i>');
  });
});
