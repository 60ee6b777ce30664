import { vi } from 'vitest';
import type { ElementError } from '../../src/base/commonProps';
import type { ElementOf } from '../../src/base/defineElement';
import type { probe } from './fixture';

export type ProbeElement = ElementOf<typeof probe>;

/** Puts markup into the page and answers its first probe. */
export function insert(html: string): ProbeElement {
  document.body.insertAdjacentHTML('beforeend', html);
  return probeIn(document.body.lastElementChild);
}

export function probeIn(node: Element | null): ProbeElement {
  const found = node?.matches('kvartal-probe') ? node : node?.querySelector('kvartal-probe');
  if (!found) throw new Error('no probe in the markup');
  return found as ProbeElement;
}

/** The props the component was last rendered with. */
export function shown(element: Element): Record<string, unknown> {
  return JSON.parse(inside(element, 'pre').textContent ?? '{}');
}

/** In the shadow root of an element, or among the children of anything else. */
export function inside(element: Element, selector: string): HTMLElement {
  const found = (element.shadowRoot ?? element).querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} inside ${element.localName}`);
  return found;
}

export async function rendered(element: Element): Promise<void> {
  await vi.waitFor(() => inside(element, 'pre'));
}

/** Collects what bubbles up to the body; call the answer to stop. */
export function collectErrors(): { errors: ElementError[]; stop: () => void } {
  const errors: ElementError[] = [];
  const listen = (event: Event) => {
    const { instance: _instance, ...error } = (event as CustomEvent<ElementError & { instance: Element }>).detail;
    errors.push(error);
  };
  document.body.addEventListener('kvartal-error', listen);
  return { errors, stop: () => document.body.removeEventListener('kvartal-error', listen) };
}
