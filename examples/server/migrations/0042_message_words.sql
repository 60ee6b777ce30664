-- The words of a message, as each of its two people searches them: '12/ремонт' is a word of person 12 (docs/decisions/server/082). A search of one
-- person reads their part of the index alone, however much others have written.
create table message_words (
  message_id bigint primary key references messages on delete cascade,
  words tsvector not null
);
create index message_words_found on message_words using gin (words);

-- The same words as in src/domain/chat/messageWords.
create function words_of_message(given text, of_owner bigint, of_buyer bigint) returns tsvector language sql immutable parallel safe as $$
  select coalesce(array_to_tsvector(array_agg(distinct person || '/' || left(word, 40))), ''::tsvector)
  from regexp_split_to_table(chat_words(given), '[\s\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u2000-\u206F\u2116]+') as word,
    unnest(array[of_owner, of_buyer]) as person
  where word <> ''
$$;

-- Kept here, because the release before this one writes messages too.
create function keep_message_words() returns trigger language plpgsql as $$
begin
  insert into message_words (message_id, words)
    select added.id, words_of_message(added.body, chats.owner_id, chats.buyer_id) from added join chats on chats.id = added.chat_id;
  return null;
end $$;
create trigger message_words_added after insert on messages referencing new table as added for each statement execute function keep_message_words();
