-- Since when somebody wishes the newsletter: what was written before is no news to them.
alter table users add column newsletter_since timestamptz;
update users set newsletter_since = created_at where newsletter;

-- One row a person and letter: it tells of the articles published after `told_from`, up to `told_to`.
create table newsletter_letters (
  user_id uuid not null references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  told_from date not null,
  told_to date not null,
  begun_at timestamptz not null,
  -- Somebody is delivering the letter since; long ago and not delivered: it is tried again.
  taken_at timestamptz,
  tries integer not null default 0,
  delivered_at timestamptz,
  primary key (user_id, told_to),
  check (told_from < told_to)
);
create index newsletter_letters_of_family on newsletter_letters (family_id);
create index newsletter_letters_waiting on newsletter_letters (begun_at) where delivered_at is null;
create index users_newsletter on users (id) where newsletter;
