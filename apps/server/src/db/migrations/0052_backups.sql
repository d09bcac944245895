-- Backups that were made and checked: whoever runs the installation reads when the last one was. Nothing of a person.
create table backups (
  id uuid primary key,
  file text not null,
  bytes bigint not null check (bytes > 0),
  rows bigint not null check (rows >= 0),
  made_at timestamptz not null,
  checked_at timestamptz not null check (checked_at >= made_at)
);
create index backups_made_at on backups (made_at desc);
