import type { ElementOf, JsxOf } from '../base/defineElement';
import type { definitions } from './definitions';

type Definition = (typeof definitions)[number];

/** DOM objects by tag: `document.createElement('kvartal-search')` is typed. */
export type TagMap = { [D in Definition as D['tag']]: ElementOf<D> };
type JsxMap = { [D in Definition as D['tag']]: JsxOf<D> };

declare global {
  interface HTMLElementTagNameMap extends TagMap {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxMap {}
  }
}
