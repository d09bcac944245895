-- Keys that sign credentials: one signs at a time, and what an earlier one signed is verified by its public half for ever.
-- The private half is sealed under PIN_PEPPER, which is not in the database; a retired key keeps none.
create table signing_keys (
  -- The key's thumbprint (RFC 7638).
  kid text primary key,
  public_jwk jsonb not null,
  sealed_private text,
  created_at timestamptz not null,
  retired_at timestamptz,
  check ((retired_at is null) = (sealed_private is not null))
);
create unique index signing_keys_current on signing_keys ((true)) where retired_at is null;
