-- Identity (docs/decisions/server/038): confirmed addresses, links in letters, accounts that can be closed.
alter table users
  -- Null once an account is erased.
  alter column email drop not null,
  alter column phone drop not null,
  add column email_confirmed_at timestamptz,
  -- Becomes the e-mail when a letter to it is answered.
  add column new_email text,
  -- The last time that a password was given. For older accounts the count begins now.
  add column signed_in_at timestamptz not null default now(),
  -- Since then e-mail and phone are free for others, though the row still has them.
  add column released_at timestamptz;

create table one_time_tokens (
  -- The token itself is known to the reader of the letter alone.
  token_sha256 bytea primary key check (octet_length(token_sha256) = 32),
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm_email', 'reset_password', 'change_email')),
  -- The address that it was sent to.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index one_time_tokens_user on one_time_tokens (user_id);
create index one_time_tokens_expired on one_time_tokens (expires_at);
