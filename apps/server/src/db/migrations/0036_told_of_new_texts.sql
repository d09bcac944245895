-- Who was told of a new version of the terms or the privacy notice, when, and from which day it applies to them:
-- one row a person and version. Somebody without an address is told inside the product alone.
create table legal_notices (
  user_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  text_name text not null check (text_name in ('terms', 'privacy')),
  version text not null,
  applies_on date not null,
  told_at timestamptz not null,
  -- Somebody is delivering the letter since; long ago and not delivered: it is tried again.
  taken_at timestamptz,
  tries integer not null default 0,
  delivered_at timestamptz,
  primary key (user_id, text_name, version)
);
create index legal_notices_of_family on legal_notices (family_id);
create index legal_notices_waiting on legal_notices (told_at) where delivered_at is null;
