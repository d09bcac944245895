-- What families handed in to their state or district, or have in hand. Append-only: a row is undone by one that names it.
create table filings (
  id uuid primary key,
  child_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  year_id uuid not null references student_years (id) on delete cascade,
  state text not null check (state ~ '^US-[A-Z]{2}$'),
  pathway text not null,
  duty_id text not null,
  part integer check (part between 1 and 12),
  type text not null,
  due_on date,
  sent_on date not null,
  method text not null,
  receipt text not null check (length(receipt) <= 80),
  note text not null check (length(note) <= 300),
  -- What this row undoes. `is_taken_back`: nothing takes its place.
  correction_of uuid unique references filings (id) on delete cascade,
  is_taken_back boolean not null,
  written_by uuid references users (id) on delete set null,
  written_at timestamptz not null,
  check (correction_of is not null or not is_taken_back)
);
create index filings_of_child on filings (child_id, written_at desc, id desc);
-- Children, families, years and writers go with their rows.
create index filings_of_family on filings (family_id);
create index filings_of_year on filings (year_id);
create index filings_by_writer on filings (written_by) where written_by is not null;

create function keep_filing() returns trigger language plpgsql as $$
begin
  raise exception 'a filing is never changed';
end $$;
create trigger filings_stay before update of child_id, year_id, state, pathway, duty_id, part, type, due_on, sent_on, method,
  receipt, note, correction_of, is_taken_back, written_at on filings
  for each row execute function keep_filing();
