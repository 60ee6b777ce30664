-- What the search reads: public listings only, in few bytes, apart from the wide rows of listings (docs/decisions/server/035).
create table listing_search (
  -- In the order in which filters need them: a row is read up to the last column that is asked for.
  trade_type smallint not null,
  realty_type smallint not null,
  area integer,
  price bigint not null,
  -- attrs of the listing, and above them a bit for each number of rooms: all lists and flags in one number.
  traits bigint not null,
  floor smallint,
  rooms smallint,
  metro_id integer,
  id bigint not null,
  published_at timestamptz,
  latitude double precision not null,
  longitude double precision not null
) partition by list (trade_type);

-- One table for each deal and type: a search reads one of them, from start to end where most of it matches.
create table listing_search_sale partition of listing_search for values in (1) partition by list (realty_type);
create table listing_search_rent partition of listing_search for values in (2) partition by list (realty_type);
create table listing_search_sale_flats partition of listing_search_sale for values in (1);
create table listing_search_sale_apartments partition of listing_search_sale for values in (2);
create table listing_search_sale_others partition of listing_search_sale default;
create table listing_search_rent_flats partition of listing_search_rent for values in (1);
create table listing_search_rent_apartments partition of listing_search_rent for values in (2);
create table listing_search_rent_others partition of listing_search_rent default;

-- The map and the usual counts without reading listings: how many stand at a place with so many rooms, and the lowest price.
create table listing_places (
  latitude double precision not null,
  longitude double precision not null,
  price bigint not null,
  listings integer not null,
  trade_type smallint not null,
  realty_type smallint not null,
  -- 0 where listings have no rooms, -1 for all of them together.
  rooms smallint not null,
  primary key (trade_type, realty_type, latitude, longitude, rooms)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

-- By default a table is vacuumed when a fifth of it has changed; index-only scans are slow long before that.
do $$
declare leaf regclass;
begin
  for leaf in select relid from pg_partition_tree('listing_search') where isleaf loop
    execute format('alter table %s set (fillfactor = 85,
      autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 200,
      autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_insert_threshold = 200,
      autovacuum_analyze_scale_factor = 0.05, autovacuum_vacuum_cost_delay = 1)', leaf);
  end loop;
end $$;

-- The one definition of a public listing: trigger, seed, the statement below and tests read it.
create view public_listings as
  select trade_type, realty_type, area, price,
    attrs | case when rooms is null then 0 else 1::bigint << (27 + rooms) end as traits,
    floor, rooms, metro_id, id, published_at, latitude, longitude
  from listings where status = 1 and not is_deleted;

create function keep_listing_place(of_trade smallint, of_realty smallint, north double precision, east double precision, of_rooms smallint)
returns void language plpgsql as $$
declare
  found_count integer;
  lowest bigint;
begin
  -- Whoever changes the same place waits here.
  loop
    perform from listing_places
      where trade_type = of_trade and realty_type = of_realty and latitude = north and longitude = east and rooms = of_rooms for update;
    exit when found;
    insert into listing_places (trade_type, realty_type, latitude, longitude, rooms, price, listings)
      values (of_trade, of_realty, north, east, of_rooms, 0, 0) on conflict do nothing;
    exit when found;
  end loop;
  -- A statement of its own, so that it sees what the one before has committed.
  select count(*), min(price) into found_count, lowest from listing_search
    where trade_type = of_trade and realty_type = of_realty and latitude = north and longitude = east
      and of_rooms in (-1, coalesce(rooms, 0));
  if found_count = 0 then
    delete from listing_places
      where trade_type = of_trade and realty_type = of_realty and latitude = north and longitude = east and rooms = of_rooms;
  else
    update listing_places set listings = found_count, price = lowest
      where trade_type = of_trade and realty_type = of_realty and latitude = north and longitude = east and rooms = of_rooms
        and (listings, price) is distinct from (found_count, lowest);
  end if;
end $$;

create function keep_listing_search() returns trigger language plpgsql as $$
declare
  was_public constant boolean := tg_op <> 'INSERT' and old.status = 1 and not old.is_deleted;
  is_public constant boolean := tg_op <> 'DELETE' and new.status = 1 and not new.is_deleted;
  place record;
begin
  if was_public and is_public then
    update listing_search as known
      set (trade_type, realty_type, area, price, traits, floor, rooms, metro_id, published_at, latitude, longitude)
      = (select trade_type, realty_type, area, price, traits, floor, rooms, metro_id, published_at, latitude, longitude
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

-- Both are filled from scratch: here, and by the seed, which loads without triggers.
create function fill_listing_search() returns void language sql as $$
  truncate listing_search, listing_places;
  -- By age, so that the newest stand together.
  insert into listing_search select * from public_listings order by published_at, id;
  insert into listing_places (trade_type, realty_type, latitude, longitude, rooms, price, listings)
    select trade_type, realty_type, latitude, longitude, of_rooms, min(price), count(*)
    from listing_search, unnest(array[-1, coalesce(rooms, 0)]) as of_rooms group by 1, 2, 3, 4, 5;
$$;

create function empty_listing_search() returns trigger language plpgsql as $$
begin
  truncate listing_search, listing_places;
  return null;
end $$;

-- Before the rows are copied: from here on writers wait, so that none is missed. Texts, photos, terms and owners do not concern the search.
create trigger listing_search_insert_delete after insert or delete on listings
  for each row execute function keep_listing_search();
create trigger listing_search_update after update of status, is_deleted, published_at, price, latitude, longitude, attrs, area, metro_id,
  rooms, floor, trade_type, realty_type on listings
  for each row when ((old.status, old.is_deleted, old.published_at, old.price, old.latitude, old.longitude, old.attrs, old.area,
    old.metro_id, old.rooms, old.floor, old.trade_type, old.realty_type)
    is distinct from (new.status, new.is_deleted, new.published_at, new.price, new.latitude, new.longitude, new.attrs, new.area,
    new.metro_id, new.rooms, new.floor, new.trade_type, new.realty_type))
  execute function keep_listing_search();
create trigger listing_search_truncate after truncate on listings
  for each statement execute function empty_listing_search();

select fill_listing_search();

alter table listing_search add primary key (id, trade_type, realty_type);
-- Covering: a page filters inside the index and touches a row only to show it.
create index listing_search_newest on listing_search (published_at desc, id desc)
  include (traits, price, area, floor, metro_id);
-- Equal prices stand newest first in both directions: dearest reads it backwards and sorts within a price.
create index listing_search_price on listing_search (price, id desc)
  include (traits, area, floor, metro_id);
create index listing_search_metro on listing_search (metro_id, published_at desc, id desc)
  include (traits, price, area, floor);
-- The map reads a strip of latitudes and keeps its longitudes; places come out in order, so that they are grouped without sorting.
create index listing_search_map on listing_search (latitude, longitude)
  include (traits, price, area, floor, metro_id, id);

drop index listings_newest, listings_price, listings_metro, listings_map;
