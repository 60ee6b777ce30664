-- Outside a transaction: the texts of all chats take minutes where there are many. Nobody waits for the table meanwhile, and only edits of a listing
-- or a name for some of its chats. By parts, and in the order of the triggers, so that two writers do not wait for each other.
update chats set (owner_finds, buyer_finds) = (select found.owner_finds, found.buyer_finds from chat_texts(listing_id, owner_id, buyer_id) as found)
  where id in (select id from chats where id % 8 = 0 order by id for no key update);
update chats set (owner_finds, buyer_finds) = (select found.owner_finds, found.buyer_finds from chat_texts(listing_id, owner_id, buyer_id) as found)
  where id in (select id from chats where id % 8 = 1 order by id for no key update);
update chats set (owner_finds, buyer_finds) = (select found.owner_finds, found.buyer_finds from chat_texts(listing_id, owner_id, buyer_id) as found)
  where id in (select id from chats where id % 8 = 2 order by id for no key update);
update chats set (owner_finds, buyer_finds) = (select found.owner_finds, found.buyer_finds from chat_texts(listing_id, owner_id, buyer_id) as found)
  where id in (select id from chats where id % 8 = 3 order by id for no key update);
update chats set (owner_finds, buyer_finds) = (select found.owner_finds, found.buyer_finds from chat_texts(listing_id, owner_id, buyer_id) as found)
  where id in (select id from chats where id % 8 = 4 order by id for no key update);
update chats set (owner_finds, buyer_finds) = (select found.owner_finds, found.buyer_finds from chat_texts(listing_id, owner_id, buyer_id) as found)
  where id in (select id from chats where id % 8 = 5 order by id for no key update);
update chats set (owner_finds, buyer_finds) = (select found.owner_finds, found.buyer_finds from chat_texts(listing_id, owner_id, buyer_id) as found)
  where id in (select id from chats where id % 8 = 6 order by id for no key update);
update chats set (owner_finds, buyer_finds) = (select found.owner_finds, found.buyer_finds from chat_texts(listing_id, owner_id, buyer_id) as found)
  where id in (select id from chats where id % 8 = 7 order by id for no key update);
