-- Letters about money, written with what they tell of and kept until they are delivered. A letter outlives a stopped
-- process; it goes with the family.
create table billing_letters (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  recipient text not null,
  subject text not null,
  body text not null,
  written_at timestamptz not null,
  -- Somebody is delivering it since; long ago: they were stopped, and it is delivered anew.
  taken_at timestamptz
);
create index billing_letters_of_family on billing_letters (family_id);
