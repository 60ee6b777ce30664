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

/** One function per kind of prop. Documentation strings are in Russian: they become the integrators' manual. */
export const prop = {
  text: (doc: string, initial?: string, options: Check<string> = {}): PropSpec<string> => ({
    kind: 'text',
    doc,
    initial,
    ...options,
  }),
  number: (doc: string, initial?: number, options: Check<number> = {}): PropSpec<number> => ({ kind: 'number', doc, initial, ...options }),
  flag: (doc: string): PropSpec<boolean> => ({ kind: 'flag', doc, initial: false }),
  choice: <const O extends readonly string[]>(doc: string, options: O, initial?: O[number]): PropSpec<O[number]> => ({
    kind: 'choice',
    doc,
    initial,
    options,
  }),
  /** A query string, or as a property an object of the same meaning. Curried like {@link prop.data}. */
  query:
    <T>() =>
    (doc: string): PropSpec<string | T> => ({ kind: 'query', doc, initial: '' }),
  /** Curried, because the type of the value cannot be inferred: `prop.data<Filters>()('…')`. */
  data:
    <T>() =>
    (doc: string, options: DataOptions<T> = {}): PropSpec<T> => ({ kind: 'data', doc, ...options }),
};

/** One event: `filtersChange: event<{ count: number }>('…')` is `onFiltersChange` in React and `kvartal-filters-change` in the DOM. */
export function event<D = void>(doc: string): EventSpec<D, false>;
/** An event with a default action that the host may take over: `preventDefault()` in the DOM, answering `false` in React. */
export function event<D = void, C extends boolean = true>(doc: string, options: { cancelable: C }): EventSpec<D, C>;
export function event(doc: string, { cancelable = false }: { cancelable?: boolean } = {}): EventSpec<unknown> {
  return { doc, cancelable };
}

/** What scripts of the page may read and call, typed by `C`, on the element by `E`, with documentation by name. Curried like {@link prop.data}. */
export const control =
  <C, E = C>() =>
  (spec: Omit<ControlSpec<C, E>, '_type' | '_element'>): ControlSpec<C, E> =>
    spec;

/** Declares an element. The result is plain data: the loader, the manifest and the documentation read it without React. */
export const defineElement = <const S extends ElementSpec>(spec: S): S => spec;
