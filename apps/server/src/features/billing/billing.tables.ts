import type { Interval, PaidPlanId } from '@ori/contracts/billing-plans';
import type { ProviderEvent, SubscriptionState } from '@ori/core/billing/provider-event';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** Columns only: constraints and indexes are in `db/migrations` (`0030_billing`; keys: `0065`), which is the truth. */
const plan = () => text('plan').$type<PaidPlanId>().notNull();
const interval = () => text('period').$type<Interval>().notNull();
const gateway = () => text('gateway').$type<'stripe' | 'test'>().notNull();

export const checkouts = pgTable('billing_checkouts', {
  id: uuid('id').primaryKey(),
  familyId: uuid('family_id').notNull(),
  userId: uuid('user_id').notNull(),
  gateway: gateway(),
  ref: text('ref').notNull(),
  plan: plan(),
  interval: interval(),
  trialDays: integer('trial_days').notNull(),
  url: text('url').notNull(),
  state: text('state').$type<'open' | 'complete' | 'over'>().notNull(),
  subscriptionRef: text('subscription_ref'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const billingEvents = pgTable(
  'billing_events',
  {
    gateway: gateway(),
    id: text('id').notNull(),
    familyId: uuid('family_id').notNull(),
    subscriptionRef: text('subscription_ref').notNull(),
    event: jsonb('event').$type<ProviderEvent>().notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.gateway, table.id] })],
);

export const subscriptions = pgTable('subscriptions', {
  id: uuid('id').notNull(),
  familyId: uuid('family_id').notNull(),
  gateway: gateway(),
  ref: text('ref').notNull(),
  customer: text('customer'),
  plan: plan(),
  interval: interval(),
  status: text('status').$type<SubscriptionState>().notNull(),
  startedAt: moment('started_at').notNull(),
  trialEndsAt: moment('trial_ends_at'),
  periodEndsAt: moment('period_ends_at').notNull(),
  isCancelled: boolean('is_cancelled').notNull(),
  pastDueSince: moment('past_due_since'),
  endedAt: moment('ended_at'),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  asOf: moment('as_of').notNull(),
  remindedAt: moment('reminded_at'),
});

export const receipts = pgTable('receipts', {
  id: uuid('id').primaryKey(),
  familyId: uuid('family_id'),
  gateway: gateway(),
  ref: text('ref').notNull(),
  subscriptionRef: text('subscription_ref').notNull(),
  number: text('number').notNull(),
  plan: plan(),
  interval: interval(),
  cents: integer('cents').notNull(),
  currency: text('currency').notNull(),
  status: text('status').$type<'paid' | 'refunded' | 'failed'>().notNull(),
  at: moment('at').notNull(),
});

export const placeChoices = pgTable('place_choices', {
  childId: uuid('child_id').notNull(),
  familyId: uuid('family_id').notNull(),
  chosenBy: uuid('chosen_by'),
  chosenAt: moment('chosen_at').notNull(),
});
