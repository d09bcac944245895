-- Every row of a family is found by its family first (docs/decisions/057). It writes keys and indexes anew, so it needs a
-- quiet minute; rows stay as they are.

-- A row is in the family of its person; nothing says so until here.
update assignments r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update assignments_declined r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update followed_courses r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update goals r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update placements r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update plan_changes r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update rest_days r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update schedule_entries r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update school_terms r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update timetable_slots r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;

alter table placement_answers add column family_id uuid references families (id) on delete cascade;
update placement_answers a set family_id = p.family_id from placements p where p.id = a.placement_id;
alter table placement_answers alter column family_id set not null;

alter table assignments drop constraint assignments_child_id_fkey;
alter table assignments_declined drop constraint assignments_declined_child_id_fkey;
alter table followed_courses drop constraint followed_courses_learner_id_fkey;
alter table goals drop constraint goals_learner_id_fkey;
alter table placement_answers drop constraint placement_answers_placement_id_fkey;
alter table placements drop constraint placements_learner_id_fkey;
alter table plan_changes drop constraint plan_changes_learner_id_fkey;
alter table rest_days drop constraint rest_days_learner_id_fkey;
alter table schedule_entries drop constraint schedule_entries_learner_id_fkey;
alter table school_terms drop constraint school_terms_learner_id_fkey;
alter table timetable_slots drop constraint timetable_slots_learner_id_fkey;

drop index assignments_open_lesson;
create unique index assignments_open_lesson on assignments (family_id, child_id, lesson_id) where completed_at IS NULL;
alter table assignments drop constraint assignments_pkey, add constraint assignments_pkey primary key (family_id, id);
alter table assignments_declined drop constraint assignments_declined_pkey, add constraint assignments_declined_pkey primary key (family_id, id);
alter table followed_courses drop constraint followed_courses_pkey, add constraint followed_courses_pkey primary key (family_id, learner_id, course_id);
drop index goals_open;
create unique index goals_open on goals (family_id, learner_id, kind, COALESCE(about, ''::text)) where ended_at IS NULL;
alter table goals drop constraint goals_pkey, add constraint goals_pkey primary key (family_id, id);
-- An id says which answer of a walk was sent again; other walks may have it too.
alter table placement_answers drop constraint placement_answers_id_key,
  add constraint placement_answers_id_key unique (family_id, placement_id, id);
alter table placement_answers drop constraint placement_answers_pkey, add constraint placement_answers_pkey primary key (family_id, placement_id, number);
drop index placements_open;
create unique index placements_open on placements (family_id, learner_id, subject) where state = 'open'::text;
alter table placements drop constraint placements_pkey, add constraint placements_pkey primary key (family_id, id);
alter table plan_changes drop constraint plan_changes_pkey, add constraint plan_changes_pkey primary key (family_id, change_id, learner_id);
alter table rest_days drop constraint rest_days_pkey, add constraint rest_days_pkey primary key (family_id, id);
drop index schedule_entries_lesson;
create unique index schedule_entries_lesson on schedule_entries (family_id, learner_id, lesson_id) where lesson_id IS NOT NULL;
alter table schedule_entries drop constraint schedule_entries_pkey, add constraint schedule_entries_pkey primary key (family_id, id);
alter table school_terms drop constraint school_terms_pkey, add constraint school_terms_pkey primary key (family_id, id);
alter table timetable_slots drop constraint timetable_slots_pkey, add constraint timetable_slots_pkey primary key (family_id, learner_id, weekday, subject);

create index assignments_by_id on assignments (id);
create index followed_courses_by_learner_id on followed_courses (learner_id);
create index goals_by_id on goals (id);
create index placement_answers_by_placement_id on placement_answers (placement_id);
create index placements_by_id on placements (id);
create index plan_changes_by_change_id on plan_changes (change_id);
create index rest_days_by_id on rest_days (id);
create index schedule_entries_by_id on schedule_entries (id);
create index timetable_slots_by_learner_id on timetable_slots (learner_id);

alter table assignments add constraint assignments_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table assignments_declined add constraint assignments_declined_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table followed_courses add constraint followed_courses_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table goals add constraint goals_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table placement_answers add constraint placement_answers_placement_id_fkey
  foreign key (family_id, placement_id) references placements (family_id, id) on delete cascade;
alter table placements add constraint placements_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table plan_changes add constraint plan_changes_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table rest_days add constraint rest_days_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table schedule_entries add constraint schedule_entries_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table school_terms add constraint school_terms_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table timetable_slots add constraint timetable_slots_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
