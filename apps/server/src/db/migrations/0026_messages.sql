-- Teachers whom parents link to their children, what people write to each other, announcements, and what they hear of.

-- A link is never opened again once it ended: a new one is a new row. teacher_id is null until an invitation by mail
-- is claimed; nobody is told whether the account it went to exists.
create table child_teachers (
  id uuid primary key,
  child_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  teacher_id uuid references users (id) on delete cascade,
  invited_as text not null check (char_length(invited_as) between 3 and 254),
  invited_by uuid references users (id) on delete set null,
  invited_at timestamptz not null,
  sees_progress boolean not null,
  sees_records boolean not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references users (id) on delete set null,
  check (accepted_at is null or teacher_id is not null)
);
create index child_teachers_of_family on child_teachers (family_id, invited_at desc);
create index child_teachers_of_child on child_teachers (child_id) where ended_at is null;
create index child_teachers_of_teacher on child_teachers (teacher_id) where ended_at is null;
create unique index child_teachers_once on child_teachers (child_id, teacher_id) where ended_at is null and accepted_at is not null;

-- Append-only: each time a parent says what a teacher may see, with the version of the text that was agreed to.
create table teacher_consents (
  id uuid primary key,
  link_id uuid not null references child_teachers (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  sees_progress boolean not null,
  sees_records boolean not null,
  text_version text not null,
  given_by uuid references users (id) on delete set null,
  given_at timestamptz not null
);
create index teacher_consents_of_link on teacher_consents (link_id, given_at desc);

-- Append-only. A thread is its kind and a place: the child at home, or the link.
create table messages (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  child_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('home', 'class', 'grown-ups')),
  link_id uuid references child_teachers (id) on delete cascade,
  place uuid not null generated always as (coalesce(link_id, child_id)) stored,
  author_id uuid references users (id) on delete set null,
  author_part text not null check (author_part in ('child', 'guardian', 'teacher')),
  body text not null check (char_length(body) between 1 and 2000),
  written_at timestamptz not null,
  check ((kind = 'home') = (link_id is null)),
  check (kind <> 'grown-ups' or author_part <> 'child'),
  check (kind <> 'home' or author_part <> 'teacher')
);
create index messages_of_thread on messages (place, kind, written_at desc, id desc);
create index messages_of_child on messages (child_id, written_at desc);
create index messages_of_author on messages (author_id, written_at desc);

create table message_withdrawals (
  message_id uuid primary key references messages (id) on delete cascade,
  withdrawn_at timestamptz not null
);

create function messages_stand() returns trigger language plpgsql as
  $$ begin raise exception 'a message is withdrawn, never changed'; end $$;
create trigger messages_stand
  before update of id, child_id, kind, link_id, author_part, body, written_at on messages
  for each row execute function messages_stand();

-- How far somebody has read a thread.
create table thread_reads (
  user_id uuid not null references users (id) on delete cascade,
  place uuid not null,
  kind text not null,
  family_id uuid not null references families (id) on delete cascade,
  read_to timestamptz not null,
  primary key (user_id, place, kind)
);

-- Words of a teacher to the families linked to them, or of an admin to all; of no child.
create table announcements (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  audience text not null check (audience in ('linked', 'everyone', 'parent', 'teacher', 'student')),
  title text not null check (char_length(title) between 1 and 120),
  body text not null check (char_length(body) between 1 and 4000),
  published_at timestamptz not null,
  withdrawn_at timestamptz
);
create index announcements_by_time on announcements (published_at desc, id desc);
create index announcements_of_author on announcements (author_id, published_at desc);

create table announcement_reads (
  announcement_id uuid not null references announcements (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  read_at timestamptz not null,
  primary key (announcement_id, user_id)
);

-- What a person hears of is read from what happened; kept are only what they chose and how far they have seen it.
create table notification_choices (
  user_id uuid primary key references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  muted text[] not null default '{}',
  quiet_from text check (quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
  quiet_until text check (quiet_until ~ '^[0-2][0-9]:[0-5][0-9]$'),
  digest text not null check (digest in ('off', 'daily', 'weekly')),
  digest_hour int not null check (digest_hour between 0 and 23),
  changed_at timestamptz not null,
  check ((quiet_from is null) = (quiet_until is null))
);
create index notification_choices_digest on notification_choices (digest) where digest <> 'off';

create table notification_seen (
  user_id uuid primary key references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  seen_to timestamptz not null
);

-- One row a letter and day, written before it is sent: a second process finds it and sends nothing.
create table notification_digests (
  user_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  day date not null,
  sent_at timestamptz not null,
  primary key (user_id, day)
);
