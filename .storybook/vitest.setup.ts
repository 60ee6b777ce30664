// This comes before React is loaded.
import '../test/support/setup/withoutReactTracing';
import { afterEach, expect, type TestContext } from 'vitest';
import { failOnConsoleErrors } from '../test/support/consoleErrors';
import { viewports } from './viewports';
import '../test/support/isolatedStorage';

failOnConsoleErrors();

interface ComposedStory {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
}

declare module 'vitest' {
  interface TestContext {
    /** The story that was run; the addon puts it there. */
    story?: ComposedStory;
  }
}

/** No story may reach for the network: what it asks for comes from its own server or from Storybook. */
afterEach(() => {
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  performance.clearResourceTimings();
  expect(asked.filter((address) => /^https?:/.test(address) && !address.startsWith(location.origin))).toEqual([]);
});

/** What the toolbar says must be what the story was tested with: a phone story at a phone's width, an element as an element. */
afterEach(({ story, task }: TestContext) => {
  if (!story || task.result?.state === 'fail') return;
  const { viewport, host } = story.globals;
  if (isChosen(viewport)) {
    expect(viewports, `${story.id} names a viewport`).toHaveProperty(viewport.value);
    expect(`${window.innerWidth}px`, `width of the window of ${story.id}`).toBe(viewports[viewport.value]?.styles.width);
  }
  // A story of what only a React page has says so by its tag.
  if (!story.id.startsWith('features-') || host !== 'element' || story.tags.includes('react')) return;
  const elements = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('kvartal-'));
  expect(elements, `elements of ${story.id}`).not.toEqual([]);
});

function isChosen(viewport: unknown): viewport is { value: string } {
  return typeof viewport === 'object' && viewport !== null && 'value' in viewport && typeof viewport.value === 'string';
}
