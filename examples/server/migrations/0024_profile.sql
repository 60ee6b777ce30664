-- Settings of users (docs/decisions/server/046).
alter table users
  -- Letters that the user does without.
  add column letters_off text[] not null default '{}';
-- A picture is sent only if somebody has it, and its files stay as long.
create index users_avatar on users (avatar_hash) where avatar_hash is not null;
