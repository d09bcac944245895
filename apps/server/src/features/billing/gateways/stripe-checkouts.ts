import { CHECKOUT_PATH } from '@ori/contracts/billing-plans';
import type Stripe from 'stripe';
import { type CheckoutWish, type Gateway, GatewayDown } from './gateway.ts';
import { type Asked, saidNow } from './stripe-client.ts';
import { invoiceEvent } from './stripe-events.ts';
import type { PriceFor } from './stripe-prices.ts';

const SECOND_MS = 1000;
const STATES = { open: 'open', complete: 'complete', expired: 'over' } as const;

interface Deps {
  readonly stripe: Stripe;
  readonly asked: Asked;
  readonly priceFor: PriceFor;
  readonly publicUrl: string;
}

function paramsOf(wish: CheckoutWish, price: string, publicUrl: string): Stripe.Checkout.SessionCreateParams {
  const { familyId, plan, interval, trialDays, customer, email, locale } = wish;
  const turned = new URLSearchParams({ plan, interval, back: '1' }).toString();
  return {
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    client_reference_id: familyId,
    locale,
    success_url: `${publicUrl}${CHECKOUT_PATH}?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}${CHECKOUT_PATH}?${turned}`,
    ...(customer !== null ? { customer } : email !== null ? { customer_email: email } : {}),
    subscription_data: {
      metadata: { familyId },
      ...(trialDays > 0 ? { trial_period_days: trialDays } : {}),
    },
  };
}

/** What was paid at once; nothing in free days. */
function paidAtOnce(invoice: string | Stripe.Invoice | null) {
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'paid') return null;
  const at = (invoice.status_transitions.paid_at ?? invoice.created) * SECOND_MS;
  return invoiceEvent({ id: `answer_${invoice.id}`, at, order: 2 }, invoice, 'paid');
}

/** Stripe's own pay page: where it is, and what came of it. */
export function createStripeCheckouts(deps: Deps): Pick<Gateway, 'openCheckout' | 'seeCheckout'> {
  const { stripe, asked, priceFor, publicUrl } = deps;
  return {
    openCheckout: (wish) =>
      asked(async () => {
        const params = paramsOf(wish, await priceFor(wish), publicUrl);
        const made = await stripe.checkout.sessions.create(params, { idempotencyKey: `checkout:${wish.id}` });
        if (made.url === null) throw new GatewayDown(new Error('A checkout without an address'));
        return { ref: made.id, url: made.url, expiresAt: new Date(made.expires_at * SECOND_MS) };
      }),
    seeCheckout: (ref) =>
      asked(async () => {
        const expand = ['subscription.default_payment_method', 'invoice'];
        const seen = await stripe.checkout.sessions.retrieve(ref, { expand });
        const state = STATES[seen.status as keyof typeof STATES] ?? 'open';
        const { subscription, invoice } = seen;
        if (state !== 'complete' || subscription === null || typeof subscription === 'string')
          return { state, subscriptionRef: null, events: [] };
        const paid = paidAtOnce(invoice);
        const events = [
          ...saidNow({ ...subscription, lastResponse: seen.lastResponse }),
          ...(paid === null ? [] : [paid]),
        ];
        return { state, subscriptionRef: subscription.id, events };
      }),
  };
}
