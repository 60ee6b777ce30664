-- The way to the station on foot in the search: a filter and an order over it. So far only the address had it.
alter table listings add column minutes_to_metro smallint;
-- Of the columns whose changes triggers follow none is changed here.
update listings set minutes_to_metro = addresses.minutes_to_metro
  from addresses where addresses.id = listings.address_id and addresses.minutes_to_metro is not null;

alter table listing_search add column minutes_to_metro smallint;

create or replace view public_listings as
  select trade_type, realty_type, area, price,
    attrs | case when rooms is null then 0 else 1::bigint << (27 + rooms) end as traits,
    floor, rooms, metro_id, id, published_at, latitude, longitude, minutes_to_metro
  from listings where status = 1 and not is_deleted;

create or replace function keep_listing_search() returns trigger language plpgsql as $$
declare
  was_public constant boolean := tg_op <> 'INSERT' and old.status = 1 and not old.is_deleted;
  is_public constant boolean := tg_op <> 'DELETE' and new.status = 1 and not new.is_deleted;
  place record;
begin
  if was_public and is_public then
    update listing_search as known
      set (trade_type, realty_type, area, price, traits, floor, rooms, metro_id, published_at, latitude, longitude, minutes_to_metro)
      = (select trade_type, realty_type, area, price, traits, floor, rooms, metro_id, published_at, latitude, longitude, minutes_to_metro
        from public_listings where id = new.id)
      where known.trade_type = old.trade_type and known.realty_type = old.realty_type and known.id = old.id;
    if (old.trade_type, old.realty_type, old.latitude, old.longitude, old.rooms, old.price)
      is not distinct from (new.trade_type, new.realty_type, new.latitude, new.longitude, new.rooms, new.price) then return null; end if;
  elsif was_public then
    delete from listing_search where trade_type = old.trade_type and realty_type = old.realty_type and id = old.id;
  elsif is_public then
    insert into listing_search select * from public_listings where id = new.id;
  end if;
  -- Always in the same order, so that two writers do not wait for each other.
  for place in
    select distinct trade_type, realty_type, latitude, longitude, places.rooms from (
      select old.trade_type, old.realty_type, old.latitude, old.longitude, array[-1, coalesce(old.rooms, 0)]::smallint[] where was_public
      union all
      select new.trade_type, new.realty_type, new.latitude, new.longitude, array[-1, coalesce(new.rooms, 0)]::smallint[] where is_public
    ) as changed (trade_type, realty_type, latitude, longitude, of_rooms), unnest(of_rooms) as places (rooms)
    order by 1, 2, 3, 4, 5
  loop
    perform keep_listing_place(place.trade_type, place.realty_type, place.latitude, place.longitude, place.rooms);
  end loop;
  return null;
end $$;

drop trigger listing_search_update on listings;
create trigger listing_search_update after update of status, is_deleted, published_at, price, latitude, longitude, attrs, area, metro_id,
  rooms, floor, trade_type, realty_type, minutes_to_metro on listings
  for each row when ((old.status, old.is_deleted, old.published_at, old.price, old.latitude, old.longitude, old.attrs, old.area,
    old.metro_id, old.rooms, old.floor, old.trade_type, old.realty_type, old.minutes_to_metro)
    is distinct from (new.status, new.is_deleted, new.published_at, new.price, new.latitude, new.longitude, new.attrs, new.area,
    new.metro_id, new.rooms, new.floor, new.trade_type, new.realty_type, new.minutes_to_metro))
  execute function keep_listing_search();
drop trigger listing_changes_update on listings;
create trigger listing_changes_update after update of status, is_deleted, published_at, price, latitude, longitude, attrs, area, metro_id,
  rooms, floor, trade_type, realty_type, minutes_to_metro on listings
  for each row when ((old.status, old.is_deleted, old.published_at, old.price, old.latitude, old.longitude, old.attrs, old.area,
    old.metro_id, old.rooms, old.floor, old.trade_type, old.realty_type, old.minutes_to_metro)
    is distinct from (new.status, new.is_deleted, new.published_at, new.price, new.latitude, new.longitude, new.attrs, new.area,
    new.metro_id, new.rooms, new.floor, new.trade_type, new.realty_type, new.minutes_to_metro))
  execute function note_listing_change();

-- Made again once the table is full, which is faster.
drop index listing_search_newest, listing_search_price, listing_search_metro, listing_search_map;
select fill_listing_search();
create index listing_search_newest on listing_search (published_at desc, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro);
create index listing_search_price on listing_search (price, id desc)
  include (traits, area, floor, metro_id, minutes_to_metro);
create index listing_search_metro on listing_search (metro_id, published_at desc, id desc)
  include (traits, price, area, floor, minutes_to_metro);
create index listing_search_map on listing_search (latitude, longitude)
  include (traits, price, area, floor, metro_id, id, minutes_to_metro);
-- The order by the way to the station.
create index listing_search_nearest on listing_search (minutes_to_metro, id desc)
  include (traits, price, area, floor, metro_id);
