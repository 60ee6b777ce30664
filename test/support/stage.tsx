import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { type Locator, page } from 'vitest/browser';
import { adoptStyles } from '../../src/shell/adoptStyles';
import { styledSheet } from '../../src/shell/sharedStyles';
import { createRuntime } from '../../src/state/runtime/runtime';
import { RuntimeProvider } from '../../src/state/runtime/runtimeContext';
import { atEndOfTest } from './cleanups';

/** Where a control is rendered: on the page, in a shadow root, or in a dialog inside a shadow root. */
export const places = ['page', 'shadow root', 'dialog'] as const;
export type PlaceName = (typeof places)[number];

export interface Staged {
  readonly view: Locator;
  /** The container on the page; the host itself inherits no styles. */
  readonly frame: HTMLElement;
  /** The document or shadow root that contains the control. */
  readonly root: Document | ShadowRoot;
  show(content: ReactNode): void;
  /** The focused element in this root. */
  focused(): Element | null;
}

export interface StageOptions {
  place?: PlaceName;
  /** px */
  width?: number;
}

const forwards = (name: string) => !name.startsWith('$');

/** Hearts on cards keep their listings in it. */
const runtime = createRuntime({ apiUrl: 'https://stage.test/api' });

/** Renders controls with the style sheets of a root, without texts or features. Works with React and Preact. */
export function stage(content: ReactNode, { place = 'shadow root', width = 1000 }: StageOptions = {}): Staged {
  const frame = document.createElement('div');
  frame.style.width = `${width}px`;
  const host = document.createElement('div');
  frame.append(host);
  document.body.append(frame);
  const home = place === 'page' ? document : host.attachShadow({ mode: 'open' });
  const adopted = home.adoptedStyleSheets;
  const sheet = styledSheet();
  adoptStyles(home);

  const container = document.createElement('div');
  container.className = 'kv kv-root';
  const parent = place === 'page' ? host : home;
  if (place === 'dialog') {
    const dialog = document.createElement('dialog');
    dialog.append(container);
    parent.append(dialog);
    dialog.showModal();
  } else {
    parent.append(container);
  }

  const root = createRoot(container);
  const show = (next: ReactNode) => {
    root.render(
      <StyleSheetManager sheet={sheet} shouldForwardProp={forwards}>
        <RuntimeProvider runtime={runtime}>{next}</RuntimeProvider>
      </StyleSheetManager>,
    );
  };
  show(content);
  atEndOfTest(() => {
    root.unmount();
    frame.remove();
    home.adoptedStyleSheets = adopted;
  });
  return { view: page.elementLocator(frame), frame, root: home, show, focused: () => home.activeElement };
}
