-- What a family used of the installation's language model, day by day (UTC). reserved: kept for calls still under way.
create table tutor_model_days (
  family_id uuid not null references families (id) on delete cascade,
  day date not null,
  reserved bigint not null default 0 check (reserved >= 0),
  input_tokens bigint not null default 0 check (input_tokens >= 0),
  output_tokens bigint not null default 0 check (output_tokens >= 0),
  calls integer not null default 0 check (calls >= 0),
  primary key (family_id, day)
);
