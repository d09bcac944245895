-- Practice outside lessons, reviews that fall due, days off, and courses of one's own.

-- A question stands in a place: a lesson, by its id, or the practice of one skill, as `skill:<id>`.
alter table attempts
  alter column lesson_id drop not null,
  alter column lesson_answered drop not null,
  alter column lesson_total drop not null,
  add column place text generated always as (coalesce(lesson_id, 'skill:' || skill)) stored,
  -- Was the answer a review that was due?
  add column is_review boolean not null default false,
  -- When the skill is asked for again, as it was told with the reply.
  add column due_at timestamptz;
drop index attempts_question;
create index attempts_question on attempts (learner_id, place, kind, number);
create index attempts_by_time on attempts (learner_id, answered_at);
create index attempts_reviews on attempts (family_id, answered_at) where is_review;
alter table question_hints rename column lesson_id to place;

-- One row a mastered skill (FSRS). Like everything beside attempts it follows from the log.
create table review_cards (
  learner_id uuid not null references users (id) on delete cascade,
  skill text not null,
  family_id uuid not null references families (id) on delete cascade,
  due_at timestamptz not null,
  stability_days double precision not null,
  difficulty double precision not null,
  state integer not null check (state between 0 and 3),
  reviews integer not null check (reviews >= 0),
  lapses integer not null check (lapses >= 0),
  learning_step integer not null,
  scheduled_days double precision not null,
  last_review_at timestamptz,
  primary key (learner_id, skill)
);
create index review_cards_due on review_cards (learner_id, due_at);
-- What was mastered before there were cards is due now.
insert into review_cards
  select learner_id, skill, family_id, mastered_at, 0, 0, 0, 0, 0, 0, 0, null
  from skill_states where mastered_at is not null;

-- prior is the ability that placement gave before the first answer; placed tells that it judged the skill known.
-- was_hard stays true once a learner struggled with the skill, so that mastering it counts as a comeback.
alter table skill_states
  add column correct integer not null default 0 check (correct >= 0),
  add column worked_ms bigint not null default 0,
  add column prior double precision,
  add column placed boolean not null default false,
  add column was_hard boolean not null default false;
update skill_states k set correct = a.correct, worked_ms = a.worked_ms
  from (select learner_id, skill, count(*) filter (where verdict = 'correct' and counted) as correct,
      sum(least(greatest(duration_ms, 0), 180000)) as worked_ms
    from attempts group by learner_id, skill) a
  where a.learner_id = k.learner_id and a.skill = k.skill;

alter table learner_states
  add column solved integer not null default 0 check (solved between 0 and answers),
  add column reviews_kept integer not null default 0 check (reviews_kept >= 0),
  add column comebacks integer not null default 0 check (comebacks >= 0),
  add column subjects_mastered text[] not null default '{}';
update learner_states s set solved = a.solved
  from (select learner_id, count(*) filter (where counted and verdict = 'correct' and hint_level < 2) as solved
    from attempts group by learner_id) a
  where a.learner_id = s.learner_id;

-- Days off, both ends included; learner_id is null for the whole family's. A streak goes on over them.
create table rest_days (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  learner_id uuid references users (id) on delete cascade,
  from_day date not null,
  to_day date not null,
  reason text not null check (reason in ('holiday', 'sick', 'pause')),
  title text,
  made_by uuid references users (id) on delete set null,
  made_at timestamptz not null,
  check (from_day <= to_day)
);
create index rest_days_of_family on rest_days (family_id, to_day);

-- Written lessons in an order of one's own. Its family sees it; whoever made it may change it.
create table own_courses (
  id text primary key,
  family_id uuid not null references families (id) on delete cascade,
  made_by uuid not null references users (id) on delete cascade,
  title text not null,
  lesson_ids text[] not null check (cardinality(lesson_ids) > 0),
  made_at timestamptz not null,
  changed_at timestamptz not null
);
create index own_courses_of_family on own_courses (family_id, made_at);
