-- When a user gave the second consent, to the processing of personal data; null where the form has not asked for it (D40).
alter table users add column personal_data_agreed_at timestamptz;
