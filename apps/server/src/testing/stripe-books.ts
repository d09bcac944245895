import { createHmac, randomUUID } from 'node:crypto';
import {
  amountOf,
  cardCalled,
  changedIn,
  endOf,
  expanded,
  type Fields,
  fieldsOf,
  invoiceFor,
  itemOf,
  listOf,
  nextPeriod,
  priceFrom,
  priceIn,
  type StripeObjects,
  subscriptionFrom,
  text,
  withItem,
} from './stripe-objects.ts';

export const WEBHOOK_SECRET = 'whsec_only_here';

/** A notice as Stripe sends it: the very bytes, and the signature over them. */
export interface Notice {
  readonly type: string;
  readonly body: string;
  readonly signature: string;
}
export interface Reply {
  readonly status: number;
  readonly body: Fields;
}

export const refused = (status: number, type: string, message: string, code?: string): Reply => ({
  status,
  body: { error: { type, message, ...(code === undefined ? {} : { code }) } },
});
const missing = refused(404, 'invalid_request_error', 'No such object', 'resource_missing');
const declined = refused(402, 'card_error', 'Your card was declined', 'card_declined');
const twice = refused(400, 'invalid_request_error', 'Already refunded', 'charge_already_refunded');
const done = (body: Fields): Reply => ({ status: 200, body });
const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
const DAY_S = 24 * 60 * 60;

/** What Stripe knows and does, and what it tells of it: every change is a notice. */
export class StripeBooks {
  readonly kept: StripeObjects = {
    prices: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    refunds: new Map(),
    intents: new Map(),
  };
  readonly notices: Notice[] = [];
  isDeclining = false;
  private readonly clock: () => Date;

  constructor(clock: () => Date) {
    this.clock = clock;
  }

  nowS(): number {
    return Math.floor(this.clock().getTime() / 1000);
  }

  sign(body: string, atS = this.nowS(), secret = WEBHOOK_SECRET): string {
    return `t=${atS},v1=${createHmac('sha256', secret).update(`${atS}.${body}`).digest('hex')}`;
  }

  private tell(type: string, object: Fields, more: Fields = {}): void {
    const event = { id: newId('evt'), object: 'event', api_version: '2026-10-28.endive', type };
    const data = { object, ...more };
    const body = JSON.stringify({ ...event, created: this.nowS(), livemode: false, data });
    this.notices.push({ type, body, signature: this.sign(body) });
  }

  /** Changes a subscription and tells of it, as Stripe's own pages do. */
  keep(subscription: Fields, happened: 'created' | 'updated' | 'deleted' = 'updated'): Fields {
    const before = fieldsOf(this.kept.subscriptions.get(text(subscription['id'])));
    this.kept.subscriptions.set(text(subscription['id']), subscription);
    const previous = happened === 'updated' ? { previous_attributes: changedIn(before, subscription) } : {};
    this.tell(`customer.subscription.${happened}`, subscription, previous);
    return subscription;
  }

  private bill(subscription: Fields, isPaid: boolean, cents = amountOf(priceIn(subscription))): string {
    const id = newId('in');
    const invoice = invoiceFor(subscription, id, this.nowS(), isPaid, cents);
    this.kept.invoices.set(id, invoice);
    this.kept.intents.set(newId('pi'), id);
    const of = text(subscription['id']);
    this.kept.subscriptions.set(of, { ...this.kept.subscriptions.get(of), latest_invoice: id });
    this.tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    return id;
  }

  private intentOf(invoice: unknown): string | undefined {
    return [...this.kept.intents].find(([, of]) => of === invoice)?.[0];
  }

  prices(method: string, form: Fields): Reply {
    const { prices } = this.kept;
    if (method === 'GET') {
      const keys = Object.values(fieldsOf(form['lookup_keys']));
      return done(
        listOf(
          [...prices.values()].filter((price) => keys.includes(price['lookup_key'])),
          '/v1/prices',
        ),
      );
    }
    const price = priceFrom(newId('price'), form);
    prices.set(text(price['id']), price);
    return done(price);
  }

  sessions(method: string, id: string, form: Fields): Reply {
    if (method === 'GET') {
      const found = this.kept.sessions.get(id);
      return found === undefined ? missing : done(expanded(found, form['expand'], this.kept));
    }
    const made = newId('cs_test');
    const url = `https://checkout.stripe.example/c/${made}`;
    const base = {
      id: made,
      object: 'checkout.session',
      status: 'open',
      url,
      created: this.nowS(),
      setup_intent: null,
      subscription: null,
      invoice: null,
    };
    const session = { ...form, ...base, expires_at: this.nowS() + DAY_S };
    this.kept.sessions.set(made, session);
    return done(session);
  }

  /** The payer pays, or begins the free days. */
  complete(sessionId: string): void {
    const session = fieldsOf(this.kept.sessions.get(sessionId));
    const line = fieldsOf(fieldsOf(session['line_items'])['0']);
    const price = fieldsOf(this.kept.prices.get(text(line['price'])));
    const made = this.keep(subscriptionFrom(session, price, this.nowS(), newId('sub')), 'created');
    const invoice = made['status'] === 'active' ? this.bill(made, true) : null;
    const over = { ...session, status: 'complete', subscription: made['id'], invoice };
    this.kept.sessions.set(sessionId, over);
    this.tell('checkout.session.completed', over);
  }

