import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { KvartalProvider, type KvartalProviderProps } from '../../src/shell/KvartalProvider';
import { contrast, toHex } from '../../src/ui/theme/palette/colour';
import { contrastPairs } from '../../src/ui/theme/palette/contrastPairs';
import { defineProbe } from './Probe';
import { inside, type ProbeElement, rendered } from './support';

/** What the kit says to the page's developer; kept out of the console. */
export const warn = () => vi.mocked(console.warn);
export const warnings = () => warn().mock.calls.map(([text]) => String(text));
export const cleanups: (() => void)[] = [];

/** Before every test of a file about colours, and after it. */
export function watchColourTests(): void {
  beforeAll(defineProbe);
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    for (const cleanup of cleanups.splice(0)) cleanup();
    document.body.replaceChildren();
    document.body.removeAttribute('style');
    vi.restoreAllMocks();
  });
}

/** A custom property of a root as the browser shows it, over white. */
export function shown(root: HTMLElement, token: string): string {
  const probe = document.createElement('i');
  probe.style.backgroundColor = `var(--kv-${token})`;
  (root.shadowRoot ?? root).append(probe);
  const colour = toHex(getComputedStyle(probe).backgroundColor);
  probe.remove();
  return colour ?? 'nothing';
}

export function tooWeak(root: HTMLElement): string[] {
  return contrastPairs
    .map(({ front, back, least }) => ({ front, back, least, ratio: contrast(shown(root, front), shown(root, back)) }))
    .filter(({ ratio, least }) => ratio < least)
    .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);
}

export const inlineTokens = (root: HTMLElement) => [...root.style].filter((name) => /^--kv-(?!brand$|page$|surface$)/.test(name));

/** An element, or a React page's provider: both are roots with colours. */
export interface Root {
  readonly name: string;
  make(props: Pick<KvartalProviderProps, 'brand' | 'theme'>, style?: Record<string, string>): Promise<Made>;
}

export interface Made {
  readonly root: HTMLElement;
  change(props: Pick<KvartalProviderProps, 'brand' | 'theme'>): void;
}

export const element: Root = {
  name: 'element',
  async make(props, style = {}) {
    const made = document.createElement('kvartal-probe') as ProbeElement;
    for (const [name, value] of Object.entries(style)) made.style.setProperty(name, value);
    Object.assign(made, props);
    document.body.append(made);
    await rendered(made);
    return { root: made, change: (next) => void Object.assign(made, { brand: undefined, theme: 'light', ...next }) };
  },
};

export const provider: Root = {
  name: 'React root',
  async make(props, style = {}) {
    const box = document.createElement('div');
    for (const [name, value] of Object.entries(style)) box.style.setProperty(name, value);
    document.body.append(box);
    const content = (next: typeof props) => <KvartalProvider {...next}>текст</KvartalProvider>;
    const { rerender } = render(content(props), { container: box });
    cleanups.push(cleanup);
    return { root: inside(box, '.kv-root'), change: (next) => rerender(content(next)) };
  },
};
