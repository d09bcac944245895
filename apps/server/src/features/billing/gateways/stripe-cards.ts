import { CURRENCY } from '@ori/contracts/billing-plans';
import type { ProviderEvent } from '@ori/core/billing/provider-event';
import Stripe from 'stripe';
import { pathOfPlan } from '../payer-paths.ts';
import { type Gateway, GatewayDown } from './gateway.ts';
import { type Asked, saidNow } from './stripe-client.ts';
import { idOf, invoiceEvent } from './stripe-events.ts';

const SECOND_MS = 1000;
const WITH_CARD = ['default_payment_method'];
const OVERDUE: ReadonlySet<string> = new Set(['past_due', 'unpaid']);
const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;

interface Deps {
  readonly stripe: Stripe;
  readonly asked: Asked;
  readonly publicUrl: string;
}

/** Which card was given on a page of Stripe's, and for which subscription; null: none, or not there. */
function givenOn({ mode, status, metadata, setup_intent: intent, created }: Stripe.Checkout.Session) {
  const subscription = metadata?.['subscription'];
  const method = intent === null || typeof intent === 'string' ? null : idOf(intent.payment_method);
  const isGiven = mode === 'setup' && status === 'complete';
  return isGiven && subscription !== undefined && method !== null ? { subscription, method, created } : null;
}

/** Pays what is open with the card; null when it is paid, or not open any more. */
async function paid(stripe: Stripe, invoice: string | null, method: string): Promise<ProviderEvent | null> {
  if (invoice === null) return null;
  try {
    const now = await stripe.invoices.pay(invoice, { payment_method: method });
    const at = (now.status_transitions.paid_at ?? now.created) * SECOND_MS;
    return invoiceEvent({ id: `answer_${now.id}`, at, order: 2 }, now, 'paid');
  } catch (error) {
    if (error instanceof StripeInvalidRequestError) return null;
    throw error;
  }
}

/**
 * Puts the card of a page to its subscription, and pays at once what is overdue. A card given earlier than the one that
 * is there is not put back.
 */
async function putCard(
  stripe: Stripe,
  given: NonNullable<ReturnType<typeof givenOn>>,
  after = 0,
): Promise<ProviderEvent[]> {
  const { subscription, method, created } = given;
  const found = await stripe.subscriptions.retrieve(subscription, { expand: WITH_CARD });
  if (found.status === 'canceled' || Number(found.metadata['cardGivenAt'] ?? 0) > created)
    return saidNow(found, after);
  const changed = await stripe.subscriptions.update(subscription, {
    default_payment_method: method,
    metadata: { cardGivenAt: created },
    expand: WITH_CARD,
  });
  if (!OVERDUE.has(changed.status)) return saidNow(changed, after);
  const payment = await paid(stripe, idOf(changed.latest_invoice), method);
  const settled = await stripe.subscriptions.retrieve(subscription, { expand: WITH_CARD });
  return [...saidNow(settled, after), ...(payment === null ? [] : [payment])];
}

/** What a notice says of a card that was given, for a payer whose browser never came back; a refused one says nothing. */
export async function cardGiven(stripe: Stripe, { id }: Stripe.Checkout.Session): Promise<ProviderEvent[]> {
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['setup_intent'] });
  const given = givenOn(session);
  if (given === null) return [];
  return putCard(stripe, given).catch((error: unknown) => {
    if (error instanceof StripeCardError) return [];
    throw error;
  });
}

/** Another card, given on Stripe's own page: its number never comes here. */
export function createStripeCards(deps: Deps): Pick<Gateway, 'openCardPage' | 'takeCard'> {
  const { stripe, asked, publicUrl } = deps;
  return {
    openCardPage: ({ ref: subscription, customer, plan }, locale) =>
      asked(async () => {
        const back = `${publicUrl}${pathOfPlan(plan)}`;
        const made = await stripe.checkout.sessions.create({
          mode: 'setup',
          currency: CURRENCY,
          locale,
          ...(customer === null ? {} : { customer }),
          metadata: { subscription },
          success_url: `${back}?card={CHECKOUT_SESSION_ID}`,
          cancel_url: back,
        });
        if (made.url === null) throw new GatewayDown(new Error('A card page without an address'));
        return { url: made.url };
      }),
    takeCard: (known, ref) =>
      asked(async () => {
        const session = await stripe.checkout.sessions
          .retrieve(ref, { expand: ['setup_intent'] })
          .catch((error: unknown) => {
            if (error instanceof StripeInvalidRequestError) return null;
            throw error;
          });
        if (session?.metadata?.['subscription'] !== known.ref) return null;
        const given = givenOn(session);
        return given === null ? [] : putCard(stripe, given, known.asOf);
      }),
  };
}
