-- Knowledge Inheritance Mapping: what people chose to see, which cards they opened and discovered, and what they wrote.

-- level and mythology are null where nothing was chosen. The last two are a grown-up's: the highest level, and myths at all.
create table kim_choices (
  user_id uuid primary key references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  level text check (level in ('standard', 'awareness', 'integrated', 'advanced')),
  mythology boolean,
  learning_style text check (learning_style in ('mixed', 'pictures', 'listening', 'reading', 'doing')),
  level_limit text check (level_limit in ('standard', 'awareness', 'integrated', 'advanced')),
  myths_allowed boolean not null default true
);

-- One row a card somebody opened. tried_on is the learner's own day of the last try; discovered_at is never taken away.
create table kim_cards (
  user_id uuid not null references users (id) on delete cascade,
  mapping_id text not null,
  family_id uuid not null references families (id) on delete cascade,
  opened_at timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  tried_on date,
  discovered_at timestamptz,
  primary key (user_id, mapping_id)
);

-- Texts are kept after private data was taken out. A scored synthesis never changes; revising one begins another.
create table kim_syntheses (
  id uuid primary key,
  learner_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  state text not null check (state in ('draft', 'handed-in', 'scored')),
  work jsonb not null,
  band text not null,
  scores jsonb,
  passed boolean,
  note text,
  scored_by uuid references users (id) on delete set null,
  handed_in_at timestamptz,
  scored_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'scored') = (scores is not null and passed is not null and scored_at is not null)),
  check (state = 'draft' or handed_in_at is not null)
);
create index kim_syntheses_of_learner on kim_syntheses (learner_id, updated_at desc);
create index kim_syntheses_waiting on kim_syntheses (learner_id, handed_in_at) where state = 'handed-in';

-- Mappings that learners think should be there; read by nobody but those who decide on them.
create table kim_proposals (
  id uuid primary key,
  learner_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  state text not null check (state in ('with-parent', 'with-admin', 'accepted', 'declined')),
  proposed jsonb not null,
  note text,
  decided_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  decided_at timestamptz
);
create index kim_proposals_of_learner on kim_proposals (learner_id, created_at desc);
create index kim_proposals_open on kim_proposals (created_at) where state = 'with-admin';
