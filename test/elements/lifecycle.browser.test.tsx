import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineProbe, seen } from './Probe';
import { insert, inside, type ProbeElement, rendered, shown } from './support';

beforeAll(defineProbe);
beforeEach(() => Object.assign(seen, { mounts: 0, unmounts: 0, renders: 0, answers: [] }));
afterEach(async () => {
  document.body.replaceChildren();
  await vi.waitFor(() => expect(seen.unmounts).toBe(seen.mounts));
});

/** An element whose state differs from that of a fresh one. */
async function clicked(): Promise<ProbeElement> {
  const element = insert('<div><kvartal-probe></kvartal-probe></div>').closest('kvartal-probe') as ProbeElement;
  await rendered(element);
  inside(element, 'button').click();
  await vi.waitFor(() => expect(inside(element, 'button').textContent).toBe('1'));
  return element;
}

const color = (element: Element) => getComputedStyle(inside(element, '[data-testid=box]')).color;

describe('life of an element', () => {
  it('mounts nothing before it is on the page', async () => {
    const element = document.createElement('kvartal-probe') as ProbeElement;
    element.setAttribute('label', 'a');
    element.compact = true;
    await Promise.resolve();
    expect(seen.renders).toBe(0);
    expect(element.shadowRoot?.childNodes).toHaveLength(0);
    document.body.append(element);
    await rendered(element);
    expect(shown(element)).toMatchObject({ label: 'a', compact: true });
  });

  it('renders once with all that is set in the turn of its insertion', async () => {
    const element = insert('<kvartal-probe label="a" page-size="5" layout="hero"></kvartal-probe>');
    element.compact = true;
    element.filters = { rooms: [] };
    await rendered(element);
    expect(shown(element)).toMatchObject({ label: 'a', compact: true, filters: { rooms: [] } });
    expect(seen.renders).toBe(1);
  });

  it('keeps its state and styles when appended elsewhere', async () => {
    const element = await clicked();
    document.body.append(element);
    const box = document.createElement('section');
    document.body.append(box);
    box.prepend(element);
    await Promise.resolve();
    expect(inside(element, 'button').textContent).toBe('1');
    expect(color(element)).toBe('rgb(1, 2, 3)');
    expect(seen).toMatchObject({ mounts: 1, unmounts: 0 });
  });

  it('keeps its state when moved by moveBefore()', async () => {
    const element = await clicked();
    document.body.moveBefore(element, document.body.firstChild);
    await Promise.resolve();
    expect(inside(element, 'button').textContent).toBe('1');
    expect(color(element)).toBe('rgb(1, 2, 3)');
    expect(seen).toMatchObject({ mounts: 1, unmounts: 0 });
  });

  it.each([
    ['remove()', (element: Element) => element.remove()],
    ['innerHTML', () => (document.body.innerHTML = '')],
  ])('unmounts after %s and starts afresh when it comes back', async (_how, remove) => {
    const element = await clicked();
    remove(element);
    await vi.waitFor(() => expect(seen.unmounts).toBe(1));
    expect(element.shadowRoot?.childNodes).toHaveLength(0);
    element.setAttribute('label', 'снова');
    document.body.append(element);
    await rendered(element);
    expect(inside(element, 'button').textContent).toBe('0');
    expect(shown(element).label).toBe('снова');
    expect(color(element)).toBe('rgb(1, 2, 3)');
  });

  it('leaves nothing behind after 200 cycles', async () => {
    const element = insert('<kvartal-probe></kvartal-probe>');
    await rendered(element);
    const sheets = element.shadowRoot?.adoptedStyleSheets.length;
    const headNodes = document.head.childNodes.length;
    const add = vi.spyOn(EventTarget.prototype, 'addEventListener');
    for (let cycle = 1; cycle <= 200; cycle += 1) {
      element.remove();
      await vi.waitFor(() => expect(seen.unmounts).toBe(cycle), { interval: 1 });
      document.body.append(element);
      await vi.waitFor(() => expect(seen.mounts).toBe(cycle + 1), { interval: 1 });
    }
    const onPage = add.mock.contexts.filter((target) => target === window || target === document || target === document.body);
    add.mockRestore();
    expect(onPage).toEqual([]);
    expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(sheets ?? 0);
    expect(element.shadowRoot?.childNodes).toHaveLength(1);
    expect(document.head.childNodes).toHaveLength(headNodes);
  }, 60_000);

  it('lives on, styled, in another document', async () => {
    const element = await clicked();
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentDocument?.body.append(element);
    await Promise.resolve();
    expect(inside(element, 'button').textContent).toBe('1');
    expect(frame.contentWindow?.getComputedStyle(inside(element, '[data-testid=box]')).color).toBe('rgb(1, 2, 3)');
    document.body.append(element);
    await Promise.resolve();
    expect(color(element)).toBe('rgb(1, 2, 3)');
    expect(seen).toMatchObject({ mounts: 1, unmounts: 0 });
  });
});
