-- Copies of the search in memory order pages by the time of publication, so that they follow it, too (docs/decisions/server/035).
drop trigger listing_changes_update on listings;
create trigger listing_changes_update after update of status, is_deleted, published_at, price, latitude, longitude, attrs, area, metro_id,
  rooms, floor, trade_type, realty_type on listings
  for each row when ((old.status, old.is_deleted, old.published_at, old.price, old.latitude, old.longitude, old.attrs, old.area,
    old.metro_id, old.rooms, old.floor, old.trade_type, old.realty_type)
    is distinct from (new.status, new.is_deleted, new.published_at, new.price, new.latitude, new.longitude, new.attrs, new.area,
    new.metro_id, new.rooms, new.floor, new.trade_type, new.realty_type))
  execute function note_listing_change();
