-- Outside a transaction: indexes of users, while they sign in.
drop index concurrently if exists users_claimed_email;
drop index concurrently if exists users_claimed_phone;
drop index concurrently if exists users_email;
drop index concurrently if exists users_unconfirmed;
-- Unique among living accounts with a claim.
create unique index concurrently users_claimed_email on users (email) where deleted_at is null and released_at is null;
create unique index concurrently users_claimed_phone on users (phone) where deleted_at is null and released_at is null;
-- For sign-in to an account without a claim.
create index concurrently users_email on users (email);
-- For the release of claims alone.
create index concurrently users_unconfirmed on users (signed_in_at)
  where email_confirmed_at is null and deleted_at is null and released_at is null;
