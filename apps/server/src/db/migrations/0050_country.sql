-- Where somebody who signs up lives: from which age they agree for themselves depends on it.
alter table users add column country text check (country ~ '^[A-Z]{2}$');
