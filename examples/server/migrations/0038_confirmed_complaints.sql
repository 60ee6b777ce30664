-- What comes in about a listing whose owner is blocked is confirmed as it is, which is a decision like the others.
alter table moderation_decisions drop constraint moderation_decisions_kind_check;
alter table moderation_decisions add constraint moderation_decisions_kind_check
  check (kind in ('approved', 'rejected', 'returned', 'dismissed', 'confirmed', 'not_spam', 'blocked', 'unblocked'));
