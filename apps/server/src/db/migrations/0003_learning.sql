-- What learners do. attempts is the log everything else can be made from again;
-- the other tables are rows kept up to date as attempts arrive, so that a dashboard's cost does not grow with history.

create table enrolments (
  learner_id uuid not null references users (id) on delete cascade,
  course_id text not null,
  family_id uuid not null references families (id) on delete cascade,
  enrolled_at timestamptz not null,
  primary key (learner_id, course_id)
);

-- One row a learner. Whatever changes the learner's record reads revision first and moves it on in the same statement,
-- so that two changes at once are counted one after the other, never over each other.
create table learner_states (
  learner_id uuid primary key references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  revision integer not null default 0,
  ability double precision not null default 0,
  lessons_completed integer not null default 0 check (lessons_completed >= 0),
  skills_mastered integer not null default 0 check (skills_mastered >= 0),
  answers integer not null default 0 check (answers >= 0),
  streak_days integer not null default 0 check (streak_days >= 0),
  last_work_day date
);

create table lesson_progress (
  learner_id uuid not null references users (id) on delete cascade,
  lesson_id text not null,
  family_id uuid not null references families (id) on delete cascade,
  course_id text not null,
  state text not null check (state in ('started', 'completed')),
  section text,
  answered integer not null default 0 check (answered >= 0),
  solved integer not null default 0 check (solved between 0 and answered),
  started_at timestamptz not null,
  completed_at timestamptz,
  touched_at timestamptz not null,
  primary key (learner_id, lesson_id),
  check ((state = 'completed') = (completed_at is not null))
);
create index lesson_progress_open on lesson_progress (learner_id, touched_at desc) where state = 'started';

-- A question is a place in a lesson's practice: its kind and number. The seed follows from them and is kept nowhere.
create table question_hints (
  learner_id uuid not null references users (id) on delete cascade,
  lesson_id text not null,
  kind text not null check (kind in ('main', 'twin')),
  number integer not null,
  family_id uuid not null references families (id) on delete cascade,
  level integer not null check (level between 1 and 3),
  asked_at timestamptz not null,
  primary key (learner_id, lesson_id, kind, number)
);

-- Append-only. id is made by the learner's device; the primary key is what makes sending twice store once.
-- sequence is the order in which answers were counted, and the order in which mastery is recomputed.
create table attempts (
  learner_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  sequence bigint generated always as identity,
  family_id uuid not null references families (id) on delete cascade,
  body_hash text not null,
  skill text not null,
  lesson_id text not null,
  kind text not null check (kind in ('main', 'twin')),
  number integer not null,
  difficulty integer not null check (difficulty between 1 and 3),
  answer text not null,
  verdict text not null check (verdict in ('correct', 'incorrect')),
  misconception text,
  hint_level integer not null check (hint_level between 0 and 3),
  counted boolean not null,
  duration_ms integer not null,
  locale text not null,
  chance double precision not null,
  mastered boolean not null,
  lesson_answered integer not null,
  lesson_total integer not null,
  achievements text[] not null,
  answered_at timestamptz not null,
  constraint attempts_once primary key (learner_id, id)
);
create index attempts_question on attempts (learner_id, lesson_id, kind, number);
create index attempts_skill on attempts (learner_id, skill, sequence desc);

create table skill_states (
  learner_id uuid not null references users (id) on delete cascade,
  skill text not null,
  family_id uuid not null references families (id) on delete cascade,
  ability double precision not null,
  chance double precision not null,
  answers integer not null check (answers >= 0),
  unaided integer not null check (unaided between 0 and answers),
  right_in_a_row integer not null check (right_in_a_row >= 0),
  mastered_at timestamptz,
  stuck boolean not null,
  misconception text,
  updated_at timestamptz not null,
  primary key (learner_id, skill)
);
create index skill_states_stuck on skill_states (learner_id, updated_at desc) where stuck;

-- A day is the learner's own, in their time zone. worked_ms counts answering and reading, never idling.
create table learner_days (
  learner_id uuid not null references users (id) on delete cascade,
  day date not null,
  family_id uuid not null references families (id) on delete cascade,
  answers integer not null default 0,
  correct integer not null default 0,
  worked_ms bigint not null default 0,
  lessons_completed integer not null default 0,
  last_seen_at timestamptz not null,
  primary key (learner_id, day)
);

create table achievements (
  learner_id uuid not null references users (id) on delete cascade,
  achievement text not null,
  family_id uuid not null references families (id) on delete cascade,
  earned_at timestamptz not null,
  primary key (learner_id, achievement)
);
create index achievements_recent on achievements (learner_id, earned_at desc);

-- What a parent reads as news; sequence tells what came first of two at one moment. subject is a lesson's id, or an achievement's for 'achieved'. Words are found when it is read.
create table activities (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  learner_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('completed', 'started', 'achieved')),
  subject text not null,
  happened_at timestamptz not null,
  sequence bigint generated always as identity
);
create index activities_recent on activities (learner_id, happened_at desc, sequence desc);
