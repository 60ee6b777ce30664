-- ETag and Last-Modified of the file whose offers were all applied. Null: the file is read whole the next time.
alter table feeds add column validators jsonb;
