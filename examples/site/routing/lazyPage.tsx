import { type ComponentType, createElement, type ReactNode, startTransition, use, useReducer } from 'react';
import { OfflinePage } from '../pages/OfflinePage';

export interface LazyPage<P> {
  (props: P): ReactNode;
  /** Loads the chunk once. Never rejects. */
  load(): Promise<unknown>;
}

/** A page in a separate chunk. Unlike React's `lazy`, a failed load shows a retry button in place. */
export function lazyPage<P extends object>(fetchPage: () => Promise<{ readonly default: ComponentType<P> }>): LazyPage<P> {
  // Null after a failed load. Throwing would make React render the whole root again.
  let loading: Promise<ComponentType<P> | null> | null = null;
  const fetchOnce = () => fetchPage().then((module) => module.default);
  const load = () => {
    loading ??= fetchOnce().catch(() => null);
    return loading;
  };
  const reload = async () => {
    const page = await fetchOnce();
    loading = Promise.resolve(page);
  };
  const Page = (props: P) => {
    const [, rerender] = useReducer((times: number) => times + 1, 0);
    const page = use(load());
    // A transition: the message stays until the page is ready.
    return page ? createElement(page, props) : <OfflinePage reload={reload} onRetry={() => startTransition(rerender)} />;
  };
  return Object.assign(Page, { load });
}
