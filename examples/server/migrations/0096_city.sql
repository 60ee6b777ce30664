-- Every search is of one city (docs/decisions/server/096). 1 is Moscow, which a release before this one writes without knowing it.
alter table listings add column city_id smallint not null default 1;
alter table addresses add column city_id smallint not null default 1;
alter table metro_stations add column city_id smallint not null default 1;
alter table listing_places add column city_id smallint not null default 1;
-- The way to the station on foot, for a filter and an order over it. So far only the address had it; 0096_city_filling fills it.
alter table listings add column minutes_to_metro smallint;

-- Take the place of both parts of listing_search in 0096_city_search, and are filled before, while nobody waits. A row is read up to the last column that
-- is asked for, so the city stands first, and what is never null before what may be.
create table listing_search_next_sale (
  city_id smallint not null,
  trade_type smallint not null,
  realty_type smallint not null,
  price bigint not null,
  traits bigint not null,
  area integer,
  floor smallint,
  rooms smallint,
  metro_id integer,
  id bigint not null,
  published_at timestamptz,
  latitude double precision not null,
  longitude double precision not null,
  minutes_to_metro smallint,
  primary key (city_id, id, trade_type, realty_type)
) partition by list (realty_type);
create table listing_search_next_rent (like listing_search_next_sale including indexes) partition by list (realty_type);
create table listing_search_next_sale_flats partition of listing_search_next_sale for values in (1);
create table listing_search_next_sale_apartments partition of listing_search_next_sale for values in (2);
create table listing_search_next_sale_others partition of listing_search_next_sale default;
create table listing_search_next_rent_flats partition of listing_search_next_rent for values in (1);
create table listing_search_next_rent_apartments partition of listing_search_next_rent for values in (2);
create table listing_search_next_rent_others partition of listing_search_next_rent default;

do $$
declare leaf text;
begin
  foreach leaf in array array['sale_flats', 'sale_apartments', 'sale_others', 'rent_flats', 'rent_apartments', 'rent_others'] loop
    execute format('alter table listing_search_next_%s set (fillfactor = 85,
      autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 200,
      autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_insert_threshold = 200,
      autovacuum_analyze_scale_factor = 0.05, autovacuum_vacuum_cost_delay = 1)', leaf);
  end loop;
end $$;

-- What the filling has seen; 0096_city_search reads again what has changed since.
create table listing_search_filling (seen pg_snapshot not null, filled_at timestamptz not null default now());
