-- The school year of a family, what a child follows, what was moved, and calendar feeds.

create table school_years (
  family_id uuid primary key references families (id) on delete cascade,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on)
);

-- learner_id is null for the whole family's; a child's own terms stand in their place.
create table school_terms (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  learner_id uuid references users (id) on delete cascade,
  title text not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day)
);
create index school_terms_of_family on school_terms (family_id, from_day);

-- What a grown-up decided: followed in this order, or left. Courses without a row are followed as they were begun.
create table followed_courses (
  learner_id uuid not null references users (id) on delete cascade,
  course_id text not null,
  family_id uuid not null references families (id) on delete cascade,
  place integer not null,
  has_left boolean not null,
  primary key (learner_id, course_id)
);

-- One press may move the plans of several children: a row each. Kept some weeks, to be shown and taken back.
create table plan_changes (
  sequence bigint generated always as identity,
  change_id uuid not null,
  learner_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  kind text not null check (kind in ('move', 'sick', 'holiday', 'catch-up')),
  day date not null,
  rest_id uuid,
  moves jsonb not null,
  made_by uuid references users (id) on delete set null,
  made_at timestamptz not null,
  undone_at timestamptz,
  primary key (change_id, learner_id)
);
create index plan_changes_of_learner on plan_changes (learner_id, sequence desc);

-- Only the hash of the address is kept. revised_at is when the content last became another one.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  token_hash bytea not null unique,
  has_names boolean not null,
  made_at timestamptz not null,
  last_read_at timestamptz,
  content_hash text,
  revised_at timestamptz
);
