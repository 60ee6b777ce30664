import * as kit from '@kvartal/kit';
import { type ComponentType, createElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { createRoot } from 'react-dom/client';
import { commands } from 'vitest/browser';
import * as vue from 'vue';
import '@kvartal/kit/elements';
import { pageScope } from '../../src/state/runtime/pageScope';

/** A snippet that runs on the page. */
export interface Running {
  readonly container: HTMLElement;
  /** Props that the React component was last given; empty for elements. */
  readonly props: Readonly<Record<string, unknown>>;
  end(): void;
}

const RAN = 'snippet-ran';

function newContainer(): HTMLElement {
  const container = document.createElement('div');
  // All at one place: what is below the window waits with its pictures.
  container.style.cssText = 'position: absolute; top: 0; left: 0; width: 1000px';
  document.body.append(container);
  return container;
}

/** As a parser would: markup first, then its scripts. The script tag of the kit stands for the sources, which are registered already. */
export async function runHtml(code: string, address: string): Promise<Running> {
  const container = newContainer();
  const before = pageScope().defaults;
  container.innerHTML = code;
  for (const parsed of container.querySelectorAll('script')) {
    if (parsed.getAttribute('src') === `${address}/kit/kvartal.js`) {
      pageScope().defaults = { apiUrl: `${address}/api`, siteUrl: address };
      continue;
    }
    const script = document.createElement('script');
    for (const { name, value } of parsed.attributes) script.setAttribute(name, value);
    const ran = new Promise((resolve) => addEventListener(RAN, resolve, { once: true }));
    // Module scripts run later; it says when it has.
    script.textContent = `${parsed.textContent}\ndispatchEvent(new Event('${RAN}'));`;
    parsed.replaceWith(script);
    await ran;
  }
  return {
    container,
    props: {},
    end() {
      container.remove();
      pageScope().defaults = before;
    },
  };
}

export async function runReact(code: string, component: string): Promise<Running> {
  const container = newContainer();
  const Component: ComponentType<object> = Reflect.get(kit, component);
  let props: Running['props'] = {};
  const Seen = (given: Running['props']) => {
    props = given;
    return createElement(Component, given);
  };
  const { App } = evaluate(await commands.compileReact(code), {
    'react/jsx-runtime': jsxRuntime,
    '@kvartal/kit': { ...kit, [component]: Seen },
    '@kvartal/kit/elements': {},
  });
  const root = createRoot(container);
  root.render(createElement(App as ComponentType));
  return {
    container,
    get props() {
      return props;
    },
    end() {
      root.unmount();
      container.remove();
    },
  };
}

export async function runVue(code: string): Promise<Running> {
  const container = newContainer();
  const compiled = evaluate(await commands.compileVue(code), { vue, '@kvartal/kit/elements': {} });
  const app = vue.createApp(compiled['default'] as vue.Component);
  app.mount(container);
  return {
    container,
    props: {},
    end() {
      app.unmount();
      container.remove();
    },
  };
}

/** Runs CommonJS that may require these modules and no other. */
function evaluate(code: string, modules: Readonly<Record<string, object>>): Record<string, unknown> {
  const required = (name: string): object => {
    const found = modules[name];
    if (!found) throw new Error(`The snippet imports ${name}`);
    return found;
  };
  const module = { exports: {} };
  new Function('require', 'module', 'exports', code)(required, module, module.exports);
  return module.exports;
}
