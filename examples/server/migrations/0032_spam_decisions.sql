-- Moderators are shown what somebody has sent to many people (docs/decisions/server/053): that it is no spam is a decision like the others.
alter table moderation_decisions drop constraint moderation_decisions_kind_check;
alter table moderation_decisions add constraint moderation_decisions_kind_check
  check (kind in ('approved', 'rejected', 'returned', 'dismissed', 'not_spam', 'blocked', 'unblocked'));

-- What is no spam is nobody's business any more.
update spam_marks set text = '' where resolved_at is not null;
