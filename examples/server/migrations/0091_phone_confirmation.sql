-- Phones that their owners have confirmed (docs/decisions/server/091). A server of the release before does not ask for it.
create table phone_confirmations (
  user_id bigint primary key references users on delete cascade,
  -- It is that of the user, or the confirmation does not count.
  phone char(10) not null check (phone ~ '^[0-9]{10}$'),
  confirmed_at timestamptz not null
);

-- The code that was sent to a phone last.
create table phone_codes (
  user_id bigint primary key references users on delete cascade,
  phone char(10) not null check (phone ~ '^[0-9]{10}$'),
  code_sha256 bytea not null check (octet_length(code_sha256) = 32),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  attempts_left smallint not null check (attempts_left >= 0)
);
create index phone_codes_expires_at on phone_codes (expires_at);
