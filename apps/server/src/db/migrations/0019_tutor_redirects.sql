-- Messages that were turned away without anybody being told (rude words, sexual matters, attempts to get around the rules),
-- counted by the day (UTC) and what they were about. Whose they were is not kept.
create table tutor_redirects (
  day date not null,
  category text not null,
  messages integer not null check (messages > 0),
  primary key (day, category)
);
