import type { Interval, PaidPlanId } from '@ori/contracts/billing-plans';
import type { Locale } from '@ori/contracts/locale';
import type { FoldedSubscription } from '@ori/core/billing/fold-events';
import type { ProviderEvent } from '@ori/core/billing/provider-event';

/** The provider did not answer, or not in time; nothing is known to have happened, and the call may be made again. */
export class GatewayDown extends Error {
  constructor(cause: unknown) {
    super('The payment provider did not answer', { cause });
    this.name = 'GatewayDown';
  }
}

/** The card was refused; nothing was changed. */
export class GatewayDeclined extends Error {
  constructor(cause: unknown) {
    super('The card was declined', { cause });
    this.name = 'GatewayDeclined';
  }
}

/** What somebody wants to pay for. */
export interface CheckoutWish {
  /** Our own name for it: the same wish twice opens one checkout. */
  readonly id: string;
  readonly familyId: string;
  readonly plan: PaidPlanId;
  readonly interval: Interval;
  /** 0: none. */
  readonly trialDays: number;
  readonly email: string | null;
  /** The provider's name for who pays, when they paid before. */
  readonly customer: string | null;
  readonly locale: Locale;
}

export interface OpenedCheckout {
  readonly ref: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/** How far a checkout came, with what the provider has to tell of its subscription. */
export interface SeenCheckout {
  readonly state: 'open' | 'complete' | 'over';
  readonly subscriptionRef: string | null;
  readonly events: readonly ProviderEvent[];
}

/** A subscription at its provider, as we know it. */
export interface KnownSubscription extends FoldedSubscription {
  readonly ref: string;
}

/** What a webhook brought: events to keep, or none of our business; null when it is not from the provider. */
export type ReadNotice = (body: string, signature: string) => Promise<readonly ProviderEvent[] | null>;

/**
 * A provider of payments. Everything it is told or asked is answered with what is then so, as events; the same call
 * made twice does once. Every method throws `GatewayDown` when the provider cannot be
 * reached, and `GatewayDeclined` when it refuses the card.
 */
export interface Gateway {
  readonly kind: 'stripe' | 'test';
  openCheckout(wish: CheckoutWish): Promise<OpenedCheckout>;
  seeCheckout(ref: string): Promise<SeenCheckout>;
  /** Ends the subscription with its period, or takes that back. */
  setCancelled(known: KnownSubscription, isCancelled: boolean): Promise<readonly ProviderEvent[]>;
  change(
    known: KnownSubscription,
    to: { readonly plan: PaidPlanId; readonly interval: Interval },
  ): Promise<readonly ProviderEvent[]>;
  /** Where the payer gives another card, and comes back from with `?card=<ref>`. */
  openCardPage(known: KnownSubscription, locale: Locale): Promise<{ readonly url: string }>;
  /**
   * Takes the card that was given there: an overdue payment is made with it at once. Null: the name is not one of this
   * subscription's; no events: no card was given, or it was taken before.
   */
  takeCard(known: KnownSubscription, ref: string): Promise<readonly ProviderEvent[] | null>;
  /** Gives the payments back and ends the subscription at once; without payments it only ends. */
  endAndRefund(
    known: KnownSubscription,
    payments: readonly { readonly ref: string; readonly cents: number }[],
  ): Promise<readonly ProviderEvent[]>;
  /** What a provider within the house has to do by the clock; absent where the provider has a clock of its own. */
  readonly work?: () => Promise<void>;
  /** Absent where nobody outside sends notices. */
  readonly readNotice?: ReadNotice;
}
