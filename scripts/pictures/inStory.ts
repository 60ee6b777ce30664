/** What runs on the page of a story, where Storybook leaves its preview. */

export interface Outcome {
  readonly storyId: string;
  /** Empty when the story rendered and its play function ended well. */
  readonly problem: string;
}

export interface Measure {
  /** Lower edge of what the story shows, px. */
  readonly bottom: number;
  /** How much higher the window has to be to show all of it, px. */
  readonly missing: number;
}

export interface StoryFacts {
  readonly theme: string | null;
  readonly window: { readonly width: number; readonly height: number } | null;
  readonly options: PictureOptions;
}

/** `parameters.pictures` of a story. */
export interface PictureOptions {
  /** Id of the story that looks the same: asserted of its first picture, and stored once. */
  readonly sameAs?: string;
  /** `window`: as the play function left it, for a part of a long page. Else Playwright's selector of an element. All of the page by default. */
  readonly crop?: string;
  /** The derived variants that add something to what other stories of the component show; by default the first of them shows all. */
  readonly variants?: readonly string[];
}

/** Must run before the scripts of the page: clears the storage and records what the story complains of and how it ends. A string, since it is sent alone. */
export const prepareStory = `
  globalThis.__name = (value) => value;
  // React in development would measure each render for a profiler.
  Object.assign(console, { createTask: undefined, timeStamp: undefined });
  if (top === self) {
    // The window has the size of the story before it is shown, see .storybook/storyWindow.ts.
    globalThis.setsWindowOfStory = true;
    try { localStorage.clear(); sessionStorage.clear(); } catch {}
    const problems = [];
    const text = (error) => String(error?.message ?? error?.description ?? error?.title ?? error);
    const add = (name, problem) => { problems.push(name + ': ' + problem); globalThis.__storyProblems = problems; };
    const { error, warn } = console;
    console.error = (...parts) => { add('console.error', parts.map(String).join(' ')); error(...parts); };
    console.warn = (...parts) => { if (String(parts[0]).startsWith('Квартал')) add('console.warn', parts.map(String).join(' ')); warn(...parts); };
    const violations = ({ type, status, result }) =>
      type === 'a11y' && status === 'failed' ? (result.violations ?? [result.error]).map((one) => 'axe: ' + (one?.id ?? text(one))) : [];
    const listen = (channel) => {
      for (const name of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing', 'configError']) {
        channel.on(name, (error) => add(name, text(error)));
      }
      channel.on('unhandledErrorsWhilePlaying', (errors) => problems.push(...errors.map((error) => 'unhandled: ' + text(error))));
      channel.on('storyFinished', ({ storyId, status, reporters = [] }) => {
        problems.push(...reporters.flatMap(violations));
        if (status === 'error' && problems.length === 0) problems.push('Storybook reports an error');
        globalThis.__storyOutcome = { storyId, problem: problems.join('\\n') };
      });
    };
    globalThis.__forgetStory = () => {
      problems.length = 0;
      delete globalThis.__storyOutcome;
      delete globalThis.__storyProblems;
    };
    let channel;
    Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set: (value) => { if (value && value !== channel) listen(value); channel = value; },
    });
  }
`;

interface PreviewWindow {
  readonly __storyOutcome?: Outcome;
  readonly __storyProblems?: readonly string[];
  readonly __forgetStory?: () => void;
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { emit(name: string, payload: object): void };
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id?: string; readonly phase?: string };
    readonly storyStoreValue?: { loadStory(of: { storyId: string }): Promise<LoadedStory> };
  };
}

interface LoadedStory {
  readonly storyGlobals: { readonly theme?: string; readonly viewport?: { readonly value?: string } };
  readonly parameters: {
    readonly viewport?: { readonly options?: Record<string, { styles: { width: string; height: string } }> };
    readonly pictures?: PictureOptions;
  };
}

