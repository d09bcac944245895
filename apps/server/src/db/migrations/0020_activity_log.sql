-- What families do away from the screen, and whether a parent wants quiet activities offered.

-- Append-only: the newest decision of a child counts, the ones before it stay on record. Without any, nothing is offered.
create table practice_choices (
  id uuid primary key,
  child_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  mindfulness boolean not null,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz not null
);
create index practice_choices_of_child on practice_choices (child_id, decided_at desc, id desc);

-- Append-only: a wrong entry is struck and stays. day is the child's own date, written_at the moment a parent told it.
create table activity_log (
  id uuid primary key,
  learner_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  kind text not null check (kind in ('geometry', 'mind', 'heritage')),
  activity_id text not null,
  subject text not null,
  day date not null,
  minutes integer not null check (minutes between 1 and 600),
  note text not null check (kind <> 'mind' or note = ''),
  written_by uuid references users (id) on delete set null,
  written_at timestamptz not null
);
create index activity_log_of_learner on activity_log (learner_id, day desc, written_at desc, id desc);

create table activity_strikes (
  entry_id uuid primary key references activity_log (id) on delete cascade,
  struck_by uuid references users (id) on delete set null,
  struck_at timestamptz not null
);

-- Who wrote an entry may be forgotten with their account; what it says never changes.
create function activity_log_stands() returns trigger language plpgsql as
  $$ begin raise exception 'an entry of the activity log is struck, never changed'; end $$;
create trigger activity_log_stands
  before update of id, learner_id, kind, activity_id, subject, day, minutes, note, written_at on activity_log
  for each row execute function activity_log_stands();
