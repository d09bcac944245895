-- The authenticator app of a grown-up: one each.
create table authenticator_apps (
  family_id uuid not null references families (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- Base32, sealed for its person under a key that is not in the database.
  secret_sealed text not null,
  -- Number of the 30 seconds, since 1970, whose code was used last: it and those before are used up.
  last_step bigint not null check (last_step >= 0),
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (family_id, user_id)
);
create index authenticator_apps_of_user on authenticator_apps (user_id);

-- Codes for when the app is not at hand: each goes in once. A row stays, so that what was used can be told.
create table recovery_codes (
  family_id uuid not null references families (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (family_id, user_id, code_hash)
);
create index recovery_codes_of_user on recovery_codes (user_id);
