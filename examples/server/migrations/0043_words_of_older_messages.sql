-- Outside a transaction: the words of all messages take minutes where there are many. What is written meanwhile has its words already.
insert into message_words (message_id, words)
  select messages.id, words_of_message(body, owner_id, buyer_id) from messages join chats on chats.id = chat_id where messages.id % 8 = 0
  on conflict do nothing;
insert into message_words (message_id, words)
  select messages.id, words_of_message(body, owner_id, buyer_id) from messages join chats on chats.id = chat_id where messages.id % 8 = 1
  on conflict do nothing;
insert into message_words (message_id, words)
  select messages.id, words_of_message(body, owner_id, buyer_id) from messages join chats on chats.id = chat_id where messages.id % 8 = 2
  on conflict do nothing;
insert into message_words (message_id, words)
  select messages.id, words_of_message(body, owner_id, buyer_id) from messages join chats on chats.id = chat_id where messages.id % 8 = 3
  on conflict do nothing;
insert into message_words (message_id, words)
  select messages.id, words_of_message(body, owner_id, buyer_id) from messages join chats on chats.id = chat_id where messages.id % 8 = 4
  on conflict do nothing;
insert into message_words (message_id, words)
  select messages.id, words_of_message(body, owner_id, buyer_id) from messages join chats on chats.id = chat_id where messages.id % 8 = 5
  on conflict do nothing;
insert into message_words (message_id, words)
  select messages.id, words_of_message(body, owner_id, buyer_id) from messages join chats on chats.id = chat_id where messages.id % 8 = 6
  on conflict do nothing;
insert into message_words (message_id, words)
  select messages.id, words_of_message(body, owner_id, buyer_id) from messages join chats on chats.id = chat_id where messages.id % 8 = 7
  on conflict do nothing;