  /** The payer gives another card, on Stripe's page for it. */
  giveCard(sessionId: string, last4: string): void {
    const session = fieldsOf(this.kept.sessions.get(sessionId));
    const intent = { id: newId('seti'), object: 'setup_intent', payment_method: `pm_${last4}` };
    this.kept.sessions.set(sessionId, { ...session, status: 'complete', setup_intent: intent });
    this.tell('checkout.session.completed', { ...session, status: 'complete', setup_intent: intent.id });
  }

  /** An open invoice is paid when somebody asks for it, and the next period begins. */
  payNow(id: string): Reply {
    const invoice = this.kept.invoices.get(id);
    if (invoice === undefined) return missing;
    if (invoice['status'] === 'paid') return refused(400, 'invalid_request_error', 'Invoice is already paid');
    if (this.isDeclining) return declined;
    const details = fieldsOf(fieldsOf(invoice['parent'])['subscription_details']);
    const transitions = { paid_at: this.nowS() };
    const paid = {
      ...invoice,
      status: 'paid',
      amount_paid: invoice['amount_due'],
      status_transitions: transitions,
    };
    this.kept.invoices.set(id, paid);
    const found = fieldsOf(this.kept.subscriptions.get(text(details['subscription'])));
    this.keep(nextPeriod(found, this.nowS()), 'updated');
    this.tell('invoice.paid', paid);
    return done(paid);
  }

  renew(id: string, outcome: 'paid' | 'failed'): void {
    const found = fieldsOf(this.kept.subscriptions.get(id));
    const isPaid = outcome === 'paid';
    const next = this.keep(
      isPaid ? nextPeriod(found, this.nowS()) : { ...found, status: 'past_due' },
      'updated',
    );
    this.bill(next, isPaid);
  }

  subscriptions(method: string, id: string, form: Fields): Reply {
    const found = this.kept.subscriptions.get(id);
    if (found === undefined) return missing;
    if (method === 'GET') return done(expanded(found, form['expand'], this.kept));
    if (found['status'] === 'canceled') return missing;
    if (method === 'DELETE') return done(this.keep({ ...found, status: 'canceled' }, 'deleted'));
    return this.update(found, form);
  }

  private update(found: Fields, form: Fields): Reply {
    const item = fieldsOf(fieldsOf(form['items'])['0']);
    const price = this.kept.prices.get(text(item['price']));
    if (price !== undefined && this.isDeclining) return declined;
    let next: Fields = {
      ...found,
      ...endOf(found, form),
      default_payment_method: form['default_payment_method'] ?? found['default_payment_method'],
      metadata: { ...fieldsOf(found['metadata']), ...fieldsOf(form['metadata']) },
    };
    if (price !== undefined) {
      next = withItem(next, { price, quantity: Number(item['quantity'] ?? itemOf(found)['quantity']) });
      if (found['status'] === 'active') next = { ...next, latest_invoice: this.bill(next, true, 1_234) };
    }
    return done(expanded(this.keep(next, 'updated'), form['expand'], this.kept));
  }

  payments(query: Fields): Reply {
    const byIntent = text(fieldsOf(query['payment'])['payment_intent']);
    const id = byIntent === '' ? text(query['invoice']) : this.kept.intents.get(byIntent);
    const invoice = this.kept.invoices.get(id ?? '');
    if (invoice === undefined || invoice['status'] !== 'paid')
      return done(listOf([], '/v1/invoice_payments'));
    const whole = query['expand'] === undefined ? invoice['id'] : invoice;
    const paid = { id: newId('inpay'), object: 'invoice_payment', status: 'paid', invoice: whole };
    const payment = { type: 'payment_intent', payment_intent: this.intentOf(invoice['id']) };
    const one = { ...paid, amount_paid: invoice['amount_paid'], payment };
    return done(listOf([one], '/v1/invoice_payments'));
  }

  refund(form: Fields): Reply {
    const intent = text(form['payment_intent']);
    const invoice = this.kept.invoices.get(this.kept.intents.get(intent) ?? '');
    if (invoice === undefined) return missing;
    if (this.kept.refunds.has(intent)) return twice;
    const amount = Number(form['amount'] ?? invoice['amount_paid']);
    const base = {
      id: newId('re'),
      object: 'refund',
      created: this.nowS(),
      currency: 'usd',
      status: 'succeeded',
    };
    const made = { ...base, amount, payment_intent: intent, metadata: fieldsOf(form['metadata']) };
    this.kept.refunds.set(intent, made);
    this.tell('refund.created', made);
    return done(made);
  }

  /** The latest payment of a subscription, or a part of it, given back on Stripe's own pages. */
  refundByHand(id: string, cents?: number): void {
    const isOf = (invoice: Fields) =>
      fieldsOf(fieldsOf(invoice['parent'])['subscription_details'])['subscription'] === id;
    const paid = [...this.kept.invoices.values()].findLast(isOf);
    const form = { payment_intent: this.intentOf(paid?.['id']) };
    this.refund(cents === undefined ? form : { ...form, amount: cents });
  }

  /** What a request to an address of Stripe's is answered with. */
  answer(method: string, path: string, form: Fields): Reply {
    const [, , kind = '', id = '', last = ''] = path.split('/');
    const doors: Readonly<Record<string, () => Reply>> = {
      prices: () => this.prices(method, form),
      checkout: () => this.sessions(method, last, form),
      subscriptions: () => this.subscriptions(method, id, form),
      invoices: () => (last === 'pay' ? this.payNow(id) : missing),
      invoice_payments: () => this.payments(form),
      refunds: () => this.refund(form),
      payment_methods: () => done(cardCalled(id)),
    };
    return doors[kind]?.() ?? missing;
  }
}
