import { type ComponentType, createElement, type ReactNode, startTransition, use, useReducer } from 'react';
import { MissingPage } from '../pages/MissingPage';

export interface LatePage<P> {
  (props: P): ReactNode;
  /** Fetches the code, or answers what is there already. Never rejects. */
  load(): Promise<unknown>;
}

/** A page with a chunk of its own. Unlike `lazy`, one that did not arrive may be asked for again, by a button in its place. */
export function latePage<P extends object>(fetchPage: () => Promise<{ readonly default: ComponentType<P> }>): LatePage<P> {
  // Null: it has not come. Nothing is thrown, since React would draw a whole root anew for it.
  let arriving: Promise<ComponentType<P> | null> | null = null;
  const fetchOnce = () => fetchPage().then((module) => module.default);
  const load = () => {
    arriving ??= fetchOnce().catch(() => null);
    return arriving;
  };
  const again = async () => {
    const page = await fetchOnce();
    arriving = Promise.resolve(page);
  };
  const Page = (props: P) => {
    const [, drawAnew] = useReducer((times: number) => times + 1, 0);
    const page = use(load());
    // What is said stays until the page is there.
    return page ? createElement(page, props) : <MissingPage again={again} onRetry={() => startTransition(drawAnew)} />;
  };
  return Object.assign(Page, { load });
}
