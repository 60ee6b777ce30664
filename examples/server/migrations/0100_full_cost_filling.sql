-- Outside a transaction: nobody waits, however many listings there are, and an interrupted filling goes on.
call fill_full_cost();

-- 0100_full_cost_indexes puts them in the place of those without the new columns.
drop index concurrently if exists listing_search_sale_flats_newest_full;
create index concurrently listing_search_sale_flats_newest_full on listing_search_sale_flats (city_id, published_at desc, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_sale_flats_price_full;
create index concurrently listing_search_sale_flats_price_full on listing_search_sale_flats (city_id, price, id desc)
  include (traits, area, floor, metro_id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_sale_flats_metro_full;
create index concurrently listing_search_sale_flats_metro_full on listing_search_sale_flats (city_id, metro_id, published_at desc, id desc)
  include (traits, price, area, floor, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_sale_flats_map_full;
create index concurrently listing_search_sale_flats_map_full on listing_search_sale_flats (city_id, latitude, longitude)
  include (traits, price, area, floor, metro_id, id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_sale_flats_unit_price_full;
create index concurrently listing_search_sale_flats_unit_price_full on listing_search_sale_flats (city_id, unit_price, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro);
drop index concurrently if exists listing_search_sale_apartments_newest_full;
create index concurrently listing_search_sale_apartments_newest_full on listing_search_sale_apartments (city_id, published_at desc, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_sale_apartments_price_full;
create index concurrently listing_search_sale_apartments_price_full on listing_search_sale_apartments (city_id, price, id desc)
  include (traits, area, floor, metro_id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_sale_apartments_metro_full;
create index concurrently listing_search_sale_apartments_metro_full on listing_search_sale_apartments (city_id, metro_id, published_at desc, id desc)
  include (traits, price, area, floor, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_sale_apartments_map_full;
create index concurrently listing_search_sale_apartments_map_full on listing_search_sale_apartments (city_id, latitude, longitude)
  include (traits, price, area, floor, metro_id, id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_sale_apartments_unit_price_full;
create index concurrently listing_search_sale_apartments_unit_price_full on listing_search_sale_apartments (city_id, unit_price, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro);
drop index concurrently if exists listing_search_sale_others_newest_full;
create index concurrently listing_search_sale_others_newest_full on listing_search_sale_others (city_id, published_at desc, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_sale_others_price_full;
create index concurrently listing_search_sale_others_price_full on listing_search_sale_others (city_id, price, id desc)
  include (traits, area, floor, metro_id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_sale_others_metro_full;
create index concurrently listing_search_sale_others_metro_full on listing_search_sale_others (city_id, metro_id, published_at desc, id desc)
  include (traits, price, area, floor, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_sale_others_map_full;
create index concurrently listing_search_sale_others_map_full on listing_search_sale_others (city_id, latitude, longitude)
  include (traits, price, area, floor, metro_id, id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_sale_others_unit_price_full;
create index concurrently listing_search_sale_others_unit_price_full on listing_search_sale_others (city_id, unit_price, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro);
drop index concurrently if exists listing_search_rent_flats_newest_full;
create index concurrently listing_search_rent_flats_newest_full on listing_search_rent_flats (city_id, published_at desc, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_rent_flats_price_full;
create index concurrently listing_search_rent_flats_price_full on listing_search_rent_flats (city_id, price, id desc)
  include (traits, area, floor, metro_id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_rent_flats_metro_full;
create index concurrently listing_search_rent_flats_metro_full on listing_search_rent_flats (city_id, metro_id, published_at desc, id desc)
  include (traits, price, area, floor, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_rent_flats_map_full;
create index concurrently listing_search_rent_flats_map_full on listing_search_rent_flats (city_id, latitude, longitude)
  include (traits, price, area, floor, metro_id, id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_rent_flats_first_payment_full;
create index concurrently listing_search_rent_flats_first_payment_full on listing_search_rent_flats (city_id, first_payment, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro);
drop index concurrently if exists listing_search_rent_apartments_newest_full;
create index concurrently listing_search_rent_apartments_newest_full on listing_search_rent_apartments (city_id, published_at desc, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_rent_apartments_price_full;
create index concurrently listing_search_rent_apartments_price_full on listing_search_rent_apartments (city_id, price, id desc)
  include (traits, area, floor, metro_id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_rent_apartments_metro_full;
create index concurrently listing_search_rent_apartments_metro_full on listing_search_rent_apartments (city_id, metro_id, published_at desc, id desc)
  include (traits, price, area, floor, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_rent_apartments_map_full;
create index concurrently listing_search_rent_apartments_map_full on listing_search_rent_apartments (city_id, latitude, longitude)
  include (traits, price, area, floor, metro_id, id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_rent_apartments_first_payment_full;
create index concurrently listing_search_rent_apartments_first_payment_full on listing_search_rent_apartments (city_id, first_payment, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro);
drop index concurrently if exists listing_search_rent_others_newest_full;
create index concurrently listing_search_rent_others_newest_full on listing_search_rent_others (city_id, published_at desc, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_rent_others_price_full;
create index concurrently listing_search_rent_others_price_full on listing_search_rent_others (city_id, price, id desc)
  include (traits, area, floor, metro_id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_rent_others_metro_full;
create index concurrently listing_search_rent_others_metro_full on listing_search_rent_others (city_id, metro_id, published_at desc, id desc)
  include (traits, price, area, floor, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_rent_others_map_full;
create index concurrently listing_search_rent_others_map_full on listing_search_rent_others (city_id, latitude, longitude)
  include (traits, price, area, floor, metro_id, id, minutes_to_metro, first_payment, unit_price);
drop index concurrently if exists listing_search_rent_others_first_payment_full;
create index concurrently listing_search_rent_others_first_payment_full on listing_search_rent_others (city_id, first_payment, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro);
-- They are read by statistics and from indexes alone at once; autovacuum would come later.
vacuum (analyze) listing_search;
