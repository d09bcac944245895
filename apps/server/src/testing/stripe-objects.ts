/** Stripe's objects, with the fields that we read or that Stripe always sends; amounts in cents, moments in seconds. */
export interface StripeObjects {
  readonly prices: Map<string, Fields>;
  readonly sessions: Map<string, Fields>;
  readonly subscriptions: Map<string, Fields>;
  readonly invoices: Map<string, Fields>;
  readonly refunds: Map<string, Fields>;
  readonly intents: Map<string, string>;
}
export type Fields = Record<string, unknown>;

const DAY_S = 24 * 60 * 60;
const FIRST_CARD = 'pm_4242';
/** A card's name here ends in its last four digits. */
export const cardCalled = (id: string): Fields => ({
  id,
  object: 'payment_method',
  type: 'card',
  card: { brand: 'visa', last4: id.slice(-4) },
});

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
export const listOf = (data: readonly unknown[], url: string) => ({
  object: 'list',
  data,
  has_more: false,
  url,
});

export function priceFrom(id: string, form: Fields): Fields {
  const interval = text(fieldsOf(form['recurring'])['interval']);
  return {
    id,
    object: 'price',
    active: true,
    currency: form['currency'],
    unit_amount: Number(form['unit_amount']),
    lookup_key: form['lookup_key'],
    recurring: { interval, interval_count: 1 },
    metadata: fieldsOf(form['metadata']),
  };
}

export const amountOf = (price: Fields): number => Number(price['unit_amount']);
const lengthOf = (price: Fields): number =>
  (fieldsOf(price['recurring'])['interval'] === 'year' ? 365 : 30) * DAY_S;

export function subscriptionFrom(session: Fields, price: Fields, nowS: number, id: string): Fields {
  const data = fieldsOf(session['subscription_data']);
  const trialDays = Number(data['trial_period_days'] ?? 0);
  const trialEnd = trialDays > 0 ? nowS + trialDays * DAY_S : null;
  const item = { id: `si_${id}`, object: 'subscription_item', price, quantity: 1 };
  return {
    id,
    object: 'subscription',
    customer: session['customer'] ?? 'cus_new',
    status: trialEnd === null ? 'active' : 'trialing',
    start_date: nowS,
    trial_end: trialEnd,
    cancel_at: null,
    cancel_at_period_end: false,
    metadata: fieldsOf(data['metadata']),
    default_payment_method: FIRST_CARD,
    latest_invoice: null,
    items: listOf(
      [{ ...item, current_period_end: trialEnd ?? nowS + lengthOf(price) }],
      '/v1/subscription_items',
    ),
  };
}

export const itemOf = (subscription: Fields): Fields =>
  fieldsOf((fieldsOf(subscription['items'])['data'] as unknown[])[0]);
export const priceIn = (subscription: Fields): Fields => fieldsOf(itemOf(subscription)['price']);

/** The subscription with another item: a new price, or a new period. */
export function withItem(subscription: Fields, changes: Fields): Fields {
  return {
    ...subscription,
    items: listOf([{ ...itemOf(subscription), ...changes }], '/v1/subscription_items'),
  };
}
export const nextPeriod = (subscription: Fields, nowS: number): Fields =>
  withItem(
    { ...subscription, status: 'active' },
    { current_period_end: nowS + lengthOf(priceIn(subscription)) },
  );

/** What was so before, of what is otherwise now. */
export const changedIn = (before: Fields, now: Fields): Fields =>
  Object.fromEntries(
    Object.entries(before).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(now[key])),
  );

/** When a subscription ends after a change: with its period, which is a day then, or on a day of its own. */
export function endOf(found: Fields, form: Fields): Fields {
  const asked = form['cancel_at_period_end'];
  if (asked === 'true') return { cancel_at_period_end: true, cancel_at: itemOf(found)['current_period_end'] };
  if (asked === 'false' && found['cancel_at_period_end'] === true)
    return { cancel_at_period_end: false, cancel_at: null };
  return form['cancel_at'] === '' ? { cancel_at: null } : {};
}

export function invoiceFor(
  subscription: Fields,
  id: string,
  nowS: number,
  isPaid: boolean,
  cents: number,
): Fields {
  const details = { subscription: subscription['id'], metadata: subscription['metadata'] };
  return {
    id,
    object: 'invoice',
    number: `ORI-${id.toUpperCase()}`,
    currency: 'usd',
    created: nowS,
    status: isPaid ? 'paid' : 'open',
    amount_due: cents,
    amount_paid: isPaid ? cents : 0,
    status_transitions: { paid_at: isPaid ? nowS : null },
    parent: { type: 'subscription_details', subscription_details: details, quote_details: null },
  };
}

/** What was asked to be written out, written out. */
export function expanded(found: Fields, expand: unknown, { subscriptions, invoices }: StripeObjects): Fields {
  const wishes = Object.values(fieldsOf(expand)).map(text);
  const withCard = (subscription: Fields): Fields => ({
    ...subscription,
    default_payment_method: cardCalled(text(subscription['default_payment_method'])),
  });
  const isSession = found['object'] === 'checkout.session';
  if (!isSession) return wishes.includes('default_payment_method') ? withCard(found) : found;
  const of = subscriptions.get(text(found['subscription']));
  const invoice = invoices.get(text(found['invoice'])) ?? null;
  const intent = fieldsOf(found['setup_intent']);
  const setupIntent = wishes.includes('setup_intent') ? found['setup_intent'] : (intent['id'] ?? null);
  return {
    ...found,
    subscription: of === undefined ? null : withCard(of),
    invoice,
    setup_intent: setupIntent,
  };
}
