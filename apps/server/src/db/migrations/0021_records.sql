-- The contemporaneous record of home education.

-- Where a learner's time went: by their own day, subject and lesson ('' outside lessons), kept up to date as answers and
-- reading arrive, so that a year's log costs a year's days and not its answers. The sums of a day are learner_days.worked_ms.
-- subject is what was taught then; rows made from answers older than this table name `skill:<id>` or `lesson:<id>` instead.
create table learning_time (
  family_id uuid not null references families (id) on delete cascade,
  learner_id uuid not null references users (id) on delete cascade,
  day date not null,
  subject text not null,
  lesson_id text not null default '',
  id uuid not null default gen_random_uuid() unique,
  worked_ms bigint not null check (worked_ms >= 0),
  skills text[] not null default '{}',
  started_at timestamptz not null,
  last_at timestamptz not null,
  primary key (family_id, learner_id, day, subject, lesson_id)
);

insert into learning_time (family_id, learner_id, day, subject, lesson_id, worked_ms, skills, started_at, last_at)
  select a.family_id, a.learner_id, (a.answered_at at time zone u.time_zone)::date, 'skill:' || a.skill,
    coalesce(a.lesson_id, ''), sum(least(greatest(a.duration_ms, 0), 180000)), array[a.skill],
    min(a.answered_at - make_interval(secs => least(greatest(a.duration_ms, 0), 180000) / 1000.0)), max(a.answered_at)
  from attempts a join users u on u.id = a.learner_id
  group by a.family_id, a.learner_id, 3, a.skill, coalesce(a.lesson_id, '');
-- The rest of a day was reading; which lesson's is told by the one last touched until the day's end, or else by the first of all.
insert into learning_time (family_id, learner_id, day, subject, lesson_id, worked_ms, started_at, last_at)
  select d.family_id, d.learner_id, d.day, 'lesson:' || coalesce(l.lesson_id, ''), coalesce(l.lesson_id, ''),
    d.worked_ms - coalesce(t.worked_ms, 0), d.last_seen_at, d.last_seen_at
  from learner_days d
  left join (select learner_id, day, sum(worked_ms) as worked_ms from learning_time group by learner_id, day) t
    on t.learner_id = d.learner_id and t.day = d.day
  left join lateral (select p.lesson_id from lesson_progress p where p.learner_id = d.learner_id
    order by p.started_at > d.last_seen_at, abs(extract(epoch from d.last_seen_at - p.touched_at)) limit 1) l on true
  where d.worked_ms > coalesce(t.worked_ms, 0);

-- A child's school years, as forms and covers name them.
create table student_years (
  id uuid primary key,
  child_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  state text check (state ~ '^US-[A-Z]{2}$'),
  pathway text,
  legal_name text not null,
  birth_date date,
  grade integer not null check (grade between 0 and 16),
  school_name text not null,
  supervisor text not null,
  qualification text not null,
  district text not null,
  full_day_minutes integer not null check (full_day_minutes between 30 and 600),
  changed_at timestamptz not null
);
create unique index student_years_of_child on student_years (child_id, starts_on);

-- Append-only: parents' own lines, and what was counted on days that were filed (then with the row's id it was counted under).
-- A wrong one is struck and stays; a right one names it.
create table record_entries (
  id uuid primary key,
  child_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  day date not null,
  started_at timestamptz,
  minutes integer not null check (minutes between 0 and 1440),
  subject text not null,
  is_core boolean,
  place text not null check (place in ('home', 'away')),
  kind text not null,
  title text not null,
  materials text[] not null,
  source text not null check (source in ('automatic', 'parent')),
  correction_of uuid,
  written_by uuid references users (id) on delete set null,
  written_at timestamptz not null
);
create index record_entries_of_day on record_entries (child_id, day);

-- entry_id may be of any line of the log, of those too that are counted.
create table record_strikes (
  entry_id uuid primary key,
  child_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  day date not null,
  because text not null,
  struck_by uuid references users (id) on delete set null,
  struck_at timestamptz not null
);
create index record_strikes_of_day on record_strikes (child_id, day);

-- What was said of a day; the newest word counts, those before it stay. kind is null where a word was taken back.
create table attendance_words (
  word_id uuid not null,
  child_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  day date not null,
  kind text check (kind in ('full', 'half', 'trip', 'absent', 'holiday', 'sick')),
  source text not null check (source in ('automatic', 'parent')),
  written_by uuid references users (id) on delete set null,
  written_at timestamptz not null,
  sequence bigint generated always as identity,
  primary key (word_id, day)
);
create index attendance_words_of_day on attendance_words (child_id, day, sequence);

-- Days that were filed, both ends included.
create table record_locks (
  id uuid primary key,
  child_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  because text not null,
  locked_by uuid references users (id) on delete set null,
  locked_at timestamptz not null
);
create index record_locks_of_child on record_locks (child_id, from_day);

-- Nothing of the record is ever changed, and nothing is taken out but with the child or the family it belongs to.
-- Only who wrote it may be forgotten, with their account.
create function record_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select 1 from users u join families f on f.id = old.family_id where u.id = old.child_id) then
      raise exception 'a line of the record is struck, never taken out';
    end if;
    return old;
  end if;
  raise exception 'a line of the record is struck, never changed';
end $$;
create trigger record_entries_stand
  before delete or update of id, child_id, day, started_at, minutes, subject, is_core, place, kind, title, materials, source,
    correction_of, written_at on record_entries for each row execute function record_stands();
create trigger record_strikes_stand
  before delete or update of entry_id, child_id, day, because, struck_at on record_strikes
  for each row execute function record_stands();
create trigger attendance_words_stand
  before delete or update of word_id, child_id, day, kind, source, written_at on attendance_words
  for each row execute function record_stands();
create trigger record_locks_stand
  before delete or update of id, child_id, from_day, to_day, because, locked_at on record_locks
  for each row execute function record_stands();
