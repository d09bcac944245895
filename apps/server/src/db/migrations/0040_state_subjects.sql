-- The state's own subject that a parent named for a line of the log, by its name in the law; null: the state's profile decides.
alter table record_entries add column state_subject text;
