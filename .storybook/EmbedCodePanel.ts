import { createElement, type ReactElement, useSyncExternalStore } from 'react';
import { Placeholder, SyntaxHighlighter, TabsView } from 'storybook/internal/components';
import type { Store } from '../src/base/createStore';
import type { EmbedCode } from './embedCodeChannel';

export interface EmbedCodePanelProps {
  readonly isActive: boolean;
  readonly code: Store<EmbedCode | null>;
}

const languages = [
  { id: 'html', title: 'HTML', language: 'html' },
  { id: 'react', title: 'React', language: 'tsx' },
  { id: 'vue', title: 'Vue', language: 'html' },
] as const;

/**
 * What a page author needs to have the story on a page, to copy: for HTML, React and Vue. Without JSX, since Storybook's own window runs
 * on another React than the kit.
 */
export function EmbedCodePanel({ isActive, code }: EmbedCodePanelProps): ReactElement | null {
  const shown = useSyncExternalStore(code.subscribe, code.get);
  const tabs = languages.map(({ id, title, language }) => ({
    id,
    title,
    children: () => createElement(SyntaxHighlighter, { language, copyable: true, padded: true }, shown?.[id]),
  }));
  if (!isActive) return null;
  if (!shown) return createElement(Placeholder, null, 'Only stories of features are elements with embed code.');
  return createElement(TabsView, { tabs });
}
