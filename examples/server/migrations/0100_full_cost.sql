-- What a flat costs in full, as filters and orders: the first payment of a rent, roubles for a square metre of a sale (docs/decisions/search/099).
-- What is written from here on has them; 0100_full_cost_filling fills the rows of before.
alter table listing_search add column first_payment bigint, add column unit_price bigint;

-- New columns come last: a view takes them only there, and rows are copied by position. The sums are those of firstPaymentOf and pricePerSquareMetre
-- (src/domain/listing/listing.ts): without one of its parts a sum is null, and the price is rounded as JavaScript does.
create or replace view public_listings as
  select trade_type, realty_type, area, price,
    attrs | case when rooms is null then 0 else 1::bigint << (27 + rooms) end as traits,
    floor, rooms, metro_id, id, published_at, latitude, longitude, city_id, minutes_to_metro,
    case when trade_type = 2 and price > 0 then price + deposit + commission end as first_payment,
    case when trade_type = 1 and price > 0 and area > 0 then floor(price / (area / 100::float8) + 0.5)::bigint end as unit_price
  from listings where status = 1 and not is_deleted;

create or replace function keep_listing_search() returns trigger language plpgsql as $$
declare
  was_public constant boolean := tg_op <> 'INSERT' and old.status = 1 and not old.is_deleted;
  is_public constant boolean := tg_op <> 'DELETE' and new.status = 1 and not new.is_deleted;
  place record;
begin
  if was_public and is_public then
    update listing_search as known
      set (city_id, trade_type, realty_type, area, price, traits, floor, rooms, metro_id, published_at, latitude, longitude,
        minutes_to_metro, first_payment, unit_price)
      = (select city_id, trade_type, realty_type, area, price, traits, floor, rooms, metro_id, published_at, latitude, longitude,
        minutes_to_metro, first_payment, unit_price from public_listings where id = new.id)
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

drop trigger listing_search_update on listings;
create trigger listing_search_update after update of status, is_deleted, published_at, price, latitude, longitude, attrs, area, metro_id,
  rooms, floor, trade_type, realty_type, city_id, minutes_to_metro, deposit, commission on listings
  for each row when ((old.status, old.is_deleted, old.published_at, old.price, old.latitude, old.longitude, old.attrs, old.area,
    old.metro_id, old.rooms, old.floor, old.trade_type, old.realty_type, old.city_id, old.minutes_to_metro, old.deposit, old.commission)
    is distinct from (new.status, new.is_deleted, new.published_at, new.price, new.latitude, new.longitude, new.attrs, new.area,
    new.metro_id, new.rooms, new.floor, new.trade_type, new.realty_type, new.city_id, new.minutes_to_metro, new.deposit, new.commission))
  execute function keep_listing_search();
drop trigger listing_changes_update on listings;
create trigger listing_changes_update after update of status, is_deleted, published_at, price, latitude, longitude, attrs, area, metro_id,
  rooms, floor, trade_type, realty_type, city_id, minutes_to_metro, deposit, commission on listings
  for each row when ((old.status, old.is_deleted, old.published_at, old.price, old.latitude, old.longitude, old.attrs, old.area,
    old.metro_id, old.rooms, old.floor, old.trade_type, old.realty_type, old.city_id, old.minutes_to_metro, old.deposit, old.commission)
    is distinct from (new.status, new.is_deleted, new.published_at, new.price, new.latitude, new.longitude, new.attrs, new.area,
    new.metro_id, new.rooms, new.floor, new.trade_type, new.realty_type, new.city_id, new.minutes_to_metro, new.deposit, new.commission))
  execute function note_listing_change();

-- Some thousands at once, so that writers of a row wait for a moment only, and an interrupted filling goes on where it was.
create procedure fill_full_cost() language plpgsql as $$
declare
  first bigint := 0;
  last constant bigint := coalesce((select max(id) from listing_search), 0);
begin
  while first <= last loop
    update listing_search as known set first_payment = public_listings.first_payment, unit_price = public_listings.unit_price
      from public_listings
      where known.id >= first and known.id < first + 10000 and public_listings.id = known.id and public_listings.city_id = known.city_id
        and public_listings.trade_type = known.trade_type and public_listings.realty_type = known.realty_type
        and (known.first_payment, known.unit_price) is distinct from (public_listings.first_payment, public_listings.unit_price);
    first := first + 10000;
    commit;
  end loop;
end $$;
