-- Conversations with the tutor, what grown-ups allow, and what they are told.

-- context holds what its caller said about it; the rest of a context is the learner's record, read when it is shown.
-- ladder and problem are where learner and tutor stand; problem says how to find what they work on again.
-- revision counts turns: of two at once in one conversation, the later is thought over again.
create table tutor_conversations (
  id uuid primary key,
  session_id uuid not null unique,
  learner_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  personality text not null,
  context jsonb not null default '{}',
  ladder jsonb,
  problem jsonb,
  revision integer not null default 0,
  is_active boolean not null default true,
  message_count integer not null default 0 check (message_count >= 0),
  total_messages integer not null default 0 check (total_messages >= message_count),
  replies integer not null default 0 check (replies >= 0),
  response_ms bigint not null default 0 check (response_ms >= 0),
  satisfaction integer check (satisfaction between 1 and 5),
  helpfulness integer check (helpfulness between 1 and 5),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_at timestamptz not null
);
create unique index tutor_conversations_active on tutor_conversations (learner_id) where is_active;
create index tutor_conversations_of_learner on tutor_conversations (learner_id, last_at desc, id desc);
create index tutor_conversations_of_family on tutor_conversations (family_id, learner_id, last_at desc);
create index tutor_conversations_old on tutor_conversations (last_at);

-- content is kept after private data was taken out of it. is_private: said of the family itself, so the family does not read it.
create table tutor_messages (
  id uuid primary key,
  conversation_id uuid not null references tutor_conversations (id) on delete cascade,
  learner_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  role text not null check (role in ('student', 'tutor')),
  content text not null,
  message_type text not null,
  metadata jsonb not null,
  steps jsonb not null default '[]',
  citations jsonb not null default '[]',
  suggested_actions text[] not null default '{}',
  follow_up_questions text[] not null default '{}',
  twin jsonb,
  is_private boolean not null default false,
  at timestamptz not null,
  sequence bigint generated always as identity
);
create index tutor_messages_of_conversation on tutor_messages (conversation_id, sequence);
create index tutor_messages_of_learner on tutor_messages (learner_id, at);

-- Sentences of replies that are still forming, for subscribers of every process; worth nothing afterwards.
create unlogged table tutor_sentences (
  message_id uuid not null,
  position integer not null,
  content text not null,
  at timestamptz not null,
  primary key (message_id, position)
);

-- A day is the learner's own, in their time zone. worked counts whole solutions by skill.
create table tutor_days (
  learner_id uuid not null references users (id) on delete cascade,
  day date not null,
  family_id uuid not null references families (id) on delete cascade,
  messages integer not null default 0,
  active_ms bigint not null default 0,
  worked jsonb not null default '{}',
  in_a_row_since timestamptz not null,
  last_at timestamptz not null,
  primary key (learner_id, day)
);

create table tutor_limits (
  child_id uuid primary key references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  mode text not null check (mode in ('worked', 'hints', 'off')),
  daily_minutes integer check (daily_minutes > 0),
  quiet_from text,
  quiet_to text,
  model_vendor text,
  changed_by uuid references users (id) on delete set null,
  changed_at timestamptz not null,
  check ((quiet_from is null) = (quiet_to is null))
);

-- audience: the family's grown-ups, or the safeguarding admins alone where the family may be part of it; there is no excerpt then.
create table tutor_alerts (
  id uuid primary key,
  child_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  tier text not null check (tier in ('S1', 'S2')),
  category text not null,
  audience text not null check (audience in ('family', 'safeguarding')),
  excerpt text,
  at timestamptz not null,
  mailed_at timestamptz,
  escalated_at timestamptz,
  acknowledged_at timestamptz,
  acknowledged_by uuid references users (id) on delete set null,
  check (audience = 'family' or excerpt is null)
);
create index tutor_alerts_of_family on tutor_alerts (family_id, at desc) where audience = 'family';
create index tutor_alerts_safeguarding on tutor_alerts (at desc) where audience = 'safeguarding';
create index tutor_alerts_of_child on tutor_alerts (child_id, at);
create index tutor_alerts_open on tutor_alerts (at) where acknowledged_at is null;

-- recipient is the learner, or a grown-up of theirs. Words are found when it is read; facts hold figures only.
create table tutor_check_ins (
  id uuid primary key,
  student_id uuid not null references users (id) on delete cascade,
  recipient_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  reason text not null check (reason in ('inactive', 'due-reviews', 'welcome-back', 'requested')),
  facts jsonb not null default '{}',
  day date not null,
  created_at timestamptz not null,
  seen_at timestamptz
);
create unique index tutor_check_ins_once_a_day on tutor_check_ins (recipient_id, student_id, day);

-- "This looks wrong": for an admin to read beside the message.
create table tutor_reports (
  id uuid primary key,
  message_id uuid not null references tutor_messages (id) on delete cascade,
  reported_by uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  note text,
  at timestamptz not null
);
create unique index tutor_reports_once on tutor_reports (message_id, reported_by);
create index tutor_reports_latest on tutor_reports (at desc, id desc);

-- An admin's own list; without a row the reviewed one that comes with the product holds.
create table tutor_helplines (
  position integer primary key,
  country text not null,
  name text not null,
  number text not null,
  languages text[] not null
);

-- When each job last ran: several processes share one calendar.
create table job_runs (
  job text primary key,
  last_run_at timestamptz not null
);
