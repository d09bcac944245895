-- Calls of one caller in one window, over all processes. Not in the log of changes, so that counting costs no write to
-- disk: after a crash every count begins anew. An id is a keyed hash: no address stands here.
create unlogged table rate_counts (
  id text primary key,
  calls integer not null check (calls > 0),
  until timestamptz not null
);
create index rate_counts_until on rate_counts (until);
