-- Failures on a known device fade with time, and no longer all at once with a success: since when the next one fades.
alter table known_devices add column failing_since timestamptz not null default now();

-- All failures of an hour, on accounts and on names nobody has: what tells of an attack, and holds nobody back.
alter table pin_failures drop constraint pin_failures_scope_check;
alter table pin_failures add constraint pin_failures_scope_check check (scope in (
  'account-day', 'account-total', 'address-hour', 'installation-hour', 'guesses-hour', 'call'
));
