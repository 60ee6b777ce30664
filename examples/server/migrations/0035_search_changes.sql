-- Which listings have changed, for copies of the search in memory (docs/decisions/server/035). Rows live for a day.
create table listing_changes (
  -- The transaction, not a sequence: a reader knows from its snapshot which ones it has not seen yet.
  transaction xid8 not null default pg_current_xact_id(),
  -- Null: all of them.
  listing_id bigint,
  changed_at timestamptz not null default clock_timestamp()
);
create index listing_changes_transaction on listing_changes (transaction);

create function note_listing_change() returns trigger language plpgsql as $$
begin
  insert into listing_changes (listing_id) values (case tg_op when 'DELETE' then old.id else new.id end);
  return null;
end $$;

create function note_all_listings() returns trigger language plpgsql as $$
begin
  insert into listing_changes default values;
  return null;
end $$;

-- As the triggers that keep listing_search.
create trigger listing_changes_insert_delete after insert or delete on listings
  for each row execute function note_listing_change();
create trigger listing_changes_update after update of status, is_deleted, published_at, price, latitude, longitude, attrs, area, metro_id,
  rooms, floor, trade_type, realty_type on listings
  for each row when ((old.status, old.is_deleted, old.price, old.latitude, old.longitude, old.attrs, old.area,
    old.metro_id, old.rooms, old.floor, old.trade_type, old.realty_type)
    is distinct from (new.status, new.is_deleted, new.price, new.latitude, new.longitude, new.attrs, new.area,
    new.metro_id, new.rooms, new.floor, new.trade_type, new.realty_type))
  execute function note_listing_change();
-- It is emptied when it is filled again, and with listings.
create trigger listing_changes_truncate after truncate on listing_search
  for each statement execute function note_all_listings();
