-- Random keys of the server, shared by all its instances.
create table secrets (
  name text primary key,
  value bytea not null check (octet_length(value) = 32)
);
-- A picture is sent only if a listing that everybody sees shows it.
create index pictures_hash on pictures (hash);
create index photos_picture on photos (picture_id);
