-- What the register of houses says about the address of a listing (docs/decisions/server/066). Null: the listing is older than this question.
-- `house_metres`: from the point that was sent to the house; of an unknown house, to the nearest one of its street.
alter table listings add column house_registered boolean;
alter table listings add column house_metres integer;
