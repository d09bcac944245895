-- People, their families, and everything that lets them in (design §5).
-- Secrets are kept as hashes only: PINs and passwords by argon2id over a pepper that is
-- not in this database, session and one-time tokens by SHA-256 (they are random enough).

create table families (
  id uuid primary key,
  created_at timestamptz not null default now()
);

create table users (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  role text not null check (role in ('student', 'parent', 'teacher', 'admin')),
  age_group text null check (age_group in ('k2', 'elementary', 'middle', 'high', 'university', 'adult')),
  sacred_id text null check (sacred_id ~ '^[A-Za-z0-9._-]{3,24}$'),
  email text null check (char_length(email) <= 254),
  first_name text not null,
  last_name text not null default '',
  birth_year int null check (birth_year between 1900 and 2200),
  birth_month int null check (birth_month between 1 and 12),
  grade_level int null check (grade_level between 0 and 16),
  pin_hash text null,
  password_hash text null,
  google_subject text null unique,
  picture_key boolean not null default false,
  is_active boolean not null default true,
  locale text not null default 'en' check (locale in ('en', 'fr', 'es')),
  time_zone text not null default 'UTC',
  avatar_url text null,
  preferences jsonb not null default '{}',
  metadata jsonb not null default '{}',
  newsletter boolean not null default false,
  terms_agreed_at timestamptz null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz null
);
create unique index users_sacred_id on users (lower(sacred_id));
create unique index users_email on users (lower(email));
create index users_family on users (family_id);
create index users_created on users (created_at, id);
create index users_deleted on users (deleted_at) where deleted_at is not null;

-- A signed-in browser ('cookie'), or a token for the calls that name one ('bearer').
-- A bearer token hangs on the session it was given with and ends with it.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  parent_id uuid null references sessions (id) on delete cascade,
  kind text not null check (kind in ('cookie', 'bearer')),
  token_hash text not null unique,
  device_id uuid null,
  label text not null default '',
  remembered boolean not null default false,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_parent on sessions (parent_id);
create index sessions_expiry on sessions (expires_at);

-- A browser from which this person signed in before; its signed cookie carries device_id.
create table known_devices (
  device_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  failures_in_a_row int not null default 0 check (failures_in_a_row >= 0),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (device_id, user_id)
);
create index known_devices_user on known_devices (user_id);

-- The ledger of failed tries, one row a budget and window: PIN failures by account, address and
-- installation, and calls that must stay rare. `key` is an id or a keyed hash, never an address in clear.
create table pin_failures (
  scope text not null check (scope in (
    'account-day', 'account-total', 'address-hour', 'installation-hour', 'call'
  )),
  key text not null,
  window_start timestamptz not null,
  count int not null check (count >= 0),
  primary key (scope, key, window_start)
);
create index pin_failures_window on pin_failures (window_start);

-- Things that work once: PIN reset links, e-mailed codes, OAuth returns.
create table one_time_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  kind text not null check (kind in ('pin-reset', 'second-step', 'oauth-return')),
  secret_hash text not null,
  binding text null,
  tries int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz null
);
create unique index one_time_tokens_secret on one_time_tokens (secret_hash) where kind <> 'second-step';
create index one_time_tokens_user on one_time_tokens (user_id, kind);
create index one_time_tokens_expiry on one_time_tokens (expires_at);

-- Consequential acts, by ids only; kept when the people are gone, so no foreign keys.
create table audit_entries (
  id uuid primary key,
  family_id uuid null,
  actor_id uuid null,
  subject_id uuid null,
  act text not null check (char_length(act) <= 60),
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);
create index audit_entries_subject on audit_entries (subject_id, at);
create index audit_entries_family on audit_entries (family_id, at);
