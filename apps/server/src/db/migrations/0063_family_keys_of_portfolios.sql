-- Every row of a family is found by its family first (docs/decisions/057). It writes keys and indexes anew, so it needs a
-- quiet minute; rows stay as they are.

-- A row is in the family of its person; nothing says so until here.
update assessments r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update books_read r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update transcript_courses r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update transcript_credentials r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update transcript_marks r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update transcript_settings r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update work_samples r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update worksheet_shelf r set family_id = u.family_id from users u where u.id = r.owner_id and r.family_id <> u.family_id;
update worksheets_given r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;

alter table sample_files add column family_id uuid references families (id) on delete cascade;
update sample_files f set family_id = s.family_id from work_samples s where s.id = f.sample_id;
alter table sample_files alter column family_id set not null;

alter table assessments drop constraint assessments_child_id_fkey;
alter table books_read drop constraint books_read_child_id_fkey;
alter table sample_files drop constraint sample_files_sample_id_fkey;
alter table transcript_courses drop constraint transcript_courses_learner_id_fkey;
alter table transcript_courses drop constraint transcript_courses_repeats_fkey;
alter table transcript_credentials drop constraint transcript_credentials_learner_id_fkey;
alter table transcript_marks drop constraint transcript_marks_corrects_fkey;
alter table transcript_marks drop constraint transcript_marks_course_id_fkey;
alter table transcript_marks drop constraint transcript_marks_learner_id_fkey;
alter table transcript_settings drop constraint transcript_settings_child_id_fkey;
alter table work_samples drop constraint work_samples_child_id_fkey;
alter table worksheet_shelf drop constraint worksheet_shelf_owner_id_fkey;
alter table worksheets_given drop constraint worksheets_given_child_id_fkey;

alter table assessments drop constraint assessments_pkey, add constraint assessments_pkey primary key (family_id, id);
alter table books_read drop constraint books_read_pkey, add constraint books_read_pkey primary key (family_id, id);
alter table sample_files drop constraint sample_files_pkey, add constraint sample_files_pkey primary key (family_id, sample_id);
alter table transcript_courses drop constraint transcript_courses_pkey, add constraint transcript_courses_pkey primary key (family_id, id);
alter table transcript_credentials drop constraint transcript_credentials_pkey, add constraint transcript_credentials_pkey primary key (family_id, id);
alter table transcript_marks drop constraint transcript_marks_corrects_key, add constraint transcript_marks_corrects_key unique (family_id, corrects);
alter table transcript_marks drop constraint transcript_marks_pkey, add constraint transcript_marks_pkey primary key (family_id, id);
alter table transcript_settings drop constraint transcript_settings_pkey, add constraint transcript_settings_pkey primary key (family_id, child_id);
alter table work_samples drop constraint work_samples_pkey, add constraint work_samples_pkey primary key (family_id, id);
alter table worksheet_shelf drop constraint worksheet_shelf_owner_id_code_key, add constraint worksheet_shelf_owner_id_code_key unique (family_id, owner_id, code);
alter table worksheet_shelf drop constraint worksheet_shelf_pkey, add constraint worksheet_shelf_pkey primary key (family_id, id);
alter table worksheets_given drop constraint worksheets_given_pkey, add constraint worksheets_given_pkey primary key (family_id, child_id, code);

create index assessments_by_id on assessments (id);
create index books_read_by_id on books_read (id);
create index sample_files_by_sample_id on sample_files (sample_id);
create index transcript_courses_by_id on transcript_courses (id);
create index transcript_credentials_by_id on transcript_credentials (id);
create index transcript_marks_by_corrects on transcript_marks (corrects);
create index transcript_marks_by_id on transcript_marks (id);
create index transcript_settings_by_child_id on transcript_settings (child_id);
create index work_samples_by_id on work_samples (id);
create index worksheet_shelf_by_id on worksheet_shelf (id);

alter table assessments add constraint assessments_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table books_read add constraint books_read_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table sample_files add constraint sample_files_sample_id_fkey
  foreign key (family_id, sample_id) references work_samples (family_id, id) on delete cascade;
alter table transcript_courses add constraint transcript_courses_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table transcript_courses add constraint transcript_courses_repeats_fkey
  foreign key (family_id, repeats) references transcript_courses (family_id, id) on delete set null (repeats);
alter table transcript_credentials add constraint transcript_credentials_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table transcript_marks add constraint transcript_marks_corrects_fkey
  foreign key (family_id, corrects) references transcript_marks (family_id, id) on delete cascade;
alter table transcript_marks add constraint transcript_marks_course_id_fkey
  foreign key (family_id, course_id) references transcript_courses (family_id, id) on delete cascade;
alter table transcript_marks add constraint transcript_marks_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table transcript_settings add constraint transcript_settings_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table work_samples add constraint work_samples_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table worksheet_shelf add constraint worksheet_shelf_owner_id_fkey
  foreign key (family_id, owner_id) references users (family_id, id) on delete cascade;
alter table worksheets_given add constraint worksheets_given_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
