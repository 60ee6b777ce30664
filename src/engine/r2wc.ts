/**
 * What the kit uses of `@r2wc/react-to-web-component`, for the script-tag build: an open shadow root with a React root inside, driven by
 * `elements/elementClass`. The library's reading and writing of attributes, which that class does itself, stays out.
 */
import { type ComponentType, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const PROPS: unique symbol = Symbol.for('r2wc.props');
const RENDER: unique symbol = Symbol.for('r2wc.render');

/** Milliseconds: the first cards come before what watches over them. */
const pause = 1000;

export default function r2wc(Component: ComponentType<object>): CustomElementConstructor {
  return class extends HTMLElement {
    #home = this.attachShadow({ mode: 'open' });
    #root: Root | undefined;
    [PROPS] = {};

    connectedCallback(): void {
      this[RENDER]();
      setTimeout(watch, pause);
    }

    disconnectedCallback(): void {
      this.#root?.unmount();
      this.#root = undefined;
    }

    [RENDER](): void {
      this.#root ??= createRoot(this.#home);
      this.#root.render(createElement(Component, this[PROPS]));
    }
  };
}

/** Without this file everything works as it does where nobody changes the nodes of an element. */
function watch(): void {
  import('./foreignChanges').catch(Object);
}
