-- What whoever runs an installation decides and looks after.

-- One row at most; null: as the environment says.
create table installation_settings (
  is_only boolean primary key default true check (is_only),
  is_sign_up_open boolean not null default true,
  operator_name text check (char_length(operator_name) between 1 and 200),
  operator_address text check (char_length(operator_address) between 1 and 400),
  contact text check (char_length(contact) between 3 and 254),
  changed_at timestamptz not null
);
-- What is told to other processes is JSON, as on every channel.
create function installation_settings_told() returns trigger language plpgsql as
  $$ begin perform pg_notify('installation_settings', 'null'); return null; end $$;
create trigger installation_settings_change after insert or update on installation_settings
  for each statement execute function installation_settings_told();
create index audit_entries_settings on audit_entries (at desc) where act = 'settings-changed';

-- By whom, without a reference: a letter is not part of the family of whoever answered it.
alter table contact_messages add column answered_at timestamptz;
alter table contact_messages add column answered_by uuid;
create index contact_messages_open on contact_messages (created_at desc, id desc) where answered_at is null;

-- Letters that were given up after several tries; to whom they went is not kept.
create table letters_failed (
  id uuid primary key,
  at timestamptz not null
);
create index letters_failed_at on letters_failed (at);

-- Jobs that failed when they last ran, since when, and how often in a row.
create table job_failures (
  job text primary key,
  since timestamptz not null,
  times integer not null check (times > 0)
);

create index learner_days_by_day on learner_days (day);
