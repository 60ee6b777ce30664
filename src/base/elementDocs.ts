import type { ElementSpec, EventSpec, PropSpec } from './elementSpec';

type Texts<K extends PropertyKey> = { readonly [N in K]: string };
/** Rejects names that the definition does not have; the compiler does not check spreads. */
type NoOthers<D, K extends PropertyKey> = { readonly [N in Exclude<keyof D, K>]: never };
type NameOf<T> = T extends readonly (infer N extends string)[] ? N : never;

/** A definition with its manual in Russian: what the manifest, `docs/elements.md` and Storybook are made from. */
export interface DocumentedElement {
  readonly tag: ElementSpec['tag'];
  readonly doc: string;
  readonly props: Readonly<Record<string, PropSpec<unknown> & { readonly doc: string }>>;
  readonly events: Readonly<Record<string, Pick<EventSpec<unknown>, 'cancelable'> & { readonly doc: string }>>;
  readonly control: { readonly properties: Readonly<Record<string, string>>; readonly methods: Readonly<Record<string, string>> };
  /** The unnamed slot is `children`. */
  readonly slots: Readonly<Record<string, string>>;
  /** What a `<template slot="…">` of the page may replace; the component has a render prop for it. */
  readonly templates: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly cssProperties: Readonly<Record<`--kv-${string}`, string>>;
}

/** Documentation of shared props or events, with exactly the same names. */
export const docsOf = <K extends string, const D extends Texts<K>>(_table: Readonly<Record<K, unknown>>, docs: D & NoOthers<D, K>): D =>
  docs;

interface Docs<P, E, S, Q, M> extends Partial<Pick<DocumentedElement, 'templates' | 'parts' | 'cssProperties'>> {
  readonly doc: string;
  readonly props: P;
  readonly events: E;
  readonly slots?: S;
  readonly control?: { readonly properties: Q; readonly methods: M };
}
type Needed<T> = (T extends { readonly slots: unknown } ? { readonly slots: unknown } : unknown) &
  (T extends { readonly control: unknown } ? { readonly control: unknown } : unknown);
type PropName<T extends ElementSpec> = keyof T['props'];
type EventName<T extends ElementSpec> = keyof T['events'];
type SlotName<T extends ElementSpec> = NameOf<T['slots']>;
type Control<T extends ElementSpec> = NonNullable<T['control']>;
type PropertyName<T extends ElementSpec> = NameOf<Control<T>['properties']>;
type MethodName<T extends ElementSpec> = NameOf<Control<T>['methods']>;

/** Joins a definition and its documentation. Lives in `definition.docs.ts`, which no build for visitors imports. */
export function documented<
  const T extends ElementSpec,
  P extends Texts<PropName<T>>,
  E extends Texts<EventName<T>>,
  S extends Texts<SlotName<T>> = Texts<SlotName<T>>,
  Q extends Texts<PropertyName<T>> = Texts<PropertyName<T>>,
  M extends Texts<MethodName<T>> = Texts<MethodName<T>>,
>(
  spec: T,
  docs: Docs<
    P & NoOthers<P, PropName<T>>,
    E & NoOthers<E, EventName<T>>,
    S & NoOthers<S, SlotName<T>>,
    Q & NoOthers<Q, PropertyName<T>>,
    M & NoOthers<M, MethodName<T>>
  > &
    Needed<T>,
): DocumentedElement {
  const { doc, slots = {}, control = { properties: {}, methods: {} }, templates = {}, parts = {}, cssProperties = {} } = docs;
  return {
    tag: spec.tag,
    doc,
    props: withDocs(spec.props, docs.props),
    events: withDocs(spec.events, docs.events),
    control,
    slots,
    templates,
    parts,
    cssProperties,
  };
}

function withDocs<V>(
  table: Readonly<Record<string, V>>,
  docs: Readonly<Record<string, string>>,
): Record<string, V & { readonly doc: string }> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, { ...value, doc: docs[name] ?? '' }]));
}
