import type { TemplateAction } from '../../../parts/template/fields';
import type { ActionElement } from '../../../parts/template/fillTemplate';
import { isForBrowser } from './SelectEvent';

export interface ActionHandlers {
  /** Target of the action `open`. */
  readonly url?: string;
  /** Returns false when the host handles the action. */
  run(action: TemplateAction): boolean;
}

const native = 'a[href],button,input,select,textarea,summary';
/** Elements inside an action element that handle their own clicks. */
const active = `${native},label,[data-action],[tabindex]`;

/** Makes the action elements of a filled template work, by mouse and keyboard. */
export function wireActions(elements: readonly ActionElement[], handlers: ActionHandlers): void {
  for (const { element, action } of elements) {
    const isLink = element.matches('a[href]');
    if (element.localName === 'button' && !element.hasAttribute('type')) {
      // The element may be inside a form of the page, which a button would submit.
      element.setAttribute('type', 'button');
    }
    if (!element.matches(native)) makeOperable(element, action);
    const isOwn = (event: Event) => event.target instanceof Element && event.target.closest(active) === element;

    element.addEventListener('click', (event) => {
      if (!(event instanceof MouseEvent) || event.defaultPrevented || !isOwn(event)) return;
      if (action !== 'open') {
        event.preventDefault();
        handlers.run(action);
      } else if (isForBrowser(event)) {
        if (!isLink) openAside(handlers.url);
      } else if (!handlers.run(action)) {
        event.preventDefault();
      } else if (!isLink && handlers.url !== undefined) {
        globalThis.location.assign(handlers.url);
      }
    });
    if (action !== 'open' || isLink) continue;
    element.addEventListener('auxclick', (event) => {
      if (event instanceof MouseEvent && event.button === 1 && isOwn(event)) openAside(handlers.url);
    });
  }
}

/** Makes an element a button unless it is a control already. */
function makeOperable(element: HTMLElement | SVGElement, action: TemplateAction): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '0');
  if (!element.hasAttribute('role')) element.setAttribute('role', action === 'open' ? 'link' : 'button');
  element.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.target !== element) return;
    if (event.key !== 'Enter' && (event.key !== ' ' || action === 'open')) return;
    event.preventDefault();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  });
}

function openAside(url: string | undefined): void {
  if (url !== undefined) globalThis.open(url, '_blank', 'noopener');
}
