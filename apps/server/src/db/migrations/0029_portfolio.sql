-- Samples of a child's work, what the child read, and how others judged it.
create table work_samples (
  id uuid primary key,
  child_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  title text not null check (title <> ''),
  subject text not null,
  day date not null,
  child_words text not null,
  note text not null,
  standard text not null,
  added_at timestamptz not null
);
create index work_samples_of_child on work_samples (child_id, day);

-- The file itself, apart from its sample so that lists never read it. Pictures are made anew before they come here:
-- nothing their camera wrote is in them. Already packed, so that PostgreSQL need not try again.
create table sample_files (
  sample_id uuid primary key references work_samples (id) on delete cascade,
  type text not null check (type in ('image/webp', 'application/pdf')),
  size_bytes integer not null check (size_bytes between 1 and 12582912),
  width_px integer,
  height_px integer,
  content bytea not null,
  thumb bytea,
  added_at timestamptz not null
);
alter table sample_files alter column content set storage external;
alter table sample_files alter column thumb set storage external;

create table books_read (
  id uuid primary key,
  child_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  title text not null check (title <> ''),
  author text not null,
  isbn text not null check (isbn ~ '^(|[0-9]{9}[0-9X]|[0-9]{13})$'),
  started_on date,
  finished_on date check (finished_on >= started_on),
  added_at timestamptz not null
);
create index books_read_of_child on books_read (child_id);

create table assessments (
  id uuid primary key,
  child_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  kind text not null check (kind in ('test', 'evaluation')),
  instrument text not null,
  form text not null,
  taken_on date not null,
  giver text not null,
  licence text not null,
  is_certified boolean not null,
  note text not null,
  raw double precision check (raw >= 0),
  percentile integer check (percentile between 1 and 99),
  stanine integer check (stanine between 1 and 9),
  composite text not null,
  added_at timestamptz not null
);
create index assessments_of_child on assessments (child_id, taken_on);
