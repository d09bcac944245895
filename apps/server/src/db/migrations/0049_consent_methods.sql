-- A consent keeps what its method rests on. E-mail plus: a second letter, due a day later, says how to withdraw it.
-- `plus_sent_at`: kept in the queue of letters, in the same transaction.
alter table consents
  add column evidence text,
  add column plus_due_at timestamptz,
  add column plus_sent_at timestamptz,
  -- Given by an address nobody confirmed: confirmed by then, or the child's account rests until it is.
  add column grace_until timestamptz,
  add column rests_since timestamptz;

update consents c set grace_until = now() + interval '30 days'
  from users u
  where u.id = c.given_by and c.revoked_at is null and c.method = 'signed-in parent'
    and not (u.metadata ?| array['emailVerifiedAt', 'emailConfirmedAt'])
    and u.metadata->>'demo' is distinct from 'true';

create index consents_plus_due on consents (plus_due_at) where plus_sent_at is null and revoked_at is null;
create index consents_grace on consents (grace_until) where grace_until is not null and revoked_at is null;
