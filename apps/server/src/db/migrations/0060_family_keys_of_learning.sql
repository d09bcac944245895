-- Every row of a family is found by its family first, so that the tables can be spread by family_id
-- (docs/decisions/057). It writes keys and indexes anew, so it needs a quiet minute; rows stay as they are.

-- Accounts stay in one place, for every part to name. A row of a family names its learner together with the family.
drop index users_family;
alter table users add constraint users_of_family unique (family_id, id);

-- A row is in the family of its person; nothing says so until here.
update achievements r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update activities r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update attempts r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update enrolments r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update learner_days r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update learner_states r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update learning_time r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update lesson_progress r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update question_hints r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update review_cards r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update skill_states r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update attempts_voided r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;

alter table achievements drop constraint achievements_learner_id_fkey;
alter table activities drop constraint activities_learner_id_fkey;
alter table attempts drop constraint attempts_learner_id_fkey;
alter table attempts_voided drop constraint attempts_voided_learner_id_attempt_id_fkey;
alter table enrolments drop constraint enrolments_learner_id_fkey;
alter table learner_days drop constraint learner_days_learner_id_fkey;
alter table learner_states drop constraint learner_states_learner_id_fkey;
alter table learning_time drop constraint learning_time_learner_id_fkey;
alter table lesson_progress drop constraint lesson_progress_learner_id_fkey;
alter table question_hints drop constraint question_hints_learner_id_fkey;
alter table review_cards drop constraint review_cards_learner_id_fkey;
alter table skill_states drop constraint skill_states_learner_id_fkey;

alter table achievements drop constraint achievements_pkey, add constraint achievements_pkey primary key (family_id, learner_id, achievement);
alter table activities drop constraint activities_pkey, add constraint activities_pkey primary key (family_id, id);
alter table attempts drop constraint attempts_once, add constraint attempts_once primary key (family_id, learner_id, id);
alter table attempts_voided drop constraint attempts_voided_pkey, add constraint attempts_voided_pkey primary key (family_id, learner_id, attempt_id);
alter table enrolments drop constraint enrolments_pkey, add constraint enrolments_pkey primary key (family_id, learner_id, course_id);
alter table learner_states drop constraint learner_states_pkey, add constraint learner_states_pkey primary key (family_id, learner_id);
alter table learning_time drop constraint learning_time_id_key, add constraint learning_time_id_key unique (family_id, id);
alter table lesson_progress drop constraint lesson_progress_pkey, add constraint lesson_progress_pkey primary key (family_id, learner_id, lesson_id);
alter table question_hints drop constraint question_hints_pkey, add constraint question_hints_pkey primary key (family_id, learner_id, place, kind, number);
alter table review_cards drop constraint review_cards_pkey, add constraint review_cards_pkey primary key (family_id, learner_id, skill);
alter table skill_states drop constraint skill_states_pkey, add constraint skill_states_pkey primary key (family_id, learner_id, skill);

create index achievements_by_learner_id on achievements (learner_id);
create index attempts_voided_by_learner_id on attempts_voided (learner_id);
create index enrolments_by_learner_id on enrolments (learner_id);
create index learner_states_by_learner_id on learner_states (learner_id);
create index lesson_progress_by_learner_id on lesson_progress (learner_id);
create index question_hints_by_learner_id on question_hints (learner_id);
create index skill_states_by_learner_id on skill_states (learner_id);

alter table achievements add constraint achievements_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table activities add constraint activities_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table attempts add constraint attempts_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table attempts_voided add constraint attempts_voided_learner_id_attempt_id_fkey
  foreign key (family_id, learner_id, attempt_id) references attempts (family_id, learner_id, id) on delete cascade;
alter table enrolments add constraint enrolments_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table learner_days add constraint learner_days_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table learner_states add constraint learner_states_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table learning_time add constraint learning_time_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table lesson_progress add constraint lesson_progress_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table question_hints add constraint question_hints_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table review_cards add constraint review_cards_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table skill_states add constraint skill_states_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;

-- What reads a learner's answers by question or skill names the family too: one index has to hold all it asks for.
drop index attempts_question;
create index attempts_question on attempts (family_id, learner_id, place, kind, number);
drop index attempts_skill;
create index attempts_skill on attempts (family_id, learner_id, skill, answered_at desc, sequence desc);

-- A learner has one family: without knowing it the planner takes any index that begins with both for one that finds a row.
create statistics attempts_whose (dependencies) on family_id, learner_id from attempts;
create statistics lesson_progress_whose (dependencies) on family_id, learner_id from lesson_progress;
create statistics review_cards_whose (dependencies) on family_id, learner_id from review_cards;
create statistics skill_states_whose (dependencies) on family_id, learner_id from skill_states;
