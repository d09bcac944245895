-- Worksheets, and the answers that come back from paper.

-- A sheet as it was made, whole: its questions are kept so that paper stays markable when a generator changes.
-- It belongs to nobody and tells of nobody; digest is the SHA-256 of what is on it.
create table worksheets (
  code text primary key check (code ~ '^[a-z0-9-]{6,80}$'),
  digest text not null,
  sheet jsonb not null,
  made_at timestamptz not null
);

-- What a parent or teacher keeps.
create table worksheet_shelf (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  owner_id uuid not null references users (id) on delete cascade,
  code text not null references worksheets (code),
  made_at timestamptz not null,
  unique (owner_id, code)
);
create index worksheet_shelf_of_owner on worksheet_shelf (owner_id, made_at desc, id desc);

-- What a child was given on paper.
create table worksheets_given (
  child_id uuid not null references users (id) on delete cascade,
  code text not null references worksheets (code),
  family_id uuid not null references families (id) on delete cascade,
  given_by uuid references users (id) on delete set null,
  given_at timestamptz not null,
  primary key (child_id, code)
);
create index worksheets_given_newest on worksheets_given (child_id, given_at desc);

-- An answer from paper is an attempt like any other; its place is the sheet, `sheet:<code>`.
alter table attempts add column sheet text;
alter table attempts drop column place;
alter table attempts
  add column place text generated always as (coalesce(lesson_id, 'sheet:' || sheet, 'skill:' || skill)) stored;
create index attempts_question on attempts (learner_id, place, kind, number);
create index attempts_of_sheet on attempts (learner_id, sheet, number) where sheet is not null;
