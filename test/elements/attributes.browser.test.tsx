import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineProbe } from './Probe';
import { collectErrors, insert, type ProbeElement, rendered, shown } from './support';

beforeAll(defineProbe);

let caught: ReturnType<typeof collectErrors>;
beforeEach(() => {
  caught = collectErrors();
});
afterEach(() => {
  caught.stop();
  document.body.replaceChildren();
});

async function propsOf(html: string): Promise<Record<string, unknown>> {
  const element = insert(html);
  await rendered(element);
  return shown(element);
}

describe('attributes', () => {
  it('gives initial values where nothing is said', async () => {
    expect(await propsOf('<kvartal-probe></kvartal-probe>')).toMatchObject({
      scope: 'main',
      theme: 'light',
      label: 'без подписи',
      pageSize: 10,
      compact: false,
      layout: 'bar',
      hasToken: false,
    });
    expect(caught.errors).toEqual([]);
  });

  it('reads every kind, names in kebab case', async () => {
    const props = await propsOf(
      `<kvartal-probe label="Поиск" page-size="25" compact layout="hero" filters='{"rooms":[1,2]}' api-url="/api/v2"></kvartal-probe>`,
    );
    expect(props).toMatchObject({
      label: 'Поиск',
      pageSize: 25,
      compact: true,
      layout: 'hero',
      filters: { rooms: [1, 2] },
      apiUrl: '/api/v2',
    });
  });

  it.each([
    ['compact', true],
    ['compact=""', true],
    ['compact="compact"', true],
    ['compact="true"', true],
    ['compact="false"', false],
  ])('reads the flag %s as %s', async (attribute, value) => {
    expect((await propsOf(`<kvartal-probe ${attribute}></kvartal-probe>`)).compact).toBe(value);
  });

  it('reads values in typographic quotes as WordPress writes them', async () => {
    const props = await propsOf('<kvartal-probe layout=”hero” page-size=″25″ label=“Поиск”></kvartal-probe>');
    expect(props).toMatchObject({ layout: 'hero', pageSize: 25, label: 'Поиск' });
    expect(await propsOf('<kvartal-probe layout=«hero» label=„Поиск“></kvartal-probe>')).toMatchObject({ layout: 'hero', label: 'Поиск' });
    expect(caught.errors).toEqual([]);
  });

  it('goes back to the initial value when an attribute is removed or emptied', async () => {
    const element = insert('<kvartal-probe label="Поиск" page-size="25" compact layout="hero"></kvartal-probe>');
    await rendered(element);
    for (const name of ['label', 'compact', 'layout']) element.removeAttribute(name);
    element.setAttribute('page-size', '');
    await vi.waitFor(() => expect(shown(element)).toMatchObject({ label: 'без подписи', pageSize: 10, compact: false, layout: 'bar' }));
    expect(caught.errors).toEqual([]);
  });

  it.each([
    ['page-size', 'abc', 'pageSize', 10, 'число'],
    ['page-size', 'Infinity', 'pageSize', 10, 'число'],
    ['layout', 'grid', 'layout', 'bar', 'hero, bar'],
    ['filters', '{bad', 'filters', undefined, 'JSON'],
    ['filters', '{"rooms":1}', 'filters', undefined, 'Нужен объект'],
    ['filters', `{"rooms":["${'1'.repeat(65_536)}"]}`, 'filters', undefined, '64 КБ'],
    ['api-url', 'javascript:alert(1)', 'apiUrl', undefined, 'https://'],
    ['api-url', '//evil.test/api', 'apiUrl', undefined, 'https://'],
    ['api-url', 'https://user:secret@evil.test/', 'apiUrl', undefined, 'https://'],
    ['site-url', 'data:text/html,1', 'siteUrl', undefined, 'https://'],
    ['brand', 'url(//evil.test)', 'brand', undefined, 'цвет'],
  ])('survives %s=%s and says so once', async (attribute, raw, name, initial, advice) => {
    const element = document.createElement('kvartal-probe');
    element.setAttribute(attribute, raw);
    document.body.append(element);
    await rendered(element);
    expect(shown(element)[name]).toEqual(initial);
    expect(caught.errors).toEqual([{ code: 'bad-attribute', attribute, message: expect.stringContaining(advice) }]);
    document.body.append(element);
    element.setAttribute(attribute, raw);
    await Promise.resolve();
    expect(caught.errors).toHaveLength(1);
  });

  it('tells of a wrong value again after a right one stood between', async () => {
    const element = insert('<kvartal-probe page-size="x"></kvartal-probe>');
    await rendered(element);
    element.setAttribute('page-size', '5');
    element.setAttribute('page-size', 'x');
    await vi.waitFor(() => expect(caught.errors).toHaveLength(2));
    expect(shown(element).pageSize).toBe(10);
  });

  it('reaches listeners that were added right after the markup', () => {
    const heard = new Promise<CustomEvent>((resolve) => {
      const element = insert('<kvartal-probe page-size="x"></kvartal-probe>');
      element.addEventListener('kvartal-error', resolve);
    });
    return expect(heard).resolves.toMatchObject({ bubbles: true, composed: true });
  });

  it('drops __proto__ from JSON', async () => {
    const element = insert(
      `<kvartal-probe filters='{"rooms":[],"__proto__":{"polluted":1},"nested":{"__proto__":{"polluted":1}}}'></kvartal-probe>`,
    );
    await rendered(element);
    expect(Object.keys(element.filters ?? {})).toEqual(['rooms', 'nested']);
    expect(Object.keys(element.filters?.nested ?? {})).toEqual([]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('does not read an attribute of a prop that is a property only', async () => {
    expect(await propsOf(`<kvartal-probe token='{"secret":"s"}'></kvartal-probe>`)).toMatchObject({ hasToken: false });
  });
});

describe('properties', () => {
  it('are kept when set before the class exists', async () => {
    const tag = 'kvartal-late';
    const early = document.createElement(tag) as ProbeElement;
    Object.assign(early, { filters: { rooms: [3] }, compact: true });
    early.setAttribute('compact', 'false');
    document.body.append(early);
    const { register } = await import('../../src/elements/register');
    const { probe } = await import('./fixture');
    const { Probe } = await import('./Probe');
    register({ ...probe, tag }, Probe);
    await rendered(early);
    expect(shown(early)).toMatchObject({ filters: { rooms: [3] }, compact: true });
    early.filters = { rooms: [4] };
    await vi.waitFor(() => expect(shown(early).filters).toEqual({ rooms: [4] }));
  });

  it('keep the identity of objects and stay out of the markup', async () => {
    const element = insert('<kvartal-probe></kvartal-probe>');
    const filters = { rooms: [1] };
    element.filters = filters;
    element.token = { secret: 'СЕКРЕТ' };
    element.label = 'Поиск';
    await rendered(element);
    expect(element.filters).toBe(filters);
    expect(shown(element)).toMatchObject({ hasToken: true, label: 'Поиск' });
    expect(element.getAttributeNames()).toEqual(['data-kv-theme']);
    expect(document.documentElement.outerHTML).not.toContain('СЕКРЕТ');
  });

  it('read strings as attributes do, because templates set them so', async () => {
    const element = insert('<kvartal-probe></kvartal-probe>');
    Object.assign(element, { pageSize: '5', compact: '', filters: '{"rooms":[2]}', layout: null });
    await rendered(element);
    expect(shown(element)).toMatchObject({ pageSize: 5, compact: true, filters: { rooms: [2] }, layout: 'bar' });
  });

  it('never throw: a wrong one is told and leaves the initial value', async () => {
    const element = insert('<kvartal-probe></kvartal-probe>');
    Object.assign(element, { pageSize: Number.NaN, compact: 3, layout: {}, filters: 7, label: () => 1 });
    await rendered(element);
    expect(shown(element)).toMatchObject({ pageSize: 10, compact: false, layout: 'bar', label: 'без подписи' });
    expect(caught.errors.map(({ code }) => code)).toEqual(Array(5).fill('bad-property'));
  });

  it('never quote what may be secret', async () => {
    const element = insert('<kvartal-probe></kvartal-probe>');
    Object.assign(element, { token: '{СЕКРЕТ' });
    await rendered(element);
    expect(caught.errors).toHaveLength(1);
    expect(JSON.stringify(caught.errors)).not.toContain('СЕКРЕТ');
  });
});
