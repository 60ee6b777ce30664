import type { HTMLAttributes as SvelteAttributes } from 'svelte/elements';
import type { ReservedProps, HTMLAttributes as VueAttributes } from 'vue';
import type { ElementOf, EventMapOf, ListenersOf, MarkupOf } from '../base/defineElement';
import type { definitions } from './definitions';

type Definition = (typeof definitions)[number];

/** `on` and the name of the event, as Vue spells listeners: `kvartal-page-change` is `onKvartalPageChange`. */
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${Capitalize<First>}${Camel<Rest>}` : Capitalize<Name>;
type VueListenersOf<D extends Definition> = {
  [Name in keyof EventMapOf<D> & string as `on${Camel<Name>}`]?: (event: EventMapOf<D>[Name]) => void;
};

/** Tags in templates of Vue, where they are looked up among the global components. */
export type VueMap = {
  [D in Definition as D['tag']]: new () => ElementOf<D> & {
    $props: Omit<VueAttributes, keyof D['props']> & ReservedProps & MarkupOf<D> & VueListenersOf<D>;
    $slots: { default?: () => unknown };
  };
};

/** Tags in templates of Svelte. */
export type SvelteMap = {
  [D in Definition as D['tag']]: Omit<SvelteAttributes<ElementOf<D>>, keyof D['props']> & MarkupOf<D> & ListenersOf<D>;
};

declare module 'vue' {
  interface GlobalComponents extends VueMap {}
  /** HTML's own: it names the place of a child in an element. Vue leaves it out. */
  interface HTMLAttributes {
    slot?: string | undefined;
  }
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteMap {}
}
