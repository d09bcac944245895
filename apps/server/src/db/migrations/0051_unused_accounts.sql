-- When somebody of a family was last signed in, to the day. Sessions and known devices are forgotten long before
-- the two years after which an unused account goes. Who was here before starts with the day of this migration.
alter table families add column last_active_at timestamptz not null default now();
create index families_last_active on families (last_active_at);

-- Families told that their unused account will be deleted. A row older than last_active_at counts for nothing.
create table unused_accounts (
  family_id uuid primary key references families (id) on delete cascade,
  told_at timestamptz not null,
  told_again_at timestamptz,
  check (told_again_at >= told_at)
);
