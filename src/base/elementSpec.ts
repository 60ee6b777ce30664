import type { HTMLAttributes, Ref } from 'react';

/** One attribute and property of an element. `_value` carries the type only. */
export interface PropSpec<T> {
  readonly kind: 'text' | 'number' | 'flag' | 'choice' | 'data';
  readonly doc: string;
  readonly initial?: T;
  readonly options?: readonly string[];
  readonly attribute?: false;
  readonly check?: (value: never) => string | null;
  readonly _value?: T;
}

/** One event. `_detail` carries the type only. */
export interface EventSpec<D, C extends boolean = boolean> {
  readonly doc: string;
  readonly cancelable?: C;
  readonly _detail?: D;
}

/** Names that mean something else on every HTML element, so a prop must not take them. `lang` is ours on purpose. */
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
  readonly doc: string;
  readonly props: Readonly<Record<string, PropSpec<unknown>>> & { readonly [K in Reserved]?: never };
  readonly events: Readonly<Record<string, Pick<EventSpec<unknown>, 'doc' | 'cancelable'>>>;
  /** Slot, part and custom property names with their documentation. The unnamed slot is `''`. */
  readonly slots?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
  readonly cssProperties?: Readonly<Record<`--kv-${string}`, string>>;
}

type Value<S> = S extends PropSpec<infer T> ? T : never;
type Detail<S> = S extends EventSpec<infer D> ? D : never;
type Callback<S> =
  S extends EventSpec<infer D, true> ? (detail: D) => boolean | void : S extends EventSpec<infer D> ? (detail: D) => void : never;

export type Kebab<T extends string, Done extends string = ''> = T extends `${infer First}${infer Rest}`
  ? Kebab<Rest, `${Done}${First extends Lowercase<First> ? '' : '-'}${Lowercase<First>}`>
  : Done;

/**
 * Props of the React component. The callback of a cancelable event may answer `false`: the component then leaves its default
 * action to the host.
 */
export type PropsOf<S extends ElementSpec> = { -readonly [K in keyof S['props']]?: Value<S['props'][K]> } & {
  [K in keyof S['events'] & string as `on${Capitalize<K>}`]?: Callback<S['events'][K]>;
};

/** DOM events by their full names. */
export type EventMapOf<S extends ElementSpec> = {
  [K in keyof S['events'] & string as `kvartal-${Kebab<K>}`]: CustomEvent<Detail<S['events'][K]>>;
};

/** Typed listeners, which come before the general ones of `HTMLElement`. */
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

/** The DOM object: properties, typed events, and everything an `HTMLElement` has. */
export type ElementOf<S extends ElementSpec> = { -readonly [K in keyof S['props']]: Value<S['props'][K]> | undefined } & Listening<
  EventMapOf<S>
> &
  HTMLElement;

/** What the tag takes in JSX: properties by their names, attributes by theirs, `onkvartal-…` listeners. */
export type JsxOf<S extends ElementSpec> = Omit<HTMLAttributes<HTMLElement>, keyof S['props']> & {
  ref?: Ref<ElementOf<S>>;
  key?: string | number | null;
} & {
  -readonly [K in keyof S['props']]?: Value<S['props'][K]>;
} & { [K in keyof S['props'] & string as Kebab<K>]?: Value<S['props'][K]> } & {
  [K in keyof S['events'] & string as `onkvartal-${Kebab<K>}`]?: (event: CustomEvent<Detail<S['events'][K]>>) => void;
};
