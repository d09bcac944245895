-- Which version of the terms somebody agreed to; for accounts of before, the one in force on that day.
alter table users add column terms_version text null;
update users set terms_version = case
    when terms_agreed_at < timestamptz '2026-11-23 00:00:00+00' then '2026-11-1' else '2026-11-2' end
  where terms_agreed_at is not null;
alter table users add constraint users_terms_version check ((terms_agreed_at is null) = (terms_version is null));

-- A consent that ended because its parent agreed to a newer text was not revoked: it was replaced.
alter table consents add column is_replaced boolean not null default false;
alter table consents add constraint consents_replaced check (not is_replaced or revoked_at is not null);
