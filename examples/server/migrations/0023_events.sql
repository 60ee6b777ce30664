-- What open pages are told (docs/decisions/server/043). Rows live for a day; kinds are in src/domain/events.
create sequence event_ids;
create table events (
  row_id bigint generated always as identity primary key,
  -- Given when the transaction commits, so that ids become visible in their order.
  id bigint,
  user_id bigint not null,
  kind text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp()
);
create index events_id on events (id);
create index events_user on events (user_id, id);

-- Runs last in a transaction. The lock is held until it has committed: PostgreSQL itself lets only one transaction that notifies commit at a time.
create function number_event() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('kvartal events', 0));
  update events set id = nextval('event_ids') where row_id = new.row_id;
  perform pg_notify('kvartal_events', new.user_id::text);
  return null;
end $$;
create constraint trigger events_number after insert on events
  deferrable initially deferred for each row execute function number_event();

-- Whatever ends a session, its streams end as well.
create function tell_ended_sessions() returns trigger language plpgsql as $$
begin
  insert into events (user_id, kind) select distinct user_id, 'sessions' from ended;
  return null;
end $$;
create trigger auth_tokens_ended after delete on auth_tokens
  referencing old table as ended for each statement execute function tell_ended_sessions();
