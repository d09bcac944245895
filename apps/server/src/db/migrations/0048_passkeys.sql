-- Passkeys of grown-ups: what a signature is checked with, and what the person sees of it.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  webauthn_id text not null unique,
  public_key bytea not null,
  -- As the authenticator last told it; those that are kept on several devices stay at 0.
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  is_synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- Questions to a passkey that wait for their answer, hashed with the browser they were asked in. A row goes as it is used.
create table passkey_questions (
  secret_hash text primary key,
  expires_at timestamptz not null
);
create index passkey_questions_old on passkey_questions (expires_at);
