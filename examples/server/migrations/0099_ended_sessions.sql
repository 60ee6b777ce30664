-- Why sessions have ended, for the devices that still hold their tokens (docs/decisions/server/038).
create table ended_sessions (
  token_sha256 bytea primary key check (octet_length(token_sha256) = 32),
  user_id bigint not null references users on delete cascade,
  reason text not null check (reason in ('password_changed', 'account_blocked', 'account_closed', 'ended_elsewhere', 'signed_out')),
  ended_at timestamptz not null default now()
);
create index ended_sessions_user_id on ended_sessions (user_id);
create index ended_sessions_ended_at on ended_sessions (ended_at);
