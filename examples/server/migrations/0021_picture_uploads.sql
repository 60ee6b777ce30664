-- Pictures whose files are being written, or are to be removed: files that no row of pictures or of this table names do not exist.
create table picture_uploads (
  hash text primary key,
  -- Which server writes them; empty for those to be removed.
  instance text not null,
  at timestamptz not null default now()
);
create index picture_uploads_age on picture_uploads (at);
create index picture_uploads_instance on picture_uploads (instance);
