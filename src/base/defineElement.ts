import type { ControlSpec, ElementSpec, EventSpec, PropSpec } from './elementSpec';

export type { ControlSpec, ElementOf, ElementSpec, EventMapOf, EventSpec, JsxOf, PropSpec, PropsOf } from './elementSpec';

interface Check<T> {
  /** Says in Russian, to the person who wrote the page, what to do about a wrong value; `null` when the value is right. */
  check?: (value: T) => string | null;
}

interface DataOptions<T> {
  initial?: T;
  /** `false`: the value can only be set as a property (secrets, functions, large objects). */
  attribute?: false;
  /** Checks a foreign value of any shape before it reaches the component; message as in {@link Check}. */
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
  /** A query string, or as a property an object of the same meaning. */
  query: <T>(): PropSpec<string | T> => ({ kind: 'query', initial: '' }),
  data: <T>(options: DataOptions<T> = {}): PropSpec<T> => ({ kind: 'data', ...options }),
};

/** One event: `filtersChange: event<{ count: number }>()` is `onFiltersChange` in React and `kvartal-filters-change` in the DOM. */
export function event<D = void>(): EventSpec<D, false>;
/** An event with a default action that the host may take over: `preventDefault()` in the DOM, answering `false` in React. */
export function event<D = void, C extends boolean = true>(options: { cancelable: C }): EventSpec<D, C>;
export function event({ cancelable = false }: { cancelable?: boolean } = {}): EventSpec<unknown> {
  return { cancelable };
}

/** What scripts of the page may read and call, typed by `C`, on the element by `E`. */
export const control = <C, E = C>(spec: Omit<ControlSpec<C, E>, '_type' | '_element'>): ControlSpec<C, E> => spec;

/** Declares an element. The result is plain data: the loader and the manifest read it without React. Its manual is in `definition.docs.ts` beside it. */
export const defineElement = <const S extends ElementSpec>(spec: S): S => spec;
