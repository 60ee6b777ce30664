-- A second factor of signing in (docs/decisions/server/087). A server of the release before does not ask for it.
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  -- Shared with the app of the user. It is in no answer but that of setting up, and in no file.
  secret bytea not null check (octet_length(secret) = 20),
  created_at timestamptz not null,
  -- Null while it is being set up: the first code has not been given yet.
  confirmed_at timestamptz,
  -- The time step of the last code that was accepted: each is accepted once.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id bigint not null references second_factors on delete cascade,
  code_sha256 bytea not null check (octet_length(code_sha256) = 32),
  primary key (user_id, code_sha256)
);
