/**
 * Defines every tag of the kit, with the React of the page. For a page without a bundler there is the script tag instead
 * (`dist/browser/kvartal.js`). Imports safely where there is no document, and then defines nothing.
 */
import { components } from './components';
import { definitions } from './definitions';
import { register } from './register';

for (const spec of definitions) register<object>(spec, components[spec.tag]);

export type { ElementError } from '../base/commonProps';
export type { ElementOf, EventMapOf, PropsOf } from '../base/defineElement';
export { definitions } from './definitions';
export type { ElementEventMap, TagMap } from './tagTypes';
export type { SvelteMap, VueMap } from './templateTypes';
