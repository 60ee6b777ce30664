import type { Generated, GeneratedAlways } from 'kysely';
import type { ComplaintOutcome } from '../../../src/domain/listing/moderation';
import type { AccountTables } from './accountTables';
import type { ChatTables } from './chatTables';
import type { FeedTables } from './feedTables';
import type { ModerationTables } from './moderationTables';

/** Tables as the migrations create them. `bigint` columns arrive as numbers, see {@link file://./connect.ts}. */
export interface Database extends AccountTables, ChatTables, FeedTables, ModerationTables {
  metro_stations: {
    id: number;
    city_id: Generated<number>;
    name: string;
    line_name: string;
    route: string;
    color: string | null;
    latitude: number;
    longitude: number;
  };
  addresses: {
    id: Generated<number>;
    label: string;
    street: string;
    house_number: string;
    corpus: string | null;
    building: string | null;
    district: string | null;
    city_id: Generated<number>;
    city: Generated<string>;
    latitude: number;
    longitude: number;
    metro_id: number | null;
    minutes_to_metro: number | null;
  };
  listings: ListingTable;
  /** Public listings, kept by triggers of `listings`. */
  listing_search: SearchTable;
  /** How many listings with so many rooms (0: none, -1: all together) stand at a place; kept by the same triggers. */
  listing_places: {
    city_id: number;
    trade_type: number;
    realty_type: number;
    latitude: number;
    longitude: number;
    rooms: number;
    price: number;
    listings: number;
  };
  /** Which listings have changed, for copies in memory; null: all. Rows live for a day. */
  listing_changes: { transaction: Generated<string>; listing_id: number | null; changed_at: Generated<Date> };
  /** How far the index of a search engine has got; empty without one. */
  search_feed: {
    side: 'a' | 'b';
    build: number;
    pass: number;
    seen: string;
    source: number;
    fed_at: Generated<Date>;
    switched_at: Generated<Date>;
  };
  /** How far purges of a cache in front have got; empty without one. */
  purge_feed: { is_single: Generated<boolean>; seen: string; fed_at: Generated<Date> };
  /** What belongs in `listing_search`, computed from `listings`. */
  public_listings: SearchTable;
  pictures: {
    id: Generated<number>;
    source: string | null;
    hash: string;
    width: number;
    height: number;
    widths: number[];
    color: string;
    fingerprint: string | null;
    created_at: Generated<Date>;
  };
  /** Kept for a day (D44). */
  picture_uploads: { hash: string; instance: string; at: Generated<Date> };
  removed_photos: { id: number; listing_id: number; picture_id: number; alt: string; removed_at: Generated<Date> };
  photos: {
    id: Generated<number>;
    listing_id: number;
    position: number;
    picture_id: number;
    alt: Generated<string>;
  };
  /** Changes of status. */
  listing_events: {
    id: Generated<number>;
    listing_id: number;
    /** Null: the server itself. */
    actor_id: number | null;
    from_status: number | null;
    to_status: number;
    version: number;
    reason_code: string | null;
    field: string | null;
    comment: Generated<string>;
    /** Names of the fields that an edit changed. */
    changed: string[] | null;
    changed_photos: Generated<number>;
    created_at: Generated<Date>;
  };
  /** Prices that everybody has seen, kept by triggers of `listings`. */
  listing_prices: { listing_id: number; since: Date; price: number };
  idempotency_keys: { user_id: number; key: string; request_sha256: Buffer; answer: string; created_at: Generated<Date> };
  listing_views: { listing_id: number; shown: Generated<number>; full_total: Generated<number> };
  listing_views_daily: { listing_id: number; day: string; full_views: number };
  notifications: {
    id: Generated<number>;
    user_id: number;
    listing_id: number;
    kind: string;
    reason_code: string | null;
    is_new: Generated<boolean>;
    created_at: Generated<Date>;
  };
  /** Rows live for a day. */
  events: {
    row_id: GeneratedAlways<number>;
    /** Null until the transaction commits. */
    id: Generated<number | null>;
    user_id: number;
    kind: string;
    data: Generated<unknown>;
    created_at: Generated<Date>;
  };
  complaints: {
    id: Generated<number>;
    user_id: number;
    listing_id: number;
    description: string;
    day: string;
    created_at: Generated<Date>;
    resolved_at: Date | null;
    resolved_by: number | null;
    outcome: ComplaintOutcome | null;
  };
  faq_sections: { id: Generated<number>; type: string; title: string; position: number };
  faq_items: { id: Generated<number>; section_id: number; position: number; question: string; answer_html: string };
  /** Content that is inserted once; see storeQuestions. */
  content_runs: { name: string; ran_at: Generated<Date> };
  outbox: {
    id: Generated<number>;
    kind: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    created_at: Date;
    run_at: Date;
    attempts: Generated<number>;
    last_error: string | null;
    sent_at: Date | null;
  };
  secrets: { name: string; value: Buffer };
  seed_runs: { id: GeneratedAlways<number>; listings: number; seeded_at: Date };
}

/** A column that `listings` has too is the same. */
export interface SearchTable {
  city_id: number;
  trade_type: number;
  realty_type: number;
  /** Hundredths of m². */
  area: number | null;
  price: number;
  /** See {@link file://./attributes.ts}. */
  traits: number;
  floor: number | null;
  rooms: number | null;
  metro_id: number | null;
  id: number;
  published_at: Date | null;
  latitude: number;
  longitude: number;
  minutes_to_metro: number | null;
  first_payment: number | null;
  unit_price: number | null;
}

interface ListingTable {
  id: Generated<number>;
  /** That of the address. */
  city_id: Generated<number>;
  owner_id: number;
  trade_type: number;
  realty_type: number;
  rooms: number | null;
  price: number;
  /** Hundredths of m². */
  area: number | null;
  floor: number | null;
  floors: number | null;
  status: Generated<number>;
  is_deleted: Generated<boolean>;
  is_unapproved: Generated<boolean>;
  published_at: Date | null;
  address_id: number;
  metro_id: number | null;
  latitude: number;
  longitude: number;
  minutes_to_metro: number | null;
  house_registered: boolean | null;
  house_metres: number | null;
  building_type: number | null;
  year_built: number | null;
  repair: number | null;
  bathroom: number | null;
  balcony: Generated<boolean>;
  loggia: Generated<boolean>;
  elevator: Generated<boolean>;
  furniture: Generated<boolean>;
  furniture_known: Generated<boolean>;
  courtyard_view: Generated<boolean>;
  street_view: Generated<boolean>;
  rent_features: Generated<number>;
  counters: number | null;
  communal: number | null;
  deposit: number | null;
  commission: number | null;
  owner_type: number;
  communication_method: number;
  description: Generated<string>;
  version: Generated<number>;
  edit_sha256: Buffer | null;
  attrs: GeneratedAlways<number>;
}
