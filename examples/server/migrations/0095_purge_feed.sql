-- How far purges of a cache in front of the server have got. Empty where there are none.
create table purge_feed (
  -- One row at most.
  is_single boolean primary key default true check (is_single),
  -- What these transactions have changed was ordered to be purged.
  seen pg_snapshot not null,
  fed_at timestamptz not null default now()
);
