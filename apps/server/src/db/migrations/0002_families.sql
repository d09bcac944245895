-- Who cares for whom, what a parent agreed to, what a child was given to do, and what reached us from the site.

create table guardianships (
  guardian_id uuid not null references users (id) on delete cascade,
  child_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  created_at timestamptz not null,
  primary key (guardian_id, child_id)
);
create index guardianships_child on guardianships (child_id);

-- A consent is never changed but for its revocation; giving it again is a new row.
create table consents (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  child_id uuid not null references users (id) on delete cascade,
  given_by uuid references users (id) on delete set null,
  text_version text not null,
  method text not null,
  given_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid references users (id) on delete set null,
  check (revoked_at is null or revoked_at >= given_at)
);
create unique index consents_in_force on consents (child_id) where revoked_at is null;
create index consents_child on consents (child_id, given_at desc);

-- completed_at is kept when the lesson is completed, so that what is still to do is found by an index.
create table assignments (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  child_id uuid not null references users (id) on delete cascade,
  lesson_id text not null,
  due_on date not null,
  given_by uuid references users (id) on delete set null,
  given_at timestamptz not null,
  completed_at timestamptz
);
create unique index assignments_open_lesson on assignments (child_id, lesson_id) where completed_at is null;
create index assignments_open_due on assignments (child_id, due_on) where completed_at is null;

create table contact_messages (
  id uuid primary key,
  user_id uuid references users (id) on delete set null,
  name text not null,
  email text not null,
  topic text not null check (topic in ('question', 'problem', 'content', 'privacy', 'other')),
  message text not null,
  locale text not null,
  created_at timestamptz not null
);

-- Warnings and errors of browsers, scrubbed of personal data before they come here; nobody's name is kept with them.
create table client_logs (
  id uuid primary key,
  level text not null check (level in ('warn', 'error')),
  message text not null,
  detail text,
  path text,
  occurred_at timestamptz not null,
  received_at timestamptz not null
);
create index client_logs_received on client_logs (received_at desc);
