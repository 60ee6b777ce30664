-- What nobody has approved stays hidden when its owner archives it. A constant default: no row is written for the column.
alter table listings add column is_unapproved boolean not null default false;

update listings set is_unapproved = true
where status = 4 and 1 is distinct from (
  select from_status from listing_events
  where listing_id = listings.id and to_status = 4
  order by id desc limit 1
) and exists (select 1 from listing_events where listing_id = listings.id and to_status = 4);
