import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { ElementSpec } from '../../src/base/defineElement';
import { kebab } from '../../src/elements/kebab';
import { Account, type AccountProps, account } from '../../src/features/account';
import { Auth, type AuthProps, auth } from '../../src/features/auth';
import { AuthGate, type AuthGateProps, authGate } from '../../src/features/auth-gate';
import { Catalogue, type CatalogueProps, catalogue } from '../../src/features/catalogue';
import { Chat, type ChatProps, chat } from '../../src/features/chat';
import { ChatPanel, type ChatPanelProps, chatPanel } from '../../src/features/chat-panel';
import { CookieBanner, type CookieBannerProps, cookieBanner } from '../../src/features/cookie-banner';
import { Faq, type FaqProps, faq } from '../../src/features/faq';
import { Header, type HeaderProps, header } from '../../src/features/header';
import { Legal, type LegalProps, legal } from '../../src/features/legal';
import { Listing, type ListingProps, listing } from '../../src/features/listing';
import { ListingCard, type ListingCardProps, listingCard } from '../../src/features/listing-card';
import { map, SearchMap, type SearchMapProps } from '../../src/features/map';
import { Moderation, type ModerationProps, moderation } from '../../src/features/moderation';
import { MyListings, type MyListingsProps, myListings } from '../../src/features/my-listings';
import { Notifications, type NotificationsProps, notifications } from '../../src/features/notifications';
import { ProfileSettings, type ProfileSettingsProps, profileSettings } from '../../src/features/profile-settings';
import { Publish, type PublishProps, publish } from '../../src/features/publish';
import { Results, type ResultsProps, results } from '../../src/features/results';
import { Search, type SearchProps, search } from '../../src/features/search';
import { SearchForm, type SearchFormProps, searchForm } from '../../src/features/search-form';
import { KvartalProvider } from '../../src/shell/KvartalProvider';
import type { SearchControl } from '../../src/state/search/searchControl';
import { createFakeApi } from '../../src/testing/fakeApi';
import type { Fetch } from '../../src/testing/scenarios';
import { serveAt } from '../../src/testing/serve';
import { withBasemap } from '../../src/testing/withBasemap';
import { atEndOfTest } from './cleanups';
import { basemapUrl } from './map/basemapUrl';

/** Props of all features that have behaviour suites. */
export interface FeatureProps {
  'search-form': SearchFormProps;
  results: ResultsProps;
  search: SearchProps;
  map: SearchMapProps;
  'listing-card': ListingCardProps;
  listing: ListingProps;
  auth: AuthProps;
  header: HeaderProps;
  catalogue: CatalogueProps;
  faq: FaqProps;
  'cookie-banner': CookieBannerProps;
  legal: LegalProps;
  'auth-gate': AuthGateProps;
  publish: PublishProps;
  moderation: ModerationProps;
  'my-listings': MyListingsProps;
  notifications: NotificationsProps;
  'profile-settings': ProfileSettingsProps;
  account: AccountProps;
  chat: ChatProps;
  'chat-panel': ChatPanelProps;
}
export type FeatureName = keyof FeatureProps;

const definitions: Record<FeatureName, ElementSpec> = {
  'search-form': searchForm,
  results,
  search,
  map,
  'listing-card': listingCard,
  listing,
  auth,
  header,
  catalogue,
  faq,
  'cookie-banner': cookieBanner,
  legal,
  'auth-gate': authGate,
  'chat-panel': chatPanel,
  chat: chat,
  'profile-settings': profileSettings,
  account: account,
  notifications: notifications,
  'my-listings': myListings,
  publish: publish,
  moderation: moderation,
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
              Object.keys(definitions[feature].events).map((name) => [
                `on${name.charAt(0).toUpperCase()}${name.slice(1)}`,
                (detail: unknown) => place.raise(name, detail),
              ]),
            );
            root.render(
              <KvartalProvider apiUrl={place.apiUrl} siteUrl={place.siteUrl} onError={(error) => void place.raise('error', error)}>
                {component(feature, { ...next, ...callbacks, ...(definitions[feature].control && { ref: place.setControl }) })}
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
    const { tag, events } = definitions[feature];
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
const isShippedEngine = import.meta.env['KVARTAL_RENDERER'] === 'preact';

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

function component(feature: FeatureName, props: object) {
  switch (feature) {
    case 'search-form':
      return <SearchForm {...props} />;
    case 'results':
      return <Results {...props} />;
    case 'search':
      return <Search {...props} />;
    case 'map':
      return <SearchMap {...props} />;
    case 'listing-card':
      return <ListingCard {...props} />;
    case 'listing':
      return <Listing {...props} />;
    case 'auth':
      return <Auth {...props} />;
    case 'auth-gate':
      return <AuthGate {...props} />;
    case 'header':
      return <Header {...props} />;
    case 'catalogue':
      return <Catalogue {...props} />;
    case 'faq':
      return <Faq {...props} />;
    case 'cookie-banner':
      return <CookieBanner {...props} />;
    case 'legal':
      return <Legal {...props} />;
    case 'publish':
      return <Publish {...props} />;
    case 'moderation':
      return <Moderation {...props} />;
    case 'my-listings':
      return <MyListings {...props} />;
    case 'notifications':
      return <Notifications {...props} />;
    case 'profile-settings':
      return <ProfileSettings {...props} />;
    case 'account':
      return <Account {...props} />;
    case 'chat-panel':
      return <ChatPanel {...props} />;
    case 'chat':
      return <Chat {...props} />;
    default:
      return feature satisfies never;
  }
}
