import type { ControlSpec, ElementSpec, EventSpec, PropSpec } from './elementSpec';

export type {
  ControlSpec,
  ElementOf,
  ElementSpec,
  EventMapOf,
  EventSpec,
  JsxOf,
  ListenersOf,
  MarkupOf,
  PropSpec,
  PropsOf,
} from './elementSpec';

interface Check<T> {
  /** Returns a message in Russian for the developer of the page: how to fix an invalid value. Null when the value is valid. */
  check?: (value: T) => string | null;
}

interface DataOptions<T> {
  initial?: T;
  /** `false`: the value can only be set as a property (secrets, functions, large objects). */
  attribute?: false;
  /** Checks an untrusted value before it reaches the component; message as in {@link Check}. */
  check?: (value: unknown) => string | null;
}

/** One function per kind of prop. */
export const prop = {
  text: (initial?: string, options: Check<string> = {}): PropSpec<string> => ({ kind: 'text', initial, ...options }),
  number: (initial?: number, options: Check<number> = {}): PropSpec<number> => ({ kind: 'number', initial, ...options }),
  flag: (): PropSpec<boolean> => ({ kind: 'flag', initial: false }),
  choice: <const O extends readonly string[]>(options: O, initial?: O[number]): PropSpec<O[number]> => ({
    kind: 'choice',
    initial,
    options,
  }),
  /** A query string; the property also accepts an object. */
  query: <T>(): PropSpec<string | T> => ({ kind: 'query', initial: '' }),
  data: <T>(options: DataOptions<T> = {}): PropSpec<T> => ({ kind: 'data', ...options }),
};

/** One event: `filtersChange: event<{ count: number }>()` is `onFiltersChange` in React and `kvartal-filters-change` in the DOM. */
export function event<D = void>(): EventSpec<D, false>;
/** An event with a default action that the host may prevent: `preventDefault()` in the DOM, returning `false` in React. */
export function event<D = void, C extends boolean = true>(options: { cancelable: C }): EventSpec<D, C>;
export function event({ cancelable = false }: { cancelable?: boolean } = {}): EventSpec<unknown> {
  return { cancelable };
}

/** Declares what scripts of the page may read and call: `C` in React, `E` on the element. */
export const control = <C, E = C>(spec: Omit<ControlSpec<C, E>, '_type' | '_element'>): ControlSpec<C, E> => spec;

/** Declares an element. The result is plain data: the loader and the manifest read it without React. Its manual is in `definition.docs.ts` beside it. */
export const defineElement = <const S extends ElementSpec>(spec: S): S => spec;
