-- What the public has seen of prices (docs/decisions/site/108).
create table listing_prices (
  listing_id bigint not null references listings on delete cascade,
  since timestamptz not null,
  price bigint not null,
  primary key (listing_id, since)
);

-- Only a listing that everybody sees gets here, so that no price is told that a moderator has not let through.
create function keep_listing_price() returns trigger language plpgsql as $$
declare
  was_public constant boolean := tg_op = 'UPDATE' and old.status = 1 and not old.is_deleted;
  last listing_prices;
begin
  -- Writers of one listing come one after another, because they hold its row.
  select * into last from listing_prices where listing_id = new.id order by since desc limit 1;
  if last is null and was_public then
    -- Loaded without this trigger.
    insert into listing_prices (listing_id, since, price) values (new.id, coalesce(old.published_at, now()), old.price) returning * into last;
  end if;
  if last is null then
    insert into listing_prices (listing_id, since, price) values (new.id,
      -- One that was public before this table was there has been seen with another price, perhaps.
      case when tg_op = 'UPDATE' and old.published_at is not null then now() else coalesce(new.published_at, now()) end, new.price);
  elsif last.price <> new.price then
    -- Not the start of the transaction: it may be older than the change that it has waited for.
    insert into listing_prices (listing_id, since, price)
      values (new.id, greatest(clock_timestamp(), last.since + interval '1 millisecond'), new.price);
  end if;
  return null;
end $$;

-- Before the rows are copied: from here on writers wait, so that no change is missed.
create trigger listing_prices_insert after insert on listings
  for each row when (new.status = 1 and not new.is_deleted) execute function keep_listing_price();
create trigger listing_prices_update after update of status, is_deleted, price on listings
  for each row when (new.status = 1 and not new.is_deleted
    and (old.status, old.is_deleted, old.price) is distinct from (new.status, new.is_deleted, new.price))
  execute function keep_listing_price();

-- The seed, which loads without triggers, calls it too.
create function fill_listing_prices() returns void language sql as $$
  -- One that was edited may have been published with another price.
  insert into listing_prices (listing_id, since, price)
    select id, case when version = 1 then published_at else now() end, price from listings
    where status in (1, 4) and not is_unapproved and published_at is not null
      and not exists (select from listing_prices where listing_id = listings.id);
$$;
select fill_listing_prices();
