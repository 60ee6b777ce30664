import { sql } from 'kysely';
import { viewedDays } from './viewStore';

export interface ViewColumns {
  readonly shown_in_search: number;
  readonly full_views_in_30_days: number;
  readonly full_views_today: number;
}

/** Returns a subquery for a lateral join: the view counts of each row of `listings`, zeros when there are none. */
export function viewsUntil(today: string) {
  return sql<ViewColumns>`(
    select coalesce((select shown from listing_views where listing_id = listings.id), 0) as shown_in_search,
      coalesce(sum(full_views), 0) as full_views_in_30_days,
      coalesce(sum(full_views) filter (where day = ${today}::date), 0) as full_views_today
    from listing_views_daily
    where listing_id = listings.id and day > ${today}::date - ${sql.lit(viewedDays)})`.as('views');
}

/** Columns of {@link viewsUntil}. */
export const viewColumns = ['views.shown_in_search', 'views.full_views_in_30_days', 'views.full_views_today'] as const;
