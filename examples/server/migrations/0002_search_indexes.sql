-- Covering partial indexes: a search filters inside the index and touches a row only to show it.
-- Queries must repeat the predicate literally, or the planner does not use them.
create index listings_newest on listings (trade_type, realty_type, published_at desc, id desc)
  include (rooms, price, area, floor, metro_id, attrs)
  where status = 1 and not is_deleted;

-- Equal prices stand newest first in both directions: dearest reads it backwards and sorts within a price.
create index listings_price on listings (trade_type, realty_type, price, id desc)
  include (rooms, area, floor, metro_id, attrs)
  where status = 1 and not is_deleted;

create index listings_metro on listings (trade_type, metro_id, realty_type, published_at desc, id desc)
  include (rooms, price, area, floor, attrs)
  where status = 1 and not is_deleted;

create index listings_owner on listings (owner_id, id desc) where not is_deleted;
