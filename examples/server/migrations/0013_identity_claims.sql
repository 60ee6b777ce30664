-- The partial indexes of 0012 take their place.
alter table users drop constraint users_email_key, drop constraint users_phone_key;
