-- How far the index of a search engine has got (docs/decisions/server/092). Empty without one.
create table search_feed (
  -- One row at most.
  is_single boolean primary key default true check (is_single),
  -- Which of the two indexes answers.
  side text not null check (side in ('a', 'b')),
  -- When it was built, ms: the nodes have the same number.
  build bigint not null,
  -- Counts what was written to it since. The nodes have this number, too, unless they have lost something.
  pass bigint not null,
  -- What these transactions have changed is in it. Not a number: some older ones may still have been open.
  seen pg_snapshot not null,
  -- The table that it was read from: its name would be the same in a restored database.
  source oid not null,
  fed_at timestamptz not null default now(),
  switched_at timestamptz not null default now()
);
