-- A new e-mail address waits until it is confirmed, and a change of address can be undone from the old one:
-- `binding` of 'email-change' is the new address, of 'email-undo' the one that is put back.
alter table one_time_tokens drop constraint one_time_tokens_kind_check;
alter table one_time_tokens add constraint one_time_tokens_kind_check
  check (kind in ('pin-reset', 'second-step', 'oauth-return', 'email-change', 'email-undo'));
create index one_time_tokens_former on one_time_tokens (lower(binding)) where kind = 'email-undo';
