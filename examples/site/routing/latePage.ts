import { type ComponentType, createElement, type ReactNode, use } from 'react';

/** The code of a page that has not come. */
export class PageMissing extends Error {
  /** Asks for it again; rejects when it fails again. */
  readonly again: () => Promise<unknown>;

  constructor(cause: unknown, again: () => Promise<unknown>) {
    super('The code of the page has not come.', { cause });
    this.again = again;
  }
}

export interface LatePage<P> {
  (props: P): ReactNode;
  /** Fetches the code, or answers what is there already. */
  load(): Promise<unknown>;
}

/** A page with a chunk of its own. Unlike `lazy`, one that did not arrive may be asked for again, by {@link PageMissing}. */
export function latePage<P extends object>(fetchPage: () => Promise<{ readonly default: ComponentType<P> }>): LatePage<P> {
  let arriving: Promise<ComponentType<P>> | null = null;
  const fetchOnce = () => fetchPage().then((module) => module.default);
  const again = async () => {
    const page = await fetchOnce();
    arriving = Promise.resolve(page);
  };
  const load = () => {
    arriving ??= fetchOnce().catch((error: unknown) => {
      throw new PageMissing(error, again);
    });
    return arriving;
  };
  const Page = (props: P) => createElement(use(load()), props);
  return Object.assign(Page, { load });
}
