-- Every row of a family is found by its family first (docs/decisions/057). It writes keys and indexes anew, so it needs a
-- quiet minute; rows stay as they are.

-- A row is in the family of its person; nothing says so until here.
update consents r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update guardianships r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update legal_notices r set family_id = u.family_id from users u where u.id = r.user_id and r.family_id <> u.family_id;
update newsletter_letters r set family_id = u.family_id from users u where u.id = r.user_id and r.family_id <> u.family_id;
update notification_choices r set family_id = u.family_id from users u where u.id = r.user_id and r.family_id <> u.family_id;
update notification_digests r set family_id = u.family_id from users u where u.id = r.user_id and r.family_id <> u.family_id;
update notification_seen r set family_id = u.family_id from users u where u.id = r.user_id and r.family_id <> u.family_id;
update place_choices r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update screen_grants r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update screen_limits r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update messages r set family_id = u.family_id from users u where u.id = r.child_id and r.family_id <> u.family_id;
update thread_reads r set family_id = u.family_id from users u where u.id = r.user_id and r.family_id <> u.family_id;

alter table message_withdrawals add column family_id uuid references families (id) on delete cascade;
update message_withdrawals w set family_id = m.family_id from messages m where m.id = w.message_id;
alter table message_withdrawals alter column family_id set not null;

alter table consents drop constraint consents_child_id_fkey;
alter table family_export_pieces drop constraint family_export_pieces_export_id_fkey;
alter table guardianships drop constraint guardianships_child_id_fkey;
alter table guardianships drop constraint guardianships_guardian_id_fkey;
alter table legal_notices drop constraint legal_notices_user_id_fkey;
alter table newsletter_letters drop constraint newsletter_letters_user_id_fkey;
alter table notification_choices drop constraint notification_choices_user_id_fkey;
alter table notification_digests drop constraint notification_digests_user_id_fkey;
alter table notification_seen drop constraint notification_seen_user_id_fkey;
alter table place_choices drop constraint place_choices_child_id_fkey;
alter table screen_grants drop constraint screen_grants_child_id_fkey;
alter table screen_limits drop constraint screen_limits_child_id_fkey;
alter table message_withdrawals drop constraint message_withdrawals_message_id_fkey;
alter table messages drop constraint messages_child_id_fkey;
alter table thread_reads drop constraint thread_reads_user_id_fkey;

alter table billing_events drop constraint billing_events_pkey, add constraint billing_events_pkey primary key (family_id, gateway, id);
drop index consents_in_force;
create unique index consents_in_force on consents (family_id, child_id) where revoked_at IS NULL;
alter table consents drop constraint consents_pkey, add constraint consents_pkey primary key (family_id, id);
alter table family_export_pieces drop constraint family_export_pieces_pkey, add constraint family_export_pieces_pkey primary key (family_id, export_id, "position");
alter table family_exports drop constraint family_exports_pkey, add constraint family_exports_pkey primary key (family_id, id);
alter table guardianships drop constraint guardianships_pkey, add constraint guardianships_pkey primary key (family_id, guardian_id, child_id);
alter table legal_notices drop constraint legal_notices_pkey, add constraint legal_notices_pkey primary key (family_id, user_id, text_name, version);
alter table newsletter_letters drop constraint newsletter_letters_pkey, add constraint newsletter_letters_pkey primary key (family_id, user_id, told_to);
alter table notification_choices drop constraint notification_choices_pkey, add constraint notification_choices_pkey primary key (family_id, user_id);
alter table notification_digests drop constraint notification_digests_pkey, add constraint notification_digests_pkey primary key (family_id, user_id, day);
alter table notification_seen drop constraint notification_seen_pkey, add constraint notification_seen_pkey primary key (family_id, user_id);
alter table place_choices drop constraint place_choices_pkey, add constraint place_choices_pkey primary key (family_id, child_id);
alter table screen_grants drop constraint screen_grants_pkey, add constraint screen_grants_pkey primary key (family_id, id);
alter table screen_limits drop constraint screen_limits_pkey, add constraint screen_limits_pkey primary key (family_id, id);
alter table subscriptions drop constraint subscriptions_gateway_ref_key, add constraint subscriptions_gateway_ref_key unique (family_id, gateway, ref);
alter table subscriptions drop constraint subscriptions_pkey, add constraint subscriptions_pkey primary key (family_id, id);
alter table teacher_consents drop constraint teacher_consents_pkey, add constraint teacher_consents_pkey primary key (family_id, id);
alter table message_withdrawals drop constraint message_withdrawals_pkey, add constraint message_withdrawals_pkey primary key (family_id, message_id);
alter table messages drop constraint messages_pkey, add constraint messages_pkey primary key (family_id, id);
alter table thread_reads drop constraint thread_reads_pkey, add constraint thread_reads_pkey primary key (family_id, user_id, place, kind);

create index family_export_pieces_by_export_id on family_export_pieces (export_id);
create index family_exports_by_id on family_exports (id);
create index guardianships_by_guardian_id on guardianships (guardian_id);
create index legal_notices_by_user_id on legal_notices (user_id);
create index newsletter_letters_by_user_id on newsletter_letters (user_id);
create index notification_choices_by_user_id on notification_choices (user_id);
create index notification_digests_by_user_id on notification_digests (user_id);
create index notification_seen_by_user_id on notification_seen (user_id);
create index place_choices_by_child_id on place_choices (child_id);
create index screen_grants_by_id on screen_grants (id);
create index subscriptions_by_id on subscriptions (id);
create index subscriptions_by_ref on subscriptions (ref);
create index message_withdrawals_by_message_id on message_withdrawals (message_id);
create index messages_by_id on messages (id);
create index thread_reads_by_user_id on thread_reads (user_id);

alter table consents add constraint consents_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table family_export_pieces add constraint family_export_pieces_export_id_fkey
  foreign key (family_id, export_id) references family_exports (family_id, id) on delete cascade;
alter table guardianships add constraint guardianships_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table guardianships add constraint guardianships_guardian_id_fkey
  foreign key (family_id, guardian_id) references users (family_id, id) on delete cascade;
alter table legal_notices add constraint legal_notices_user_id_fkey
  foreign key (family_id, user_id) references users (family_id, id) on delete cascade;
alter table newsletter_letters add constraint newsletter_letters_user_id_fkey
  foreign key (family_id, user_id) references users (family_id, id) on delete cascade;
alter table notification_choices add constraint notification_choices_user_id_fkey
  foreign key (family_id, user_id) references users (family_id, id) on delete cascade;
alter table notification_digests add constraint notification_digests_user_id_fkey
  foreign key (family_id, user_id) references users (family_id, id) on delete cascade;
alter table notification_seen add constraint notification_seen_user_id_fkey
  foreign key (family_id, user_id) references users (family_id, id) on delete cascade;
alter table place_choices add constraint place_choices_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table screen_grants add constraint screen_grants_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table screen_limits add constraint screen_limits_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table message_withdrawals add constraint message_withdrawals_message_id_fkey
  foreign key (family_id, message_id) references messages (family_id, id) on delete cascade;
alter table messages add constraint messages_child_id_fkey
  foreign key (family_id, child_id) references users (family_id, id) on delete cascade;
alter table thread_reads add constraint thread_reads_user_id_fkey
  foreign key (family_id, user_id) references users (family_id, id) on delete cascade;
