-- When a user was last written to about unread messages (docs/decisions/server/053).
alter table users add column unread_letter_at timestamptz;
