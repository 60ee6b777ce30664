-- Indexes that cover the new columns take the place of those that do not. Each finds those of its parts, which are not built again.
drop index listing_search_newest, listing_search_price, listing_search_metro, listing_search_map;
create index listing_search_newest on listing_search (city_id, published_at desc, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro, first_payment, unit_price);
create index listing_search_price on listing_search (city_id, price, id desc)
  include (traits, area, floor, metro_id, minutes_to_metro, first_payment, unit_price);
create index listing_search_metro on listing_search (city_id, metro_id, published_at desc, id desc)
  include (traits, price, area, floor, minutes_to_metro, first_payment, unit_price);
create index listing_search_map on listing_search (city_id, latitude, longitude)
  include (traits, price, area, floor, metro_id, id, minutes_to_metro, first_payment, unit_price);
-- The two orders, each over the deal that has it.
create index listing_search_first_payment on listing_search_rent (city_id, first_payment, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro);
create index listing_search_unit_price on listing_search_sale (city_id, unit_price, id desc)
  include (traits, price, area, floor, metro_id, minutes_to_metro);
drop procedure fill_full_cost();
-- Copies of the search lack the new columns: they begin again.
insert into listing_changes default values;
