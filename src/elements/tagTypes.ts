import type { ElementOf, EventMapOf, JsxOf } from '../base/defineElement';
import type { definitions } from './definitions';

type Definition = (typeof definitions)[number];

/** DOM objects by tag: `document.createElement('kvartal-search')` is typed. */
export type TagMap = { [D in Definition as D['tag']]: ElementOf<D> };
type JsxMap = { [D in Definition as D['tag']]: JsxOf<D> };

type EventMapsOf<D> = D extends Definition ? EventMapOf<D> : never;
type EventMap = EventMapsOf<Definition>;
type NamesOf<Maps> = Maps extends unknown ? keyof Maps : never;
type EventOf<Maps, Name> = Maps extends unknown ? (Name extends keyof Maps ? Maps[Name] : never) : never;
/** Events of all elements by their full names. They bubble, so a page may listen to them once for all. */
export type ElementEventMap = { [Name in NamesOf<EventMap>]: EventOf<EventMap, Name> };

declare global {
  interface HTMLElementTagNameMap extends TagMap {}
  interface DocumentEventMap extends ElementEventMap {}
  interface WindowEventMap extends ElementEventMap {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxMap {}
  }
}
