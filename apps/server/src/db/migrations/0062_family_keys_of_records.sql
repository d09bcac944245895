-- Every row of a family is found by its family first (docs/decisions/057). It writes keys and indexes anew, so it needs a
-- quiet minute; rows stay as they are.

-- A row is in the family of its person; nothing says so until here.
update activity_log r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update attendance_words r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update filings r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update own_filing_dates r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update practice_choices r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update record_entries r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update record_locks r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update record_strikes r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update student_years r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;

alter table activity_strikes add column family_id uuid references families (id) on delete cascade;
update activity_strikes s set family_id = e.family_id from activity_log e where e.id = s.entry_id;
alter table activity_strikes alter column family_id set not null;

alter table activity_log drop constraint activity_log_learner_id_fkey;
alter table activity_strikes drop constraint activity_strikes_entry_id_fkey;
alter table attendance_words drop constraint attendance_words_child_id_fkey;
alter table filings drop constraint filings_child_id_fkey;
alter table filings drop constraint filings_correction_of_fkey;
alter table filings drop constraint filings_year_id_fkey;
alter table own_filing_dates drop constraint own_filing_dates_child_id_fkey;
alter table own_filing_dates drop constraint own_filing_dates_year_id_fkey;
alter table practice_choices drop constraint practice_choices_child_id_fkey;
alter table record_entries drop constraint record_entries_child_id_fkey;
alter table record_locks drop constraint record_locks_child_id_fkey;
alter table record_strikes drop constraint record_strikes_child_id_fkey;
alter table student_years drop constraint student_years_child_id_fkey;

alter table activity_log drop constraint activity_log_pkey, add constraint activity_log_pkey primary key (family_id, id);
alter table activity_strikes drop constraint activity_strikes_pkey, add constraint activity_strikes_pkey primary key (family_id, entry_id);
alter table attendance_words drop constraint attendance_words_pkey, add constraint attendance_words_pkey primary key (family_id, word_id, day);
alter table filings drop constraint filings_correction_of_key, add constraint filings_correction_of_key unique (family_id, correction_of);
alter table filings drop constraint filings_pkey, add constraint filings_pkey primary key (family_id, id);
alter table own_filing_dates drop constraint own_filing_dates_pkey, add constraint own_filing_dates_pkey primary key (family_id, year_id, state, pathway, duty_id, part);
alter table practice_choices drop constraint practice_choices_pkey, add constraint practice_choices_pkey primary key (family_id, id);
alter table record_entries drop constraint record_entries_pkey, add constraint record_entries_pkey primary key (family_id, id);
alter table record_locks drop constraint record_locks_pkey, add constraint record_locks_pkey primary key (family_id, id);
alter table record_strikes drop constraint record_strikes_pkey, add constraint record_strikes_pkey primary key (family_id, entry_id);
drop index student_years_of_child;
create unique index student_years_of_child on student_years (family_id, child_id, starts_on);
alter table student_years drop constraint student_years_pkey, add constraint student_years_pkey primary key (family_id, id);

create index activity_log_by_id on activity_log (id);
create index activity_strikes_by_entry_id on activity_strikes (entry_id);
create index filings_by_correction_of on filings (correction_of);
create index filings_by_id on filings (id);
create index own_filing_dates_by_year_id on own_filing_dates (year_id);
create index record_entries_by_id on record_entries (id);
create index record_locks_by_id on record_locks (id);
create index student_years_by_child_id on student_years (child_id);
create index student_years_by_id on student_years (id);

alter table activity_log add constraint activity_log_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table activity_strikes add constraint activity_strikes_entry_id_fkey
  foreign key (family_id, entry_id) references activity_log (family_id, id) on delete cascade;
alter table attendance_words add constraint attendance_words_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table filings add constraint filings_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table filings add constraint filings_correction_of_fkey
  foreign key (family_id, correction_of) references filings (family_id, id) on delete cascade;
alter table filings add constraint filings_year_id_fkey
  foreign key (family_id, year_id) references student_years (family_id, id) on delete cascade;
alter table own_filing_dates add constraint own_filing_dates_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table own_filing_dates add constraint own_filing_dates_year_id_fkey
  foreign key (family_id, year_id) references student_years (family_id, id) on delete cascade;
alter table practice_choices add constraint practice_choices_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table record_entries add constraint record_entries_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table record_locks add constraint record_locks_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table record_strikes add constraint record_strikes_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table student_years add constraint student_years_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
