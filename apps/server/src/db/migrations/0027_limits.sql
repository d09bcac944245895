-- What parents allow their children on screen, and what a family takes away with it.

-- Append-only: the newest decision of a child counts, the ones before it stay on record. Without any, nothing is limited.
create table screen_limits (
  id uuid primary key,
  child_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  daily_minutes integer check (daily_minutes between 5 and 600),
  hours_from text,
  hours_to text,
  quiet_from text,
  quiet_to text,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz not null,
  check ((hours_from is null) = (hours_to is null)),
  check ((quiet_from is null) = (quiet_to is null))
);
create index screen_limits_of_child on screen_limits (child_id, decided_at desc, id desc);

-- Append-only: minutes a parent gave on top of a day, which is the child's own date.
create table screen_grants (
  id uuid primary key,
  child_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  day date not null,
  minutes integer not null check (minutes between 1 and 60),
  given_by uuid references users (id) on delete set null,
  given_at timestamptz not null
);
create index screen_grants_of_day on screen_grants (child_id, day);

-- Who decided may be forgotten with their account; what was decided never changes.
create function screen_decision_stands() returns trigger language plpgsql as
  $$ begin raise exception 'a decision about screen time is followed by another, never changed'; end $$;
create trigger screen_limits_stand
  before update of id, child_id, daily_minutes, hours_from, hours_to, quiet_from, quiet_to, decided_at on screen_limits
  for each row execute function screen_decision_stands();
create trigger screen_grants_stand
  before update of id, child_id, day, minutes, given_at on screen_grants
  for each row execute function screen_decision_stands();

-- That somebody signed in gave their secret once more a short while ago, for what a borrowed browser must not do.
create table session_proofs (
  session_id uuid primary key references sessions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  proved_at timestamptz not null
);

-- A family's copy of everything: made by a job, kept a day, gone with its pieces. beat_at: when its maker last gave a sign.
create table family_exports (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  asked_by uuid not null references users (id) on delete cascade,
  locale text not null check (locale in ('en', 'fr', 'es')),
  state text not null check (state in ('waiting', 'working', 'ready', 'failed')),
  done integer not null default 0 check (done between 0 and 100),
  bytes bigint not null default 0 check (bytes >= 0),
  asked_at timestamptz not null,
  beat_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz not null
);
create index family_exports_of_family on family_exports (family_id, asked_at desc);
create index family_exports_open on family_exports (asked_at) where state in ('waiting', 'working');
create unique index family_exports_one_open on family_exports (family_id) where state in ('waiting', 'working');

create table family_export_pieces (
  export_id uuid not null references family_exports (id) on delete cascade,
  position integer not null,
  family_id uuid not null references families (id) on delete cascade,
  bytes bytea not null,
  primary key (export_id, position)
);

-- What is kept a fixed time is forgotten by a job that looks for the oldest.
create index audit_entries_old on audit_entries (at);
create index contact_messages_old on contact_messages (created_at);
