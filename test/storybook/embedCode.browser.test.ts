import { isMockFunction } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { kebab } from '../../src/elements/kebab';
import { serveAt } from '../../src/testing';
import { isTakenOver } from '../../stories/support/checks/takesOver';
import { componentOf } from '../../stories/support/embed/componentOf';
import { elementOf, embedCode, kitAddress } from '../../stories/support/embed/embedCode';
import { capital, type UsedHandler, usageOf } from '../../stories/support/embed/usage';
import { type FeatureStory, featureStories } from './featureStories';
import { type Running, runHtml, runReact, runVue } from './runSnippet';

const cleanups: (() => void)[] = [];
const log = vi.spyOn(console, 'log');
const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  log.mockReset().mockReturnValue();
  warn.mockClear();
});
afterEach(() => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
  expect(warn).not.toHaveBeenCalled();
});

let lastServer = 0;

/** A server of the story's own, in place of the one that the examples name. */
function served(code: string, { network }: FeatureStory): { code: string; address: string } {
  lastServer += 1;
  const address = `${location.origin}/embedded-${lastServer}`;
  cleanups.push(serveAt(`${address}/api`, network()));
  return { code: code.replaceAll(kitAddress, address), address };
}

function ending(running: Running): Running {
  cleanups.push(() => running.end());
  return running;
}

/** Texts and names of it, inside of a shadow root too. How much of it is drawn below the window is another matter. */
function shown({ container }: Running, tag: string): string | null {
  const root = (container.querySelector(tag)?.shadowRoot ?? container).querySelector('.kv-root');
  // Signing in shows nothing until it is opened.
  if (!root || (!root.firstElementChild && tag !== 'kvartal-auth')) return null;
  const names = [...root.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
  return [textOf(root), ...new Set(names)].join('\n').replaceAll(/\s+/g, ' ');
}

/** As `textContent` on a screen, with what is slotted in its place. */
function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  // Paper names the page, which each host has at another address.
  if (node instanceof HTMLElement && node.dataset['printed'] !== undefined) return '';
  const children = node instanceof HTMLSlotElement ? node.assignedNodes() : node.childNodes;
  return [...children].map(textOf).join('');
}

const stories = featureStories();

test('stories of every feature are there', () => {
  const folders = Object.keys(import.meta.glob('../../src/features/*/definition.ts')).map((path) => path.split('/').at(-2));
  expect(folders.length).toBeGreaterThan(20);
  const features = new Set(stories.map(({ title }) => title.split('/')[1]));
  expect(folders.filter((folder) => folder === undefined || !features.has(folder))).toEqual([]);
});

/** Stories whose code is of another look alone, or of other answers of the server, are run once. */
const codesSeen = new Set<string>();
function isFirstOfItsCode(story: FeatureStory): boolean {
  const { theme: _theme, ...globals } = story.globals;
  const code = JSON.stringify(embedCode({ ...story, globals }));
  if (codesSeen.has(code)) return false;
  codesSeen.add(code);
  return true;
}

describe.each(stories)('$title $name', (story) => {
  const spec = elementOf(story.title, story.args);
  const code = embedCode(story);
  if (!spec || !code) throw new Error(`${story.title} has no element`);
  const usage = usageOf(spec, { ...story.globals, ...story.args });
  const component = componentOf(spec);

  /** The element has the values of the story, as attributes where the code says so, and tells its handlers. */
  function expectElement({ container }: Running) {
    const element = container.querySelector(spec?.tag ?? '');
    if (!element) throw new Error('The element is not there');
    for (const { name, value, attribute } of usage.props) {
      // Vue writes the property where there is one.
      if (element.hasAttribute(kebab(name))) expect(element.getAttribute(kebab(name)), name).toBe(attribute === true ? '' : attribute);
      // A property of the control tells what is in force, not what was written.
      else if (!spec?.control?.properties?.includes(name)) expect(Reflect.get(element, name), name).toEqual(value);
    }
    for (const { event, takesOver } of usage.handlers) {
      const raised = new CustomEvent(`kvartal-${kebab(event)}`, { detail: 'told', cancelable: true });
      expectTold(event, () => element.dispatchEvent(raised));
      expect(raised.defaultPrevented, event).toBe(takesOver);
    }
  }

  function expectComponent({ props }: Running) {
    for (const { name, value, isCommon } of usage.props) if (!isCommon) expect(props[name], name).toEqual(value);
    for (const { event, takesOver, isCommon } of usage.handlers) {
      if (isCommon) continue;
      const callback = props[`on${capital(event)}`] as (detail: unknown) => unknown;
      expectTold(event, () => expect(callback('told')).toBe(takesOver ? false : undefined));
    }
  }

  function expectTold(event: UsedHandler['event'], tell: () => void) {
    log.mockClear();
    tell();
    expect(log, event).toHaveBeenCalledExactlyOnceWith('told');
  }

  test('takes over by takesOver(), which embed code can see', () => {
    for (const arg of Object.values(story.args)) {
      if (isMockFunction(arg) && arg.getMockImplementation()?.({}) === false) expect(isTakenOver(arg)).toBe(true);
    }
  });

  test.runIf(isFirstOfItsCode(story))('HTML, React and Vue show it', async () => {
    const html = served(code.html, story);
    const ofHtml = ending(await runHtml(html.code, html.address));
    await expect.poll(() => shown(ofHtml, spec.tag)).not.toBeNull();
    const ofReact = ending(await runReact(served(code.react, story).code, component));
    const ofVue = ending(await runVue(served(code.vue, story).code));

    for (const other of [ofReact, ofVue]) await vi.waitFor(() => expect(shown(other, spec.tag)).toBe(shown(ofHtml, spec.tag)), 4_000);
    expectElement(ofHtml);
    expectElement(ofVue);
    // On a page with custom markup React uses the element too.
    if (ofReact.container.querySelector(spec.tag)) expectElement(ofReact);
    else expectComponent(ofReact);
  });
});
