-- The search reads the tables of 0096_city from here on. Writers of listings wait for a moment: what has changed since they were filled is read again.
lock table listings in share row exclusive mode;

-- New columns come last: a view takes them only there, and rows are copied by position.
create or replace view public_listings as
  select trade_type, realty_type, area, price,
    attrs | case when rooms is null then 0 else 1::bigint << (27 + rooms) end as traits,
    floor, rooms, metro_id, id, published_at, latitude, longitude, city_id, minutes_to_metro
  from listings where status = 1 and not is_deleted;

do $$
declare
  filling listing_search_filling;
  -- 0 for all of them.
  changed bigint[];
  -- What the release before has written meanwhile does not know the way to the station.
  late bigint[];
  is_all boolean;
begin
  select * into strict filling from listing_search_filling;
  select coalesce(array_agg(distinct coalesce(listing_id, 0)), '{}') into changed from listing_changes
    where transaction >= pg_snapshot_xmin(filling.seen) and not pg_visible_in_snapshot(transaction, filling.seen);
  with known as (
    update listings set minutes_to_metro = addresses.minutes_to_metro
      from addresses where addresses.id = listings.address_id and listings.minutes_to_metro is distinct from addresses.minutes_to_metro
      returning listings.id
  )
  select coalesce(array_agg(id), '{}') into late from known;
  changed := changed || late;
  -- Changes are forgotten after a day.
  is_all := 0 = any(changed) or filling.filled_at < now() - interval '20 hours';
  delete from listing_search_next_sale where is_all or id = any(changed);
  delete from listing_search_next_rent where is_all or id = any(changed);
  insert into listing_search_next_sale
    (trade_type, realty_type, area, price, traits, floor, rooms, metro_id, id, published_at, latitude, longitude, city_id,
      minutes_to_metro)
    select * from public_listings where trade_type = 1 and (is_all or id = any(changed)) order by published_at, id;
  insert into listing_search_next_rent
    (trade_type, realty_type, area, price, traits, floor, rooms, metro_id, id, published_at, latitude, longitude, city_id,
      minutes_to_metro)
    select * from public_listings where trade_type = 2 and (is_all or id = any(changed)) order by published_at, id;
end $$;
drop table listing_search_filling;

-- The table itself stays, and with it what copies of the search know: they recognise it by its number. Parts have the names that they had.
drop table listing_search_sale, listing_search_rent;
alter table listing_search drop constraint listing_search_pkey;
drop index listing_search_newest, listing_search_price, listing_search_metro, listing_search_map;
alter table listing_search add column city_id smallint not null, add column minutes_to_metro smallint;
alter table listing_search add primary key (city_id, id, trade_type, realty_type);
create index listing_search_newest on listing_search (city_id, published_at desc, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro);
create index listing_search_price on listing_search (city_id, price, id desc)
  include (traits, area, floor, metro_id, minutes_to_metro);
create index listing_search_metro on listing_search (city_id, metro_id, published_at desc, id desc)
  include (traits, price, area, floor, minutes_to_metro);
create index listing_search_map on listing_search (city_id, latitude, longitude)
  include (traits, price, area, floor, metro_id, id, minutes_to_metro);
create index listing_search_nearest on listing_search (city_id, minutes_to_metro, id desc)
  include (traits, price, area, floor, metro_id);
-- For those who know a listing by its id alone: the log of changes, and the release before.
create index listing_search_id on listing_search (id);
do $$
declare known name;
begin
  -- Their indexes, too.
  for known in select relname from pg_class where relname like 'listing\_search\_next\_%' order by relname loop
    execute format('alter table %I rename to %I', known, replace(known, '_next', ''));
  end loop;
end $$;
-- With their indexes, which are not built again.
alter table listing_search attach partition listing_search_sale for values in (1);
alter table listing_search attach partition listing_search_rent for values in (2);

alter table listing_places drop constraint listing_places_pkey;
alter table listing_places add constraint listing_places_pkey primary key using index listing_places_city;

drop function keep_listing_place(smallint, smallint, double precision, double precision, smallint);
create function keep_listing_place(of_city smallint, of_trade smallint, of_realty smallint, north double precision, east double precision,
  of_rooms smallint)
returns void language plpgsql as $$
declare
  found_count integer;
  lowest bigint;
begin
  -- Others who change the same place wait here.
  loop
    perform from listing_places
      where city_id = of_city and trade_type = of_trade and realty_type = of_realty and latitude = north and longitude = east
        and rooms = of_rooms for update;
    exit when found;
    insert into listing_places (city_id, trade_type, realty_type, latitude, longitude, rooms, price, listings)
      values (of_city, of_trade, of_realty, north, east, of_rooms, 0, 0) on conflict do nothing;
    exit when found;
  end loop;
  -- A separate statement, so that it sees what the one before has committed.
  select count(*), min(price) into found_count, lowest from listing_search
    where city_id = of_city and trade_type = of_trade and realty_type = of_realty and latitude = north and longitude = east
      and of_rooms in (-1, coalesce(rooms, 0));
  if found_count = 0 then
    delete from listing_places
      where city_id = of_city and trade_type = of_trade and realty_type = of_realty and latitude = north and longitude = east
        and rooms = of_rooms;
  else
    update listing_places set listings = found_count, price = lowest
      where city_id = of_city and trade_type = of_trade and realty_type = of_realty and latitude = north and longitude = east
        and rooms = of_rooms and (listings, price) is distinct from (found_count, lowest);
  end if;
