import type { ProviderEvent } from '@ori/core/billing/provider-event';
import Stripe from 'stripe';
import type { Log } from '../../../db/log.ts';
import { type Gateway, GatewayDown, type KnownSubscription } from './gateway.ts';
import { createStripeCards } from './stripe-cards.ts';
import { createStripeCheckouts } from './stripe-checkouts.ts';
import {
  type Answered,
  type Asked,
  createAsked,
  openStripe,
  saidNow,
  type StripeSettings,
} from './stripe-client.ts';
import { idOf, planItem, refundEvent } from './stripe-events.ts';
import { createNoticeReader } from './stripe-notices.ts';
import { createStripePrices, type PriceFor } from './stripe-prices.ts';

const SECOND_MS = 1000;
const WITH_CARD = ['default_payment_method'];

interface Deps {
  readonly settings: StripeSettings;
  readonly publicUrl: string;
  readonly log: Log;
  readonly now: () => Date;
}
interface Means {
  readonly stripe: Stripe;
  readonly asked: Asked;
  readonly priceFor: PriceFor;
}

function createStripeChanges({
  stripe,
  asked,
  priceFor,
}: Means): Pick<Gateway, 'setCancelled' | 'change' | 'endAndRefund'> {
  /** Makes a change; where Stripe says that it cannot be, how the subscription stands is the answer. */
  async function settled(
    known: KnownSubscription,
    call: () => Promise<Answered<Stripe.Subscription>>,
  ): Promise<ProviderEvent[]> {
    return asked(async () => {
      const answer = await call().catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return stripe.subscriptions.retrieve(known.ref, { expand: WITH_CARD });
      });
      return saidNow(answer, known.asOf);
    });
  }

  /** Takes an end back the way it was set: with the period, or, on Stripe's own pages, on a day. */
  async function goingOn({ ref }: KnownSubscription): Promise<Stripe.SubscriptionUpdateParams> {
    const { cancel_at: day, cancel_at_period_end: isWithPeriod } = await stripe.subscriptions.retrieve(ref);
    return day !== null && !isWithPeriod ? { cancel_at: '' } : { cancel_at_period_end: false };
  }

  async function refund(known: KnownSubscription, invoice: string): Promise<ProviderEvent | null> {
    const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid', limit: 1 });
    const intent = idOf(data[0]?.payment.payment_intent);
    if (intent === null) return null;
    const of = { invoice, subscription: known.ref };
    const made = await stripe.refunds.create(
      { payment_intent: intent, metadata: of },
      { idempotencyKey: `refund:${invoice}` },
    );
    return refundEvent({ id: `answer_${made.id}`, at: made.created * SECOND_MS, order: 2 }, of, made);
  }

  return {
    setCancelled: (known, isCancelled) =>
      settled(known, async () => {
        const end = isCancelled ? { cancel_at_period_end: true } : await goingOn(known);
        return stripe.subscriptions.update(known.ref, { ...end, expand: WITH_CARD });
      }),
    change: (known, to) =>
      asked(async () => {
        const price = await priceFor(to);
        const item = planItem(await stripe.subscriptions.retrieve(known.ref));
        if (item === undefined) throw new GatewayDown(new Error('A subscription without an item'));
        const changed = await stripe.subscriptions.update(known.ref, {
          items: [{ id: item.id, price, quantity: 1 }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
          expand: WITH_CARD,
        });
        return saidNow(changed, known.asOf);
      }),
    async endAndRefund(known, payments) {
      const refunded = await asked(() => Promise.all(payments.map(({ ref }) => refund(known, ref))));
      const ended = await settled(known, () => stripe.subscriptions.cancel(known.ref));
      return [...refunded.filter((event) => event !== null), ...ended];
    },
  };
}

/** Plans paid through Stripe: its own pay page, its own clock; card numbers never come here. */
export function createStripeGateway({ settings, publicUrl, log, now }: Deps): Gateway {
  const stripe = openStripe(settings);
  const asked = createAsked(log);
  const means = { stripe, asked, priceFor: createStripePrices(stripe) };
  const readNotice = createNoticeReader({ stripe, webhookSecret: settings.webhookSecret, now });
  return {
    kind: 'stripe',
    readNotice: (body, signature) => asked(() => readNotice(body, signature)),
    ...createStripeCheckouts({ ...means, publicUrl }),
    ...createStripeCards({ ...means, publicUrl }),
    ...createStripeChanges(means),
  };
}
