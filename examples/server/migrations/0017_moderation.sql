-- Moderation (docs/decisions/server/045): what waits for a decision, apart from the wide rows of listings.
create table moderation_queue (
  listing_id bigint primary key references listings on delete cascade,
  owner_id bigint not null,
  queued_at timestamptz not null default now(),
  -- What the posting rules have to say; null until they have been checked.
  hints smallint,
  -- Who reads it, until when.
  held_by bigint references users,
  held_until timestamptz
) with (fillfactor = 70);
create index moderation_queue_oldest on moderation_queue (queued_at, listing_id);
create index moderation_queue_suspicious on moderation_queue (hints desc nulls last, queued_at, listing_id);
create index moderation_queue_held on moderation_queue (held_by) where held_by is not null;

-- A trigger, so that a listing is in the queue no matter who sends it to moderation, earlier releases included.
create function keep_moderation_queue() returns trigger language plpgsql as $$
begin
  if new.status = 2 and not new.is_deleted then
    insert into moderation_queue (listing_id, owner_id) values (new.id, new.owner_id)
      on conflict (listing_id) do update set owner_id = excluded.owner_id, queued_at = excluded.queued_at, hints = null;
  else
    delete from moderation_queue where listing_id = new.id;
  end if;
  return null;
end $$;
create trigger moderation_queue_insert after insert on listings for each row when (new.status = 2) execute function keep_moderation_queue();
create trigger moderation_queue_update after update of status, is_deleted, version on listings for each row
  when ((old.status = 2 or new.status = 2)
    and (old.status, old.is_deleted, old.version) is distinct from (new.status, new.is_deleted, new.version))
  execute function keep_moderation_queue();

-- Also for the seed, which loads without triggers.
create function fill_moderation_queue() returns void language sql as $$
  insert into moderation_queue (listing_id, owner_id, queued_at)
    select id, owner_id, coalesce(
      (select max(created_at) from listing_events where listing_events.listing_id = listings.id and to_status = 2), published_at, now())
    from listings where status = 2 and not is_deleted on conflict do nothing;
$$;
select fill_moderation_queue();

-- The content that visitors saw before an edit, for the comparison.
create table approved_listings (
  listing_id bigint primary key references listings on delete cascade,
  version integer not null,
  content jsonb not null
);

-- Null: the server itself, by the posting rules.
alter table listing_events alter column actor_id drop not null;

alter table complaints
  add column resolved_at timestamptz,
  add column resolved_by bigint references users,
  add column outcome text check (outcome in ('rejected', 'dismissed', 'blocked'));
create index complaints_open on complaints (listing_id) where resolved_at is null;
create index complaints_resolved on complaints (resolved_at desc) where resolved_at is not null;

alter table users
  add column blocked_by bigint references users,
  -- The user reads it when signing in.
  add column blocked_reason text;

-- 16 hexadecimal digits, alike for pictures that look alike; null for the pictures that come with the server.
alter table pictures add column fingerprint text;

-- Similar flats of a district.
create index addresses_district on addresses (district);
