-- Whether the owner has said anything about furniture. A separate column: `attrs` is generated from `furniture`, and making that nullable would rewrite
-- the table (docs/decisions/server/041).
alter table listings add column furniture_known boolean not null default true;
