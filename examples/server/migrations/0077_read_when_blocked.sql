-- What the other one had been told as read when this user blocked them; null without a block (docs/decisions/server/077).
alter table chat_members add column read_when_blocked bigint;
