import type { Interval, PaidPlanId } from '@ori/contracts/billing-plans';

/** The states of `SUBSCRIPTION_STATUSES` (`contracts/billing`): there they are shapes, here a rule's words. */
export type SubscriptionState = 'trialing' | 'active' | 'past-due' | 'ended';

/** A card as a receipt names it; the number itself never reaches us. */
export interface Card {
  readonly brand: string;
  readonly last4: string;
}

/** A subscription as its provider has it at one moment. Moments are milliseconds since 1970. */
export interface SubscriptionFacts {
  /** The provider's name for who pays, so that another checkout knows them. */
  readonly customer: string | null;
  readonly plan: PaidPlanId;
  readonly interval: Interval;
  readonly status: SubscriptionState;
  readonly startedAt: number;
  /** When the free days end or ended; null: there were none. */
  readonly trialEndsAt: number | null;
  readonly periodEndsAt: number;
  /** Ends with the period. */
  readonly isCancelled: boolean;
  /** Null where this event does not say. */
  readonly card: Card | null;
}

/** The same as one event tells it: without a plan where it stands at a price that is none of our table's. */
export type ToldFacts = Omit<SubscriptionFacts, 'plan' | 'interval'> &
  (Pick<SubscriptionFacts, 'plan' | 'interval'> | { readonly plan: null; readonly interval: null });

/** One payment as its provider tells of it; `ref` names the payment for good. Money in cents. */
export interface PaymentFacts {
  readonly ref: string;
  /** What the receipt is called; empty where this event does not say. */
  readonly number: string;
  readonly cents: number;
  readonly currency: string;
  readonly outcome: 'failed' | 'paid' | 'refunded';
}

/** What a provider says once or several times, in any order. */
export type ProviderEvent = {
  /** The provider's own name for the event: the same event has the same one. */
  readonly id: string;
  /** Whose it is, where the event says so. */
  readonly familyId: string | null;
  /** The provider's name for the subscription. */
  readonly subscription: string;
  /** By the provider's clock. */
  readonly at: number;
  /** Which comes first of two events of the same moment. */
  readonly order: number;
} & (
  | { readonly kind: 'subscription'; readonly facts: ToldFacts }
  | { readonly kind: 'payment'; readonly facts: PaymentFacts }
);
