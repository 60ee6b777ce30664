import type { UseComboboxProps } from 'downshift';
import { rootOf } from '../dom/dom';

type Environment = NonNullable<UseComboboxProps<unknown>['environment']>;

/**
 * The `window` that downshift gets: listeners see real targets inside the shadow root and still hear the page around it, and the active
 * element of the document is the one of this root.
 */
export function comboboxEnvironment(element: Element): Environment {
  const root = rootOf(element);
  const { ownerDocument } = element;
  const view = ownerDocument.defaultView ?? window;
  if (root === ownerDocument) return view;

  const outer = new WeakMap<EventListenerOrEventListenerObject, (event: Event) => void>();
  const outside = (listener: EventListenerOrEventListenerObject) => {
    const known = outer.get(listener);
    if (known) return known;
    const wrapped = (event: Event) => {
      // Inside the root the listener has already heard it, with the real target, which the page does not see.
      if (event.composedPath().includes(root)) return;
      if (typeof listener === 'function') listener.call(view, event);
      else listener.handleEvent(event);
    };
    outer.set(listener, wrapped);
    return wrapped;
  };
  const scoped: Document = Object.create(ownerDocument, {
    activeElement: { get: () => root.activeElement ?? ownerDocument.body },
    body: { value: ownerDocument.body },
    getElementById: { value: (id: string) => root.getElementById(id) },
    createElement: { value: (name: string) => ownerDocument.createElement(name) },
  });
  return {
    document: scoped,
    Node: view.Node,
    addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) {
      root.addEventListener(type, listener, options);
      view.addEventListener(type, outside(listener), options);
    },
    removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions) {
      root.removeEventListener(type, listener, options);
      view.removeEventListener(type, outside(listener), options);
    },
  };
}
