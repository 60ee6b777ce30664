-- Outside a transaction: nobody waits, however many listings there are, and an interrupted filling begins again.
-- Of the columns whose changes triggers follow none is changed here.
update listings set minutes_to_metro = addresses.minutes_to_metro
  from addresses where addresses.id = listings.address_id and listings.minutes_to_metro is distinct from addresses.minutes_to_metro;

truncate listing_search_filling, listing_search_next_sale, listing_search_next_rent;
insert into listing_search_filling (seen) values (pg_current_snapshot());
-- By age, so that the newest stand together. All of them are Moscow's: no release that knows another city runs yet.
insert into listing_search_next_sale
  (trade_type, realty_type, area, price, traits, floor, rooms, metro_id, id, published_at, latitude, longitude, city_id,
    minutes_to_metro)
  select public_listings.*, 1, listings.minutes_to_metro from public_listings join listings using (id)
    where public_listings.trade_type = 1 order by public_listings.published_at, id;
insert into listing_search_next_rent
  (trade_type, realty_type, area, price, traits, floor, rooms, metro_id, id, published_at, latitude, longitude, city_id,
    minutes_to_metro)
  select public_listings.*, 1, listings.minutes_to_metro from public_listings join listings using (id)
    where public_listings.trade_type = 2 order by public_listings.published_at, id;

create index if not exists listing_search_next_sale_newest on listing_search_next_sale (city_id, published_at desc, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro);
create index if not exists listing_search_next_sale_price on listing_search_next_sale (city_id, price, id desc)
  include (traits, area, floor, metro_id, minutes_to_metro);
create index if not exists listing_search_next_sale_metro on listing_search_next_sale (city_id, metro_id, published_at desc, id desc)
  include (traits, price, area, floor, minutes_to_metro);
create index if not exists listing_search_next_sale_map on listing_search_next_sale (city_id, latitude, longitude)
  include (traits, price, area, floor, metro_id, id, minutes_to_metro);
create index if not exists listing_search_next_sale_nearest on listing_search_next_sale (city_id, minutes_to_metro, id desc)
  include (traits, price, area, floor, metro_id);
create index if not exists listing_search_next_sale_id on listing_search_next_sale (id);

create index if not exists listing_search_next_rent_newest on listing_search_next_rent (city_id, published_at desc, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro);
create index if not exists listing_search_next_rent_price on listing_search_next_rent (city_id, price, id desc)
  include (traits, area, floor, metro_id, minutes_to_metro);
create index if not exists listing_search_next_rent_metro on listing_search_next_rent (city_id, metro_id, published_at desc, id desc)
  include (traits, price, area, floor, minutes_to_metro);
create index if not exists listing_search_next_rent_map on listing_search_next_rent (city_id, latitude, longitude)
  include (traits, price, area, floor, metro_id, id, minutes_to_metro);
create index if not exists listing_search_next_rent_nearest on listing_search_next_rent (city_id, minutes_to_metro, id desc)
  include (traits, price, area, floor, metro_id);
create index if not exists listing_search_next_rent_id on listing_search_next_rent (id);

drop index concurrently if exists listing_places_city;
create unique index concurrently listing_places_city on listing_places (city_id, trade_type, realty_type, latitude, longitude, rooms);
-- They are read by statistics and from indexes alone at once; autovacuum would come later.
vacuum (analyze) listing_search_next_sale, listing_search_next_rent;
