/**
 * Defines every tag of the kit, with the React of the page. For a page without a bundler there is the script tag instead
 * (`dist/browser/kvartal.js`). Imports safely where there is no document, and then defines nothing.
 */
import './kvartal-header';
import './kvartal-catalogue';
import './kvartal-faq';
import './kvartal-cookie-banner';
import './kvartal-legal';
import './kvartal-auth-gate';
import './kvartal-auth';
import './kvartal-listing';
import './kvartal-listing-card';
import './kvartal-map';
import './kvartal-results';
import './kvartal-search';
import './kvartal-search-form';
import './kvartal-moderation';
import './kvartal-publish';
import './kvartal-my-listings';
import './kvartal-notifications';
import './kvartal-profile-settings';
import './kvartal-account';
import './kvartal-chat';
import './kvartal-chat-panel';

export type { ElementError } from '../base/commonProps';
export type { ElementOf, EventMapOf, PropsOf } from '../base/defineElement';
export { definitions } from './definitions';
export type { ElementEventMap, TagMap } from './tagTypes';
export type { SvelteMap, VueMap } from './templateTypes';
