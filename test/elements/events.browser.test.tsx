import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { register } from '../../src/elements/register';
import { pageScope } from '../../src/state/runtime/pageScope';
import { probe } from './fixture';
import { defineProbe, Probe, seen } from './Probe';
import { collectErrors, insert, inside, type ProbeElement, rendered, shown } from './support';

beforeAll(defineProbe);
beforeEach(() => {
  seen.answers = [];
});
afterEach(() => document.body.replaceChildren());

async function click(element: ProbeElement): Promise<void> {
  await rendered(element);
  inside(element, 'button').click();
  await vi.waitFor(() => expect(seen.answers).toHaveLength(1));
}

describe('events', () => {
  it('bubble out of a shadow root of the page, with the detail as declared', async () => {
    const outer = document.createElement('div');
    outer.attachShadow({ mode: 'open' }).innerHTML = '<kvartal-probe></kvartal-probe>';
    document.body.append(outer);
    const heard: CustomEvent[] = [];
    const listen = (event: Event) => heard.push(event as CustomEvent);
    document.addEventListener('kvartal-filters-change', listen);
    document.addEventListener('kvartal-ready', listen);
    const element = outer.shadowRoot?.firstElementChild as ProbeElement;
    await click(element);
    document.removeEventListener('kvartal-filters-change', listen);
    document.removeEventListener('kvartal-ready', listen);
    expect(heard.map(({ type, detail, cancelable }) => ({ type, detail, cancelable }))).toEqual([
      { type: 'kvartal-filters-change', detail: { clicks: 1, instance: element }, cancelable: false },
      { type: 'kvartal-ready', detail: { instance: element }, cancelable: false },
    ]);
    expect(heard[0]?.target).toBe(outer);
  });

  it('answer false to the component when the host prevented the default action', async () => {
    const element = insert('<kvartal-probe></kvartal-probe>');
    element.addEventListener('kvartal-navigate', (event) => event.preventDefault());
    element.addEventListener('kvartal-filters-change', (event) => event.preventDefault());
    await click(element);
    expect(seen.answers).toEqual([false]);
  });

  it('answer true when nobody did', async () => {
    await click(insert('<kvartal-probe></kvartal-probe>'));
    expect(seen.answers).toEqual([true]);
  });
});

describe('an error while rendering', () => {
  it('shows the critical block, tells the page, and leaves the neighbour alone', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { errors, stop } = collectErrors();
    const neighbour = insert('<kvartal-probe></kvartal-probe>');
    const broken = insert('<kvartal-probe label="взрыв"></kvartal-probe>');
    await vi.waitFor(() => expect(inside(broken, '[role=alert]').textContent).toContain('Произошла критическая ошибка'));
    expect(inside(broken, '[role=alert]').textContent).toContain('Попробуйте перезагрузить страницу.');
    await rendered(neighbour);
    expect(errors).toEqual([{ code: 'render', message: expect.stringContaining('проба') }]);
    stop();
    log.mockRestore();
  });

  it('is over after «Обновить» once its cause is gone, without a reload', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = insert('<kvartal-probe label="взрыв"></kvartal-probe>');
    await vi.waitFor(() => inside(broken, '[role=alert]'));
    broken.removeAttribute('label');
    inside(broken, '[role=alert] button').click();
    await rendered(broken);
    expect(shown(broken).label).toBe('без подписи');
    expect(broken.shadowRoot?.querySelector('[role=alert]')).toBeNull();
    log.mockRestore();
  });
});

describe('a second definition of a tag', () => {
  it('of the same version is silent and changes nothing', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const first = customElements.get(probe.tag);
    expect(() => register(probe, Probe)).not.toThrow();
    expect(customElements.get(probe.tag)).toBe(first);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('of another version warns once, naming both, and the first one stays', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    pageScope().version = '9.9.9';
    register({ ...probe, tag: 'kvartal-taken' }, Probe);
    register({ ...probe, tag: 'kvartal-taken-too' }, Probe);
    expect(customElements.get('kvartal-taken')).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(/9\.9\.9.*0\.0\.0/);
    Object.assign(pageScope(), { version: '0.0.0', hasWarned: false });
    warn.mockRestore();
  });
});
