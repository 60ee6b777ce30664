-- Erasing an account removes addresses that no listing has any more: who asks for each of them would otherwise read all listings.
create index listings_address on listings (address_id);
