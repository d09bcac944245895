-- What the installation tells whoever runs it, of itself: nothing of a person is in these tables.

-- One row a kind of alarm, also after it ended: a letter goes at most once a day, however often the cause comes and goes.
create table alarms (
  kind text primary key check (kind in ('guessing', 'disk', 'errors', 'queue', 'backup')),
  since timestamptz not null,
  -- Null while the cause stands.
  ended_at timestamptz check (ended_at >= since),
  -- When the last letter about it was kept; null: none was.
  told_at timestamptz,
  -- The numbers behind it, for words and letters.
  figures jsonb not null
);

-- How many requests were answered, and how many of them with a fault of ours, by ten minutes, over all processes.
create table answer_counts (
  slot timestamptz primary key,
  answered bigint not null check (answered >= 0),
  faulty bigint not null check (faulty >= 0 and faulty <= answered)
);

-- When a letter last left, and when one last failed to: never which.
create table mail_standing (
  outcome text primary key check (outcome in ('delivered', 'failed')),
  at timestamptz not null
);
