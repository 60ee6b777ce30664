-- The map reads a strip of latitudes and keeps its longitudes; places come out in order, so that they are grouped without sorting.
create index listings_map on listings (trade_type, realty_type, latitude, longitude)
  include (id, rooms, price, area, floor, metro_id, attrs)
  where status = 1 and not is_deleted;
