-- What the two of a chat find it by (docs/decisions/server/053): small letters, and only what each may see. Kept here, because searching reads all
-- chats of a person.
create function chat_words(given text) returns text language sql immutable parallel safe as $$
  -- In a database of the locale C, capitals of Latin letters alone are known.
  select translate(lower(given), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе')
$$;

-- The owner sees the address unless the listing is deleted, the other one while the listing is public or was (D42).
create function chat_texts(of_listing bigint, of_owner bigint, of_buyer bigint, out owner_finds text, out buyer_finds text)
language sql stable as $$
  select concat_ws(' ', buyer, about, address), concat_ws(' ', owner, about, case when is_shown then address end) from (
    select
      (select chat_words(first_name || ' ' || last_name) from users where id = of_owner and deleted_at is null) as owner,
      (select chat_words(first_name || ' ' || last_name) from users where id = of_buyer and deleted_at is null) as buyer,
      chat_words(concat_ws(' ',
        case rooms when 5 then 'студия' when 4 then '4+-комн.' else rooms || '-комн.' end,
        case realty_type when 1 then 'квартира' when 2 then 'апартаменты' when 3 then 'дом' when 4 then 'комната' else 'студия' end,
        '№' || listings.id)) as about,
      case when not is_deleted then chat_words(label) end as address,
      status = 1 or (status = 4 and not is_unapproved) as is_shown
    from listings join addresses on addresses.id = address_id where listings.id = of_listing
  ) as known
$$;

alter table chats add column owner_finds text not null default '', add column buyer_finds text not null default '';

create function begin_chat_texts() returns trigger language plpgsql as $$
begin
  -- What changes meanwhile waits, and then finds this chat.
  perform from users where id in (new.owner_id, new.buyer_id) order by id for share;
  perform from listings where id = new.listing_id for share;
  select coalesce(found.owner_finds, ''), coalesce(found.buyer_finds, '') into new.owner_finds, new.buyer_finds
    from chat_texts(new.listing_id, new.owner_id, new.buyer_id) as found;
  return new;
end $$;
create trigger chats_texts before insert on chats for each row execute function begin_chat_texts();

create function keep_chat_texts() returns trigger language plpgsql as $$
declare
  -- Always in the same order, so that two writers do not wait for each other.
  changed constant bigint[] := case tg_table_name
    when 'listings' then array(select id from chats where listing_id = new.id order by id for no key update)
    else array(select id from chats where owner_id = new.id or buyer_id = new.id order by id for no key update) end;
begin
  update chats set (owner_finds, buyer_finds) = (select found.owner_finds, found.buyer_finds from chat_texts(listing_id, owner_id, buyer_id) as found)
    where id = any(changed);
  return null;
end $$;
create trigger chat_texts_of_listing after update of rooms, realty_type, address_id, status, is_deleted, is_unapproved on listings
  for each row when ((old.rooms, old.realty_type, old.address_id, old.status, old.is_deleted, old.is_unapproved)
    is distinct from (new.rooms, new.realty_type, new.address_id, new.status, new.is_deleted, new.is_unapproved))
  execute function keep_chat_texts();
create trigger chat_texts_of_user after update of first_name, last_name, deleted_at on users
  for each row when ((old.first_name, old.last_name, old.deleted_at) is distinct from (new.first_name, new.last_name, new.deleted_at))
  execute function keep_chat_texts();
