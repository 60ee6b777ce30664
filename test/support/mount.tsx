import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { ElementSpec } from '../../src/base/defineElement';
import { components } from '../../src/elements/components';
import { definitions } from '../../src/elements/definitions';
import { kebab } from '../../src/elements/kebab';
import { StandaloneSearchForm } from '../../src/features/search-form/StandaloneSearchForm';
import { KvartalProvider } from '../../src/shell/KvartalProvider';
import type { SearchControl } from '../../src/state/search/searchControl';
import { createFakeApi } from '../../src/testing/fakeApi';
import type { Fetch } from '../../src/testing/scenarios';
import { serveAt } from '../../src/testing/serve';
import { withBasemap } from '../../src/testing/withBasemap';
import { atEndOfTest } from './cleanups';
import { basemapUrl } from './map/basemapUrl';

type Tag = keyof typeof components;
type NameOf<T> = T extends `kvartal-${infer Name}` ? Name : never;
export type FeatureName = NameOf<Tag>;
/** Props of all features that have elements. */
export type FeatureProps = { [N in FeatureName]: React.ComponentProps<(typeof components)[`kvartal-${N}`]> };

const specOf = (feature: FeatureName): ElementSpec => {
  const spec = definitions.find(({ tag }) => tag === `kvartal-${feature}`);
  if (!spec) throw new Error(`no element of ${feature}`);
  return spec;
};

export interface MountOptions {
  /** The server's responses; the default fake API when absent. */
  readonly network?: Fetch;
  /** Mounts on the same page, with the same server and the same searches. */
  readonly beside?: Mounted;
  /** Main site; listings open there. */
  readonly siteUrl?: string;
  /** Markup inside the element; React takes props instead. */
  readonly markup?: string;
}

export interface RaisedEvent {
  /** The name in React without `on`: `search`, `selectListing`. */
  readonly name: string;
  /** The detail without the instance. */
  readonly detail: unknown;
  readonly instance: unknown;
}

export interface Mounted<N extends FeatureName = FeatureName> {
  readonly apiUrl: string;
  readonly container: HTMLElement;
  /** What a user sees of it, including shadow roots. */
  readonly view: Locator;
  /** Where the markup is: the shadow root of an element, the container of a React root. */
  root(): ParentNode;
  readonly events: readonly RaisedEvent[];
  /** The script interface: the element itself, or the `ref` of the React component. */
  control(): SearchControl | null;
  /** Details of the events with this name so far. */
  detailsOf(name: string): readonly unknown[];
  /** From now on the host prevents the default action of this event. */
  cancel(name: string): void;
  update(props: FeatureProps[N]): void;
  unmount(): void;
}

export interface Host {
  readonly name: 'React' | 'element';
  mount<N extends FeatureName>(feature: N, props?: FeatureProps[N], options?: MountOptions): Promise<Mounted<N>>;
}

const siteUrl = 'https://site.test';
let lastServer = 0;
let lastStage = 0;

export const react: Host = {
  name: 'React',
  async mount(feature, props, options) {
    return stage(
      feature,
      options,
      (place) => {
        const root = createRoot(place.container);
        return {
          show(next) {
            const callbacks = Object.fromEntries(
              Object.keys(specOf(feature).events).map((name) => [
                `on${name.charAt(0).toUpperCase()}${name.slice(1)}`,
                (detail: unknown) => place.raise(name, detail),
              ]),
            );
            root.render(
              <KvartalProvider
                apiUrl={place.apiUrl}
                siteUrl={place.siteUrl}
                onError={(error) => void place.raise('error', error)}
                onFavourite={(detail) => void place.raise('favourite', detail)}
              >
                {component(feature, { ...next, ...callbacks, ...(specOf(feature).control && { ref: place.setControl }) })}
              </KvartalProvider>,
            );
          },
          end: () => root.unmount(),
        };
      },
      props,
    );
  },
};

