-- Courses taken, marks given, how a transcript is reckoned, and the credentials that were signed of it.
-- Credits, grade points and marks are whole hundredths: no sum of them drifts.

create table transcript_settings (
  child_id uuid primary key references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  scale text not null check (scale in ('us-plus-minus', 'us-letter', 'percent', 'pass-fail', 'french-20', 'spanish-10')),
  honours_weight integer not null check (honours_weight between 0 and 200),
  ap_weight integer not null check (ap_weight between 0 and 200),
  dual_weight integer not null check (dual_weight between 0 and 200),
  credit_basis text not null check (credit_basis in ('hours', 'completion')),
  hours_per_credit integer not null check (hours_per_credit between 120 and 180),
  repeat_rule text not null check (repeat_rule in ('latest', 'best', 'all')),
  student_name text not null,
  birth_date date,
  school_name text not null,
  school_address text not null,
  administrator text not null,
  ninth_grade_start date,
  graduates_on date,
  paper text not null check (paper in ('letter', 'a4')),
  changed_at timestamptz not null
);

-- What a parent may change, each change with its line in the audit. A course taken off stays, so that its marks do.
-- worked_minutes and skills_* are what the record held of our course when it was last read into this row.
create table transcript_courses (
  id uuid primary key,
  learner_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  product_course text,
  title text not null,
  subject text not null,
  level text not null check (level in ('regular', 'honours', 'ap', 'dual')),
  provider text not null,
  year integer not null check (year between 2000 and 2100),
  grade_level integer not null check (grade_level between 0 and 12),
  term text not null check (term in ('year', 'fall', 'winter', 'spring', 'summer')),
  status text not null check (status in ('in-progress', 'completed', 'withdrawn')),
  grading text not null check (grading in ('graded', 'pass-fail')),
  grade_from text not null check (grade_from in ('mastery', 'marks', 'hand')),
  grade text,
  minutes integer check (minutes >= 0),
  credit integer check (credit between 0 and 1000),
  repeats uuid references transcript_courses (id) on delete set null,
  description text not null,
  texts text not null,
  instructor text not null,
  method text not null,
  assessment text not null,
  worked_minutes integer check (worked_minutes >= 0),
  skills_mastered integer,
  skills_total integer,
  written_by uuid references users (id) on delete set null,
  written_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  check ((skills_mastered is null) = (skills_total is null) and skills_mastered <= skills_total)
);
create index transcript_courses_of_learner on transcript_courses (learner_id, year, id);

-- Append-only. A mark is corrected by another that names it, at most once; a void one takes it back.
create table transcript_marks (
  id uuid primary key,
  course_id uuid not null references transcript_courses (id) on delete cascade,
  learner_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  kind text not null check (kind in ('assignment', 'test', 'project')),
  title text not null,
  points integer not null check (points >= 0),
  out_of integer not null check (out_of > 0 and points <= 2 * out_of),
  weight integer not null check (weight between 1 and 100),
  day date not null,
  corrects uuid unique references transcript_marks (id) on delete cascade,
  is_void boolean not null check (not is_void or corrects is not null),
  written_by uuid references users (id) on delete set null,
  written_at timestamptz not null
);
create index transcript_marks_of_course on transcript_marks (course_id, day desc, written_at desc, id desc);
create index transcript_marks_of_learner on transcript_marks (learner_id);

create function transcript_marks_stand() returns trigger language plpgsql as
  $$ begin raise exception 'a mark is corrected by another, never changed'; end $$;
create trigger transcript_marks_stand
  before update of id, course_id, learner_id, kind, title, points, out_of, weight, day, corrects, is_void, written_at
  on transcript_marks for each row execute function transcript_marks_stand();

create table transcript_credentials (
  id uuid primary key,
  learner_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  name text not null,
  code text not null,
  token text not null,
  issued_by uuid references users (id) on delete set null,
  issued_at timestamptz not null,
  valid_until timestamptz
);
create index transcript_credentials_of_learner on transcript_credentials (learner_id, issued_at desc, id desc);

-- Random ids alone, kept when the family is gone: what was taken back never becomes valid again.
create table credential_revocations (
  credential_id uuid primary key,
  revoked_at timestamptz not null
);
