-- A parent reads a family's rows together. With the family first in an index its children lie side
-- by side, and one walk down it finds them all, however many learners there are.
create index activities_of_family on activities (family_id, learner_id, happened_at desc, sequence desc);
create index achievements_of_family on achievements (family_id, earned_at desc);
create index assignments_of_family on assignments (family_id, due_on) where completed_at is null;
create index lesson_progress_of_family on lesson_progress (family_id, learner_id, touched_at desc) where state = 'started';
create index skill_states_of_family on skill_states (family_id, learner_id, updated_at desc) where stuck;
alter table learner_days drop constraint learner_days_pkey, add primary key (family_id, learner_id, day);
drop index activities_recent;
drop index achievements_recent;
drop index assignments_open_due;
drop index lesson_progress_open;
drop index skill_states_stuck;
