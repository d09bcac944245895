-- What is planned: practice as an assignment, the week, its dated entries, goals; and placement.

-- A practice assignment is done when as many questions of its skill were answered since it was given;
-- that is read from attempts, so that nobody can tick it off. completed_at is a lesson's alone.
alter table assignments
  alter column lesson_id drop not null,
  add column kind text not null default 'lesson' check (kind in ('lesson', 'practice')),
  add column skill text,
  add column count integer check (count > 0),
  add check ((kind = 'lesson') = (lesson_id is not null)),
  add check ((kind = 'practice') = (skill is not null and count is not null));
create index assignments_of_child on assignments (child_id, due_on);

create table timetable_slots (
  learner_id uuid not null references users (id) on delete cascade,
  weekday integer not null check (weekday between 1 and 7),
  subject text not null,
  family_id uuid not null references families (id) on delete cascade,
  minutes integer not null check (minutes > 0),
  primary key (learner_id, weekday, subject)
);

-- A lesson stands in a learner's plan at most once, whatever moves.
create table schedule_entries (
  id uuid primary key,
  learner_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  day date not null,
  subject text not null,
  kind text not null check (kind in ('lesson', 'practice')),
  course_id text,
  lesson_id text,
  minutes integer not null check (minutes > 0),
  pinned boolean not null default false,
  check ((kind = 'lesson') = (lesson_id is not null and course_id is not null))
);
create index schedule_entries_of_day on schedule_entries (learner_id, day);
create unique index schedule_entries_lesson on schedule_entries (learner_id, lesson_id) where lesson_id is not null;

-- target is the minutes of a daily goal, else null; about is the skill's or course's id.
create table goals (
  id uuid primary key,
  learner_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  kind text not null check (kind in ('daily-minutes', 'master-skill', 'finish-course')),
  target integer,
  about text,
  by_day date,
  set_at timestamptz not null,
  ended_at timestamptz,
  check ((kind = 'daily-minutes') = (target is not null and about is null))
);
create unique index goals_open on goals (learner_id, kind, coalesce(about, '')) where ended_at is null;

create table placements (
  id uuid primary key,
  learner_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  subject text not null,
  state text not null check (state in ('open', 'finished', 'stopped')),
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null))
);
create unique index placements_open on placements (learner_id, subject) where state = 'open';
create index placements_of_learner on placements (learner_id, subject, started_at desc);

-- Append-only, like attempts: the walk is computed from it. answer is null for “I don't know this yet”.
create table placement_answers (
  placement_id uuid not null references placements (id) on delete cascade,
  number integer not null,
  id uuid not null unique,
  body_hash text not null,
  skill text not null,
  difficulty integer not null check (difficulty between 1 and 3),
  answer text,
  solved boolean not null,
  duration_ms integer not null,
  answered_at timestamptz not null,
  primary key (placement_id, number)
);
