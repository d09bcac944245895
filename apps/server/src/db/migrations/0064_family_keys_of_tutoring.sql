-- Every row of a family is found by its family first (docs/decisions/057). It writes keys and indexes anew, so it needs a
-- quiet minute; rows stay as they are.

-- A row is in the family of its person; nothing says so until here.
update kim_cards r set family_id = u.family_id from users u where u.id = r.user_id and r.family_id <> u.family_id;
update kim_choices r set family_id = u.family_id from users u where u.id = r.user_id and r.family_id <> u.family_id;
update kim_proposals r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update kim_syntheses r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update tutor_alerts r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update tutor_check_ins r set family_id = u.family_id from users u where u.id = r.student_id and r.family_id <> u.family_id;
update tutor_conversations r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update tutor_days r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update tutor_limits r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update tutor_messages r set family_id = u.family_id from users u where u.id = r.learner_id and r.family_id <> u.family_id;
update tutor_reports r set family_id = m.family_id from tutor_messages m where m.id = r.message_id and r.family_id <> m.family_id;

alter table kim_cards drop constraint kim_cards_user_id_fkey;
alter table kim_choices drop constraint kim_choices_user_id_fkey;
alter table kim_proposals drop constraint kim_proposals_learner_id_fkey;
alter table kim_syntheses drop constraint kim_syntheses_learner_id_fkey;
alter table tutor_alerts drop constraint tutor_alerts_child_id_fkey;
alter table tutor_check_ins drop constraint tutor_check_ins_recipient_id_fkey;
alter table tutor_check_ins drop constraint tutor_check_ins_student_id_fkey;
alter table tutor_conversations drop constraint tutor_conversations_learner_id_fkey;
alter table tutor_days drop constraint tutor_days_learner_id_fkey;
alter table tutor_limits drop constraint tutor_limits_child_id_fkey;
alter table tutor_messages drop constraint tutor_messages_conversation_id_fkey;
alter table tutor_messages drop constraint tutor_messages_learner_id_fkey;
alter table tutor_reports drop constraint tutor_reports_message_id_fkey;

alter table kim_cards drop constraint kim_cards_pkey, add constraint kim_cards_pkey primary key (family_id, user_id, mapping_id);
alter table kim_choices drop constraint kim_choices_pkey, add constraint kim_choices_pkey primary key (family_id, user_id);
alter table kim_proposals drop constraint kim_proposals_pkey, add constraint kim_proposals_pkey primary key (family_id, id);
alter table kim_syntheses drop constraint kim_syntheses_pkey, add constraint kim_syntheses_pkey primary key (family_id, id);
alter table tutor_alerts drop constraint tutor_alerts_pkey, add constraint tutor_alerts_pkey primary key (family_id, id);
drop index tutor_check_ins_once_a_day;
create unique index tutor_check_ins_once_a_day on tutor_check_ins (family_id, recipient_id, student_id, day);
alter table tutor_check_ins drop constraint tutor_check_ins_pkey, add constraint tutor_check_ins_pkey primary key (family_id, id);
drop index tutor_conversations_active;
create unique index tutor_conversations_active on tutor_conversations (family_id, learner_id) WHERE is_active;
alter table tutor_conversations drop constraint tutor_conversations_session_id_key, add constraint tutor_conversations_session_id_key unique (family_id, session_id);
alter table tutor_conversations drop constraint tutor_conversations_pkey, add constraint tutor_conversations_pkey primary key (family_id, id);
alter table tutor_days drop constraint tutor_days_pkey, add constraint tutor_days_pkey primary key (family_id, learner_id, day);
alter table tutor_limits drop constraint tutor_limits_pkey, add constraint tutor_limits_pkey primary key (family_id, child_id);
alter table tutor_messages drop constraint tutor_messages_pkey, add constraint tutor_messages_pkey primary key (family_id, id);
drop index tutor_reports_once;
create unique index tutor_reports_once on tutor_reports (family_id, message_id, reported_by);
alter table tutor_reports drop constraint tutor_reports_pkey, add constraint tutor_reports_pkey primary key (family_id, id);

create index kim_cards_by_user_id on kim_cards (user_id);
create index kim_choices_by_user_id on kim_choices (user_id);
create index kim_proposals_by_id on kim_proposals (id);
create index kim_syntheses_by_id on kim_syntheses (id);
create index tutor_alerts_by_id on tutor_alerts (id);
create index tutor_check_ins_by_id on tutor_check_ins (id);
create index tutor_check_ins_by_recipient_id on tutor_check_ins (recipient_id);
create index tutor_conversations_by_id on tutor_conversations (id);
create index tutor_conversations_by_session_id on tutor_conversations (session_id);
create index tutor_days_by_learner_id on tutor_days (learner_id);
create index tutor_limits_by_child_id on tutor_limits (child_id);
create index tutor_messages_by_id on tutor_messages (id);

alter table kim_cards add constraint kim_cards_user_id_fkey
  foreign key (family_id, user_id) references users (family_id, id) on delete cascade;
alter table kim_choices add constraint kim_choices_user_id_fkey
  foreign key (family_id, user_id) references users (family_id, id) on delete cascade;
alter table kim_proposals add constraint kim_proposals_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table kim_syntheses add constraint kim_syntheses_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table tutor_alerts add constraint tutor_alerts_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table tutor_check_ins add constraint tutor_check_ins_recipient_id_fkey
  foreign key (family_id, recipient_id) references users (family_id, id) on delete cascade;
alter table tutor_check_ins add constraint tutor_check_ins_student_id_fkey
  foreign key (family_id, student_id) references users (family_id, id) on delete cascade;
alter table tutor_conversations add constraint tutor_conversations_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table tutor_days add constraint tutor_days_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table tutor_limits add constraint tutor_limits_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table tutor_messages add constraint tutor_messages_conversation_id_fkey
  foreign key (family_id, conversation_id) references tutor_conversations (family_id, id) on delete cascade;
alter table tutor_messages add constraint tutor_messages_learner_id_fkey
  foreign key (family_id, learner_id) references users (family_id, id) on delete cascade;
alter table tutor_reports add constraint tutor_reports_message_id_fkey
  foreign key (family_id, message_id) references tutor_messages (family_id, id) on delete cascade;
