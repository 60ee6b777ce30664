import { type ComponentType, createContext, createElement, type ReactNode, useContext, useEffect, useState } from 'preact/compat';

const Fallback = createContext<ReactNode>(null);

/** Shows `fallback` in place of every lazy component inside whose code is on its way, and the rest of `children` as it is. */
export function Suspense({ fallback, children }: { fallback?: ReactNode; children?: ReactNode }): ReactNode {
  return createElement(Fallback.Provider, { value: fallback }, children);
}

type Loaded<Props> = { readonly default: ComponentType<Props> };

export function lazy<Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  let loading: Promise<void> | undefined;
  let loaded: Loaded<Props> | undefined;
  let failure: { readonly reason: unknown } | undefined;

  return function Lazy(props) {
    const fallback = useContext(Fallback);
    const [, redraw] = useState({});
    loading ??= load().then(
      (code) => {
        loaded = code;
      },
      (reason: unknown) => {
        failure = { reason };
      },
    );
    const shown = loaded;
    useEffect(() => {
      // What was drawn counts: the code may have come between drawing and this effect.
      if (!shown) loading?.then(() => redraw({}));
    }, [shown]);
    // Thrown where a boundary catches it.
    if (failure) throw failure.reason;
    return shown ? createElement(shown.default, props) : fallback;
  };
}