/** Shows another story in the same page, as a click in Storybook does: to load all of Storybook again takes four times as long as to play a story. */
export function switchStory(storyId: string): void {
  const { __forgetStory: forget, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as PreviewWindow;
  forget?.();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.style.removeProperty('background');
  scrollTo(0, 0);
  channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Returns whether the page shows an element of the kit. */
export function hasElement(): boolean {
  return [...document.querySelectorAll('#storybook-root *')].some(({ localName }) => localName.startsWith('kvartal-'));
}

/** Returns how the story ended, null while it runs. */
export function readOutcome(id: string): Outcome | null {
  const { __storyOutcome: outcome, __storyProblems: problems, __STORYBOOK_PREVIEW__: preview } = globalThis as PreviewWindow;
  if (document.body?.classList.contains('sb-show-errordisplay'))
    return { storyId: '', problem: document.body.innerText.trim().slice(0, 800) };
  if (outcome?.storyId === id) return outcome;
  const { id: current, phase } = preview?.currentRender ?? {};
  if (current !== id) return null;
  return phase === 'errored' || phase === 'aborted' ? { storyId: '', problem: problems?.join('\n') || `the story was ${phase}` } : null;
}

export async function readFacts(ids: readonly string[]): Promise<Record<string, StoryFacts>> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as PreviewWindow;
  const facts: Record<string, StoryFacts> = {};
  for (const storyId of ids) {
    const story = await preview?.storyStoreValue?.loadStory({ storyId });
    if (!story) continue;
    const { value: viewport } = story.storyGlobals.viewport ?? {};
    const styles = story.parameters.viewport?.options?.[viewport ?? '']?.styles;
    if (viewport && !styles) throw new Error(`${storyId} names the viewport ${viewport}, which is not known`);
    facts[storyId] = {
      theme: story.storyGlobals.theme ?? null,
      window: styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : null,
      options: story.parameters.pictures ?? {},
    };
  }
  return facts;
}

/** Resolves when fonts are there and the page has nothing left to compute. */
export async function waitUntilIdle(): Promise<void> {
  await document.fonts.ready;
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  }
}

/** Returns whether a map still draws tiles, in shadow roots too: that takes no request. A tile that failed looks the same, so do not wait for it forever. */
export function drawsTiles(): boolean {
  const roots: ParentNode[] = [document];
  for (const root of roots) for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  return roots.some((root) => root.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)') !== null);
}

/** Resolves after so many frames: a loaded machine draws fewer and gets more time. */
export async function waitFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Measures what has to be in the picture: the story, and whatever is fixed to the window or in the top layer. */
export function measureStory(): Measure {
  const story = document.querySelector<HTMLElement>('.story');
  if (story) story.style.minHeight = '0';
  scrollTo(0, 0);
  const elements = [...document.querySelectorAll('#storybook-root, #storybook-root *')];
  for (const element of elements) if (element.shadowRoot) elements.push(...element.shadowRoot.querySelectorAll('*'));
  let bottom = story?.getBoundingClientRect().bottom ?? innerHeight;
  let hidden = 0;
  let isModal = false;
  for (const element of elements) {
    if (element.matches(':modal')) {
      isModal = true;
      bottom = Math.max(bottom, innerHeight);
      const inside = [element, ...element.querySelectorAll('*')];
      for (const { scrollHeight, clientHeight } of inside.filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))) {
        hidden = Math.max(hidden, scrollHeight - clientHeight);
      }
    } else if (element.matches(':popover-open') || getComputedStyle(element).position === 'fixed') {
      const box = element.getBoundingClientRect();
      const isSeen = box.width > 0 && box.height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (isSeen) bottom = Math.max(bottom, box.bottom);
    }
  }
  // Behind a modal dialog the page does not matter, and the dialog keeps the middle of the window.
  if (isModal) {
    story?.style.removeProperty('min-height');
    return { bottom: innerHeight, missing: hidden > 1 ? Math.ceil(hidden * 1.2) : 0 };
  }
  if (story) document.documentElement.style.background = getComputedStyle(story).backgroundColor;
  const { scrollHeight } = document.documentElement;
  return { bottom: Math.min(Math.ceil(bottom), scrollHeight), missing: Math.max(0, scrollHeight - innerHeight) };
}
