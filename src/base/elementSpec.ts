import type { HTMLAttributes, ReactNode, Ref } from 'react';

/** One attribute and property of an element. `_value` carries the type only. */
export interface PropSpec<T> {
  readonly kind: 'text' | 'number' | 'flag' | 'choice' | 'query' | 'data';
  readonly initial?: T;
  readonly options?: readonly string[];
  readonly attribute?: false;
  readonly check?: (value: never) => string | null;
  readonly _value?: T;
}

/** One event. `_detail` carries the type only. */
export interface EventSpec<D, C extends boolean = boolean> {
  readonly cancelable?: C;
  readonly _detail?: D;
}

type MethodOf<C> = { [K in keyof C & string]: C[K] extends (...given: never[]) => unknown ? K : never }[keyof C & string];
type PropertyOf<C> = Exclude<keyof C & string, MethodOf<C>>;

/** Names that scripts of the page may read and call. */
interface ControlNames {
  readonly properties: readonly string[];
  readonly methods: readonly string[];
}

/**
 * What scripts of the page may read and call on the element, and on the `ref` of the React component. `_type` carries the type only.
 * A name that is also among `props` is read here and written there.
 */
export interface ControlSpec<C, E = C> extends ControlNames {
  readonly properties: readonly PropertyOf<C>[];
  readonly methods: readonly MethodOf<C>[];
  readonly _type?: C;
  /** The same on the element, where setters may accept more forms than getters return. */
  readonly _element?: E;
}

/** Names that HTML elements already use, so props must not. `lang` is used on purpose. */
type Reserved =
  | 'title'
  | 'id'
  | 'slot'
  | 'style'
  | 'hidden'
  | 'dir'
  | 'part'
  | 'children'
  | 'className'
  | 'role'
  | 'translate'
  | 'draggable';

export interface ElementSpec {
  readonly tag: `kvartal-${string}`;
  readonly props: Readonly<Record<string, PropSpec<unknown>>> & { readonly [K in Reserved]?: never };
  readonly events: Readonly<Record<string, Pick<EventSpec<unknown>, 'cancelable'>>>;
  readonly control?: ControlNames;
  /** The unnamed slot is `children`. */
  readonly slots?: readonly string[];
}

type Value<S> = S extends PropSpec<infer T> ? T : never;
type Detail<S> = S extends EventSpec<infer D> ? D : never;
type Callback<S, I> =
  S extends EventSpec<infer D, true> ? (detail: D & I) => boolean | void : S extends EventSpec<infer D> ? (detail: D & I) => void : never;
type ControlOf<S extends ElementSpec> = S extends { readonly control: ControlSpec<infer _C, infer E> } ? E : unknown;
/** The control in event details and in `ref` of React. */
type Instance<S extends ElementSpec> = S extends { readonly control: ControlSpec<infer C> } ? { readonly instance: C } : unknown;

export type Kebab<T extends string, Done extends string = ''> = T extends `${infer First}${infer Rest}`
  ? Kebab<Rest, `${Done}${First extends Lowercase<First> ? '' : '-'}${Lowercase<First>}`>
  : Done;

/** Events of code that comes late. No component passes them on: a React page gives `KvartalProvider` the callback, for everything inside. */
type OfProvider = 'favourite';

/**
 * Props of the React component. The callback of a cancelable event may return `false` to prevent the default action. Slots are props of the
 * same names.
 */
export type PropsOf<S extends ElementSpec> = { -readonly [K in keyof S['props']]?: Value<S['props'][K]> } & {
  [K in Exclude<keyof S['events'] & string, OfProvider> as `on${Capitalize<K>}`]?: Callback<S['events'][K], Instance<S>>;
} & (S extends { readonly slots: readonly (infer N extends string)[] } ? { [K in N]?: ReactNode } : unknown) &
  (S extends { readonly control: ControlSpec<infer C> } ? { ref?: Ref<C> } : unknown);

type WithElement<D, S extends ElementSpec> = (D extends void ? unknown : D) & { readonly instance: ElementOf<S> };

/** DOM events by their full names. Every detail contains the element. */
export type EventMapOf<S extends ElementSpec> = {
  [K in keyof S['events'] & string as `kvartal-${Kebab<K>}`]: CustomEvent<WithElement<Detail<S['events'][K]>, S>>;
};

/** Typed listeners, before the general overloads of `HTMLElement`. */
interface Listening<Events> {
  addEventListener<K extends keyof Events>(
    type: K,
    listener: (event: Events[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof Events>(
    type: K,
    listener: (event: Events[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Props whose type is the same for reading and writing. */
type Fields<S extends ElementSpec> = {
  -readonly [K in Exclude<keyof S['props'], keyof ControlOf<S>>]: Value<S['props'][K]> | undefined;
};

/** The DOM object: properties, methods, typed events, and everything an `HTMLElement` has. */
export type ElementOf<S extends ElementSpec> = Fields<S> & ControlOf<S> & Listening<EventMapOf<S>> & HTMLElement;

/** What markup may give instead of a value: attributes are text, objects and arrays in them are JSON. */
type Written<T> = T extends boolean
  ? '' | 'true' | 'false'
  : T extends number
    ? `${number}`
    : T extends (...given: never[]) => unknown
      ? never
      : T extends object
        ? string
        : never;
type Attribute<S> = Value<S> | Written<Value<S>>;

/** Props of the tag in markup: as properties and as attributes. */
export type MarkupOf<S extends ElementSpec> = {
  -readonly [K in keyof S['props']]?: Attribute<S['props'][K]>;
} & { [K in keyof S['props'] & string as Kebab<K>]?: Attribute<S['props'][K]> };

/** `on` and the name of the event, as JSX and Svelte spell listeners. */
export type ListenersOf<S extends ElementSpec> = {
  [K in keyof S['events'] & string as `onkvartal-${Kebab<K>}`]?: (event: CustomEvent<WithElement<Detail<S['events'][K]>, S>>) => void;
};

/** Props of the tag in JSX: properties, attributes and `onkvartal-…` listeners. */
export type JsxOf<S extends ElementSpec> = Omit<HTMLAttributes<HTMLElement>, keyof S['props']> & {
  ref?: Ref<ElementOf<S>>;
  key?: string | number | null;
} & MarkupOf<S> &
  ListenersOf<S>;
