import type { Generated } from 'kysely';

/** How a run of a feed has ended. `interrupted`: its process is gone. */
export type FeedRunState = 'running' | 'done' | 'held' | 'refused' | 'failed' | 'interrupted';

/** Feeds of agencies, and what became of their offers. They go with the account. */
export interface FeedTables {
  feeds: {
    id: Generated<number>;
    user_id: number;
    name: string;
    source: string;
    created_at: Generated<Date>;
    /** Of the file whose offers were all applied. */
    validators: unknown;
  };
  feed_offers: {
    id: Generated<number>;
    feed_id: number;
    offer_id: string;
    listing_id: number | null;
    content_sha256: Buffer | null;
    version: number;
    moderated_price: number;
    /** Addresses of photos, with the hashes of the pictures. */
    photos: unknown;
    archived_at: Date | null;
    refused_at: Date | null;
  };
  feed_runs: {
    id: Generated<number>;
    feed_id: number;
    started_at: Generated<Date>;
    ended_at: Date | null;
    state: FeedRunState;
    totals: unknown;
    problem: string | null;
    offers: unknown;
  };
}