export const element: Host = {
  name: 'element',
  async mount(feature, props, options) {
    await import('../../src/elements');
    const { tag, events } = specOf(feature);
    return stage(
      feature,
      options,
      (place) => {
        const node = document.createElement(tag);
        place.setControl(node as unknown as SearchControl);
        node.innerHTML = options?.markup ?? '';
        for (const name of Object.keys(events)) {
          // Listened for outside the element: an event that does not bubble or is not composed never arrives.
          place.container.addEventListener(`kvartal-${kebab(name)}`, (event) => {
            const answer = place.raise(name, event instanceof CustomEvent ? event.detail : undefined);
            if (!answer) event.preventDefault();
          });
        }
        return {
          show(next) {
            Object.assign(node, { apiUrl: place.apiUrl, siteUrl: place.siteUrl, ...next });
            if (!node.isConnected) place.container.append(node);
          },
          end: () => node.remove(),
        };
      },
      props,
    );
  },
};

const isEveryHost = import.meta.env['KVARTAL_HOSTS'] === 'all';
export const isShippedEngine = import.meta.env['KVARTAL_RENDERER'] === 'preact';

/** What behaviours hold on: the component on React, the element on Preact, as the script-tag build has it (docs/decisions/024). */
export const hosts: readonly Host[] = isShippedEngine ? [element] : isEveryHost ? [react, element] : [react];

/** Returns the script interface once it exists. */
export async function controlOf(of: Mounted): Promise<SearchControl> {
  await expect.poll(() => of.control()).toBeTruthy();
  return of.control() as SearchControl;
}

interface Place {
  readonly container: HTMLElement;
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** Records an event; returns false when the host prevents its default action. */
  raise(name: string, detail: unknown): boolean;
  setControl(control: SearchControl | null): void;
}

interface Stage<N extends FeatureName> {
  show(props: FeatureProps[N] | undefined): void;
  end(): void;
}

function stage<N extends FeatureName>(
  _feature: N,
  { network = createFakeApi(), beside, siteUrl: site = siteUrl }: MountOptions = {},
  build: (place: Place) => Stage<N>,
  props: FeatureProps[N] | undefined,
): Mounted<N> {
  lastServer += 1;
  const apiUrl = beside?.apiUrl ?? `https://server-${lastServer}.test/api`;
  // Until the end of the test: later mounts may share it.
  if (!beside) atEndOfTest(serveAt(apiUrl, withBasemap(network, basemapUrl)));
  const container = document.createElement('div');
  // A locator is a selector: stages need distinct names.
  lastStage += 1;
  container.dataset['testid'] = `stage-${lastStage}`;
  document.body.append(container);

  const events: RaisedEvent[] = [];
  const cancelled = new Set<string>();
  let control: SearchControl | null = null;
  const { show, end } = build({
    container,
    apiUrl,
    siteUrl: site,
    setControl(next) {
      control = next ?? control;
    },
    raise(name, detail) {
      events.push({ name, ...apart(detail) });
      return !cancelled.has(name);
    },
  });
  show(props);

  let isMounted = true;
  const unmount = () => {
    if (!isMounted) return;
    isMounted = false;
    end();
    container.remove();
  };
  atEndOfTest(unmount);
  return {
    apiUrl,
    container,
    view: page.getByTestId(`stage-${lastStage}`),
    root: () => container.firstElementChild?.shadowRoot ?? container,
    events,
    control: () => control,
    detailsOf: (name) => events.filter((event) => event.name === name).map(({ detail }) => detail),
    cancel: (name) => void cancelled.add(name),
    update: show,
    unmount,
  };
}

/** Every detail contains the element, or the control in React: one test checks it, the others compare the rest. */
function apart(detail: unknown): Pick<RaisedEvent, 'detail' | 'instance'> {
  if (typeof detail !== 'object' || detail === null) return { detail, instance: undefined };
  const { instance, ...rest } = detail as { instance?: unknown };
  return { detail: rest, instance };
}

/** Components as React has them. */
const ofReact: Readonly<Record<Tag, React.ComponentType>> = { ...components, 'kvartal-search-form': StandaloneSearchForm };

const component = (feature: FeatureName, props: object) => createElement(ofReact[`kvartal-${feature}`], props);
