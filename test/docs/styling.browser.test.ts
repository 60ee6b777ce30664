import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import manual from '../../docs/elements.md?raw';
import { partExample, propertyExample } from '../../scripts/build/styleExamples';
import { nextTask } from '../../src/base/nextTask';
import { documentedElements } from '../../src/elements/definitions.docs';
import { MapError } from '../../src/map/engine/MapEngine';
import { fakeEngine } from '../support/map/fakeMap';
import { element, type FeatureName, type FeatureProps, type Mounted } from '../support/mount';
import type { State } from './states/state';
import { statesOf } from './states/states';

// A map has no parts itself: they are around it.
vi.mock('../../src/map/engine/engines', () => {
  const engine = fakeEngine({ layers: ['scheme', 'satellite'] });
  const load: typeof engine.load = (settings, signal) =>
    settings.basemapUrl === '/broken' ? Promise.reject(new MapError('tiles')) : engine.load(settings, signal);
  return { loadEngine: async () => ({ ...engine, load }) };
});

// A page whose text does not arrive.
vi.mock('../../src/text/legal/fetchLegalText', async (original) => {
  const { fetchLegalText, ...rest } = await original<typeof import('../../src/text/legal/fetchLegalText')>();
  const fetchText: typeof fetchLegalText = (page, lang) =>
    page === 'chat' ? Promise.reject(new Error('offline')) : fetchLegalText(page, lang);
  return { ...rest, fetchLegalText: fetchText };
});

const sheets: CSSStyleSheet[] = [];
function style(rule: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  sheets.push(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
afterEach(() => {
  vi.restoreAllMocks();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
});

async function mountIn(feature: FeatureName, { props, network, act, has }: State): Promise<Mounted> {
  const mounted = await element.mount(feature, props as FeatureProps[typeof feature], network ? { network: network() } : {});
  const isThere = (selector: string) => mounted.root().querySelector(selector) !== null;
  // They take no room until they are opened, or until somebody has searched.
  if (!['auth', 'chat-panel', 'new-listings'].includes(feature))
    await expect
      .poll(() =>
        isThere(
          '[part~=form],[part~=listing],[part~=card],[part~=state],[part~=map],[part~=header],[part~=heading],[part~=banner],[part~=section]',
        ),
      )
      .toBe(true);
  await expect.poll(() => isThere('section[data-state=loading],section[data-state=idle]')).toBe(false);
  await act?.(mounted.view, mounted);
  for (const part of [has].flat()) await expect.poll(() => isThere(`[part~=${part}]`), { message: `part ${part}` }).toBe(true);
  return mounted;
}

const withParts = (root: ParentNode) => [...root.querySelectorAll('[part]')];
const namesOf = (node: Element) => [...node.part];

/** Longhands that a rule sets, as they are computed for an element now. */
function computed(node: Element, rule: string): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  const [first] = sheet.cssRules;
  if (!(first instanceof CSSStyleRule)) throw new Error(`no rule of CSS: ${rule}`);
  const style = getComputedStyle(node);
  return [...first.style].map((name) => style.getPropertyValue(name)).join();
}

describe.each(documentedElements)('the parts of <$tag>', ({ tag, parts }) => {
  it('are all in the manual, and a rule for each changes what it names', async () => {
    const feature = tag.replace('kvartal-', '') as FeatureName;
    const present = new Set<string>();
    const changed = new Set<string>();
    for (const state of statesOf(feature)) {
      const mounted = await mountIn(feature, state);
      for (const node of withParts(mounted.root())) {
        for (const name of namesOf(node)) {
          present.add(name);
          // Each rule costs the styles of the whole page twice.
          if (changed.has(name)) continue;
          const rule = partExample(tag, name);
          const before = computed(node, rule);
          const remove = style(rule);
          if (computed(node, rule) !== before) changed.add(name);
          remove();
        }
      }
      mounted.unmount();
    }
    const documented = Object.keys(parts).toSorted();
    expect([...present].toSorted()).toEqual(documented);
    expect([...changed].toSorted()).toEqual(documented);
    for (const name of documented) expect(manual).toContain(partExample(tag, name));
  }, 60_000);
});

/** Waits until the lazily loaded check of a page's own colours has run, and until colours have stopped fading. */
async function coloursAreFinal(root: ParentNode): Promise<void> {
  // Idle callbacks run in order, and the kit has requested its own before this one, with a shorter limit.
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 3000 }));
  await import('../../src/shell/colours/watchColours');
  await nextTask();
  if (!(root instanceof ShadowRoot)) return;
  const transitions = root.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** What can be seen of everything in a root. */
function look(root: ParentNode, more: readonly string[] = []): string {
  const seen = [
    'color',
    'background-color',
    'border-top-color',
    'border-top-left-radius',
    'font-family',
    'font-size',
    'box-shadow',
    'outline-color',
    ...more,
  ];
  return [...root.querySelectorAll('*')]
    .map((node) => {
      const style = getComputedStyle(node);
      return seen.map((name) => style.getPropertyValue(name)).join(' ');
    })
    .join('\n');
}

const plainLooks = new Map<State, Map<string, string>>();

/** What can be seen without a page's rule: the same for all properties. */
async function plainLook(feature: FeatureName, state: State, more: readonly string[]): Promise<string> {
  const looks = plainLooks.get(state) ?? new Map<string, string>();
  plainLooks.set(state, looks);
  // Elements share states.
  const key = [feature, ...more].join();
  const known = looks.get(key);
  if (known !== undefined) return known;
  const plain = await mountIn(feature, state);
  const seen = look(plain.root(), more);
  plain.unmount();
  looks.set(key, seen);
  return seen;
}

describe.each(documentedElements)('the custom properties of <$tag>', ({ tag, cssProperties }) => {
  it.each(Object.keys(cssProperties))('%s changes how it looks, as the manual says', async (name) => {
    const feature = tag.replace('kvartal-', '') as FeatureName;
    const rule = propertyExample(tag, name);
    // A page colour paints nothing: it is seen only where it needs other text colours, which the console reports.
    const isPageColour = name === '--kv-page';
    const probe = isPageColour ? rule.replace(/#\w+/, '#1c3a2d') : rule;
    const warn = isPageColour ? vi.spyOn(console, 'warn').mockImplementation(() => {}) : undefined;
    onTestFinished(() => warn?.mockRestore());
    // Lengths change whenever content loads, so they count only for these properties.
    const tops = ['top', 'scroll-margin-top'];
    const more =
      {
        '--kv-map-height': ['height'],
        '--kv-map-aside': ['right'],
        '--kv-chat-height': ['height'],
        '--kv-chat-inset': ['left', 'right'],
        '--kv-foot': ['bottom'],
        '--kv-listing-top': tops,
        '--kv-publish-bar': ['position'],
        '--kv-publish-top': tops,
        '--kv-moderation-top': tops,
        '--kv-account-top': tops,
      }[name] ?? [];
    const changed: State[] = [];
    for (const state of statesOf(feature)) {
      const before = await plainLook(feature, state, more);
      const remove = style(probe);
      const styled = await mountIn(feature, state);
      await coloursAreFinal(styled.root());
      if (look(styled.root(), more) !== before) changed.push(state);
      styled.unmount();
      remove();
      if (changed.length > 0) break;
    }
    expect(changed).toHaveLength(1);
    expect(manual).toContain(rule);
  });
});
