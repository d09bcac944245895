-- The first run of an installation: the addresses that starts printed, by hash alone, until there is an admin. None of
-- these rows is of a family.
create table first_run_links (
  secret_hash text primary key,
  made_at timestamptz not null
);
-- One row once there was an admin, also where that one is gone again.
create table first_run_ends (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null
);
insert into first_run_ends (at) select min(created_at) from users where role = 'admin' having count(*) > 0;

-- Null: as the environment says.
alter table installation_settings add column operator_phone text check (char_length(operator_phone) between 1 and 60);
-- Plans are sold where payments are set up; else everything is free for everybody.
alter table installation_settings add column sells_plans boolean not null default true;
