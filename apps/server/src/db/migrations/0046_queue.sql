-- Processes that work on the job queue, and when each was last seen: what a dead one had taken is given to others.
create table queue_workers (
  id text primary key,
  seen_at timestamptz not null
);

-- When the first letter about an alert left. Letters sent before this were not counted.
alter table tutor_alerts add column delivered_at timestamptz;
update tutor_alerts set delivered_at = mailed_at where mailed_at is not null;

-- Letters about money are kept in the queue like all others.
drop table billing_letters;
