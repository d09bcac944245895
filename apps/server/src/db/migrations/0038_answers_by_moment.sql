-- A skill's answers are asked for by when they were given: since practice was given, before a lesson was begun,
-- before the skill was mastered. The order of the log alone made such questions read all of a skill's answers.
drop index attempts_skill;
create index attempts_skill on attempts (learner_id, skill, answered_at desc, sequence desc);
