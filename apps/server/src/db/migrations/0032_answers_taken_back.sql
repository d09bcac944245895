-- A marking of paper that its family took back. The attempt itself stands as it was given; it only counts no longer
-- (attempts.counted), and what follows from the log is made again without it.
create table attempts_voided (
  learner_id uuid not null,
  attempt_id uuid not null,
  family_id uuid not null references families (id) on delete cascade,
  reason text not null check (reason in ('tapped-wrong', 'another-child', 'helped')),
  voided_by uuid references users (id) on delete set null,
  voided_at timestamptz not null,
  primary key (learner_id, attempt_id),
  foreign key (learner_id, attempt_id) references attempts (learner_id, id) on delete cascade
);
create index attempts_voided_of_family on attempts_voided (family_id);
