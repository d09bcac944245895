import type { ProviderEvent } from '@ori/core/billing/provider-event';
import type Stripe from 'stripe';
import { cardGiven } from './stripe-cards.ts';
import { idOf, invoiceEvent, refundEvent, type Saying, subscriptionEvent } from './stripe-events.ts';

/** A notice older than this, by its signed time, is not believed: somebody may have kept it. */
const TOLERANCE_S = 300;
const SECOND_MS = 1000;
/** Of one second Stripe tells of the beginning first, and of the end last. */
const ORDER: Readonly<Record<string, number>> = {
  'customer.subscription.created': 0,
  'customer.subscription.deleted': 3,
};
const MIDDLE = 1;
const GIVEN_BACK: ReadonlySet<string | null> = new Set(['succeeded', 'pending']);

interface Deps {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly now: () => Date;
}

/** The subscription's invoice that was paid by this payment and given back in full; null otherwise. */
function wholeInvoice(paid: Stripe.InvoicePayment | undefined, refund: Stripe.Refund) {
  if (paid === undefined || refund.amount < (paid.amount_paid ?? 0)) return null;
  const { invoice } = paid;
  if (typeof invoice === 'string' || 'deleted' in invoice) return null;
  const subscription = idOf(invoice.parent?.subscription_details?.subscription);
  return subscription === null ? null : { invoice: invoice.id, subscription };
}

/** Which payment was given back; one that we did not give back ourselves is looked up at Stripe. */
async function refundedInvoice(stripe: Stripe, refund: Stripe.Refund) {
  const { invoice, subscription } = refund.metadata ?? {};
  if (invoice !== undefined && subscription !== undefined) return { invoice, subscription };
  const intent = idOf(refund.payment_intent);
  if (intent === null) return null;
  const payment = { type: 'payment_intent' as const, payment_intent: intent };
  const { data } = await stripe.invoicePayments.list({ payment, expand: ['data.invoice'], limit: 1 });
  return wholeInvoice(data[0], refund);
}

async function refundTold(stripe: Stripe, saying: Saying, refund: Stripe.Refund) {
  const of = GIVEN_BACK.has(refund.status) ? await refundedInvoice(stripe, refund) : null;
  return of === null ? null : refundEvent(saying, of, refund);
}

/** A subscription with its card written out where the card is what changed; a notice only has the card's name. */
async function withNewCard(stripe: Stripe, { data }: Stripe.Event): Promise<Stripe.Subscription> {
  const told = data.object as Stripe.Subscription;
  const method = told.default_payment_method;
  const isNew = 'default_payment_method' in (data.previous_attributes ?? {});
  if (!isNew || typeof method !== 'string') return told;
  return { ...told, default_payment_method: await stripe.paymentMethods.retrieve(method) };
}

async function factTold(stripe: Stripe, event: Stripe.Event): Promise<ProviderEvent | null> {
  const { type, data, id, created } = event;
  const saying: Saying = { id, at: created * SECOND_MS, order: ORDER[type] ?? MIDDLE };
  if (type.startsWith('customer.subscription.'))
    return subscriptionEvent(saying, await withNewCard(stripe, event));
  if (type === 'invoice.paid') return invoiceEvent(saying, data.object, 'paid');
  if (type === 'invoice.payment_failed') return invoiceEvent(saying, data.object, 'failed');
  if (type === 'refund.created' || type === 'refund.updated') return refundTold(stripe, saying, data.object);
  return null;
}

async function toldBy(stripe: Stripe, event: Stripe.Event): Promise<readonly ProviderEvent[]> {
  if (event.type === 'checkout.session.completed' && event.data.object.mode === 'setup')
    return cardGiven(stripe, event.data.object);
  const fact = await factTold(stripe, event);
  return fact === null ? [] : [fact];
}

/** Reads a notice of Stripe's: signed with our secret, a short while ago. What we do not deal in says nothing. */
export function createNoticeReader({ stripe, webhookSecret, now }: Deps) {
  function opened(body: string, signature: string): Stripe.Event | null {
    try {
      const at = now().getTime();
      return stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S, undefined, at);
    } catch {
      return null;
    }
  }
  return async (body: string, signature: string): Promise<readonly ProviderEvent[] | null> => {
    const event = opened(body, signature);
    return event === null ? null : toldBy(stripe, event);
  };
}