end $$;

create or replace function keep_listing_search() returns trigger language plpgsql as $$
declare
  was_public constant boolean := tg_op <> 'INSERT' and old.status = 1 and not old.is_deleted;
  is_public constant boolean := tg_op <> 'DELETE' and new.status = 1 and not new.is_deleted;
  place record;
begin
  if was_public and is_public then
    update listing_search as known
      set (city_id, trade_type, realty_type, area, price, traits, floor, rooms, metro_id, published_at, latitude, longitude,
        minutes_to_metro)
      = (select city_id, trade_type, realty_type, area, price, traits, floor, rooms, metro_id, published_at, latitude, longitude,
        minutes_to_metro from public_listings where id = new.id)
      where known.city_id = old.city_id and known.trade_type = old.trade_type and known.realty_type = old.realty_type and known.id = old.id;
    if (old.city_id, old.trade_type, old.realty_type, old.latitude, old.longitude, old.rooms, old.price)
      is not distinct from (new.city_id, new.trade_type, new.realty_type, new.latitude, new.longitude, new.rooms, new.price) then
      return null;
    end if;
  elsif was_public then
    delete from listing_search
      where city_id = old.city_id and trade_type = old.trade_type and realty_type = old.realty_type and id = old.id;
  elsif is_public then
    insert into listing_search select * from public_listings where id = new.id;
  end if;
  -- Always in the same order, so that two writers do not wait for each other.
  for place in
    select distinct city_id, trade_type, realty_type, latitude, longitude, places.rooms from (
      select old.city_id, old.trade_type, old.realty_type, old.latitude, old.longitude, array[-1, coalesce(old.rooms, 0)]::smallint[]
        where was_public
      union all
      select new.city_id, new.trade_type, new.realty_type, new.latitude, new.longitude, array[-1, coalesce(new.rooms, 0)]::smallint[]
        where is_public
    ) as changed (city_id, trade_type, realty_type, latitude, longitude, of_rooms), unnest(of_rooms) as places (rooms)
    order by 1, 2, 3, 4, 5, 6
  loop
    perform keep_listing_place(place.city_id, place.trade_type, place.realty_type, place.latitude, place.longitude, place.rooms);
  end loop;
  return null;
end $$;

create or replace function fill_listing_search() returns void language sql as $$
  truncate listing_search, listing_places;
  -- By age, so that the newest stand together.
  insert into listing_search select * from public_listings order by published_at, id;
  insert into listing_places (city_id, trade_type, realty_type, latitude, longitude, rooms, price, listings)
    select city_id, trade_type, realty_type, latitude, longitude, of_rooms, min(price), count(*)
    from listing_search, unnest(array[-1, coalesce(rooms, 0)]) as of_rooms group by 1, 2, 3, 4, 5, 6;
$$;

drop trigger listing_search_update on listings;
create trigger listing_search_update after update of status, is_deleted, published_at, price, latitude, longitude, attrs, area, metro_id,
  rooms, floor, trade_type, realty_type, city_id, minutes_to_metro on listings
  for each row when ((old.status, old.is_deleted, old.published_at, old.price, old.latitude, old.longitude, old.attrs, old.area,
    old.metro_id, old.rooms, old.floor, old.trade_type, old.realty_type, old.city_id, old.minutes_to_metro)
    is distinct from (new.status, new.is_deleted, new.published_at, new.price, new.latitude, new.longitude, new.attrs, new.area,
    new.metro_id, new.rooms, new.floor, new.trade_type, new.realty_type, new.city_id, new.minutes_to_metro))
  execute function keep_listing_search();
drop trigger listing_changes_update on listings;
create trigger listing_changes_update after update of status, is_deleted, published_at, price, latitude, longitude, attrs, area, metro_id,
  rooms, floor, trade_type, realty_type, city_id, minutes_to_metro on listings
  for each row when ((old.status, old.is_deleted, old.published_at, old.price, old.latitude, old.longitude, old.attrs, old.area,
    old.metro_id, old.rooms, old.floor, old.trade_type, old.realty_type, old.city_id, old.minutes_to_metro)
    is distinct from (new.status, new.is_deleted, new.published_at, new.price, new.latitude, new.longitude, new.attrs, new.area,
    new.metro_id, new.rooms, new.floor, new.trade_type, new.realty_type, new.city_id, new.minutes_to_metro))
  execute function note_listing_change();
