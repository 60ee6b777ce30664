/**
 * Defines every tag of the kit, with the React of the page. For a page without a bundler there is the script tag instead
 * (`dist/browser/kvartal.js`). Imports safely where there is no document, and then defines nothing.
 */
import './tags/kvartal-header';
import './tags/kvartal-catalogue';
import './tags/kvartal-faq';
import './tags/kvartal-cookie-banner';
import './tags/kvartal-legal';
import './tags/kvartal-auth-gate';
import './tags/kvartal-auth';
import './tags/kvartal-listing';
import './tags/kvartal-listing-card';
import './tags/kvartal-map';
import './tags/kvartal-results';
import './tags/kvartal-search';
import './tags/kvartal-search-form';
import './tags/kvartal-moderation';
import './tags/kvartal-publish';
import './tags/kvartal-my-listings';
import './tags/kvartal-notifications';
import './tags/kvartal-profile-settings';
import './tags/kvartal-account';
import './tags/kvartal-chat';
import './tags/kvartal-chat-panel';

export type { ElementError } from '../base/commonProps';
export type { ElementOf, EventMapOf, PropsOf } from '../base/defineElement';
export { definitions } from './definitions';
export type { ElementEventMap, TagMap } from './tagTypes';
export type { SvelteMap, VueMap } from './templateTypes';
