-- Days that a family's own plan or its district names for something due, in place of the day reckoned by the law's rule.
-- They belong to the law they were named under: another state's duties are others. Taken out, the law's day holds again.
create table own_filing_dates (
  year_id uuid not null references student_years (id) on delete cascade,
  state text not null check (state ~ '^US-[A-Z]{2}$'),
  pathway text not null,
  duty_id text not null,
  -- 0 where it comes once in a year.
  part integer not null check (part between 0 and 12),
  child_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  due_on date not null,
  written_by uuid references users (id) on delete set null,
  written_at timestamptz not null,
  primary key (year_id, state, pathway, duty_id, part)
);
-- Children, families and writers go with their rows.
create index own_filing_dates_of_child on own_filing_dates (child_id);
create index own_filing_dates_of_family on own_filing_dates (family_id);
create index own_filing_dates_by_writer on own_filing_dates (written_by) where written_by is not null;
