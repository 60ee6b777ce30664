import { describe, expect, test } from 'vitest';
import { card, compile, context, noPayloadRuns } from '../../../test/support/features/template';
import { aListing } from '../../testing/fixtures';
import { compileTemplate } from './compileTemplate';
import { stateFields } from './fields';
import { fillTemplate } from './fillTemplate';

noPayloadRuns();

async function whateverRuns(): Promise<void> {
  const image = new Image();
  image.src = 'data:image/png;base64,broken';
  await image.decode().catch(() => {});
  await new Promise(requestAnimationFrame);
}

function clickAll(box: Element | null | undefined): void {
  box?.addEventListener('submit', (event) => event.preventDefault());
  box?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (address && /^https?:/.test(new URL(address, document.baseURI).protocol)) event.preventDefault();
  });
  for (const node of box?.querySelectorAll('*') ?? []) node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

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
