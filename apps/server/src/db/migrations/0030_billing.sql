-- Plans that families and teachers pay for. Card numbers never come here; who pays is a grown-up's family.

-- Where somebody went to pay. ref: the provider's name for it, which the payer's browser brings back.
create table billing_checkouts (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  gateway text not null check (gateway in ('stripe', 'test')),
  ref text not null unique,
  plan text not null check (plan in ('family', 'coop', 'teacher', 'founders')),
  period text not null check (period in ('month', 'year')),
  trial_days integer not null check (trial_days between 0 and 90),
  url text not null,
  state text not null check (state in ('open', 'complete', 'over')),
  subscription_ref text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index billing_checkouts_of_family on billing_checkouts (family_id, created_at desc);

-- Append-only: everything a provider said. A subscription and its receipts are what these come to.
create table billing_events (
  gateway text not null check (gateway in ('stripe', 'test')),
  id text not null,
  family_id uuid not null references families (id) on delete cascade,
  subscription_ref text not null,
  event jsonb not null,
  received_at timestamptz not null,
  primary key (gateway, id)
);
create index billing_events_of_subscription on billing_events (subscription_ref);
create index billing_events_of_family on billing_events (family_id);

create table subscriptions (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  gateway text not null check (gateway in ('stripe', 'test')),
  ref text not null,
  customer text,
  plan text not null check (plan in ('family', 'coop', 'teacher', 'founders')),
  period text not null check (period in ('month', 'year')),
  status text not null check (status in ('trialing', 'active', 'past-due', 'ended')),
  started_at timestamptz not null,
  trial_ends_at timestamptz,
  period_ends_at timestamptz not null,
  is_cancelled boolean not null,
  past_due_since timestamptz,
  ended_at timestamptz,
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  as_of timestamptz not null,
  reminded_at timestamptz,
  unique (gateway, ref)
);
create index subscriptions_of_family on subscriptions (family_id, started_at);
create index subscriptions_running on subscriptions (period_ends_at) where status <> 'ended';

-- What was paid: kept for the tax office when the family is gone, and then nobody's. Nothing of a child is in it.
create table receipts (
  id uuid primary key,
  family_id uuid references families (id) on delete set null,
  gateway text not null check (gateway in ('stripe', 'test')),
  ref text not null,
  subscription_ref text not null,
  number text not null,
  plan text not null,
  period text not null,
  cents integer not null,
  currency text not null check (currency ~ '^[a-z]{3}$'),
  status text not null check (status in ('paid', 'refunded', 'failed')),
  at timestamptz not null,
  unique (gateway, ref)
);
create index receipts_of_family on receipts (family_id, at desc);
create index receipts_old on receipts (at);

-- The children whom parents gave a place where the plan has too few; without any, those longest in the family.
create table place_choices (
  child_id uuid primary key references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  chosen_by uuid references users (id) on delete set null,
  chosen_at timestamptz not null
);
create index place_choices_of_family on place_choices (family_id);
