import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Notice, refused, type Reply, StripeBooks, WEBHOOK_SECRET } from './stripe-books.ts';
import { type Fields, fieldsOf } from './stripe-objects.ts';

const SECRET_KEY = 'sk_test_only_here';
const PATIENCE_MS = 400;

type Manner = 'well' | 'declining' | 'overloaded' | 'silent';

/** A server on loopback that speaks Stripe's wire format, as far as plans are paid through it. */
export interface StripeServer {
  readonly settings: {
    kind: 'stripe';
    secretKey: string;
    webhookSecret: string;
    apiBase: string;
    patienceMs: number;
  };
  /** Every request that changed something: method and path. */
  readonly calls: string[];
  /** Notices not yet taken, the oldest first. */
  take(): Notice[];
  /** Signs a body as Stripe does, at a time (seconds), with a secret. */
  sign(body: string, atS?: number, secret?: string): string;
  /** The payer pays, or begins the free days, on Stripe's page. */
  complete(sessionId: string): void;
  /** The payer gives another card on Stripe's page for it. */
  giveCard(sessionId: string, last4: string): void;
  /** The next period begins: paid, or the card refused. */
  renew(subscriptionId: string, outcome: 'paid' | 'failed'): void;
  /** Somebody gives money back on Stripe's own pages. */
  refundByHand(subscriptionId: string, cents?: number): void;
  /** Somebody changes a subscription on Stripe's own pages. */
  changeByHand(subscriptionId: string, change: (found: Fields) => Fields): void;
  /** A subscription as Stripe has it. */
  seen(subscriptionId: string): Fields;
  subscriptionIds(): string[];
  /** From now on: answers, refuses every card, is overloaded, or does not answer at all. */
  behaves(as: Manner): void;
  close(): Promise<void>;
}

/** `a[b][0]=c` as nested fields, the way Stripe's clients write forms. */
function formOf(encoded: string): Fields {
  const root: Fields = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== '');
    const last = keys.pop() ?? '';
    let at = root;
    for (const key of keys) at = (at[key] ??= {}) as Fields;
    at[last] = value;
  }
  return root;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}

/** The same key with the same words is answered as before; with other words it is refused. */
function createOnce() {
  const answered = new Map<string, { asked: string; reply: Reply }>();
  return (key: string | undefined, asked: string, make: () => Reply): Reply => {
    if (key === undefined) return make();
    const before = answered.get(key) ?? { asked, reply: make() };
    answered.set(key, before);
    return before.asked === asked
      ? before.reply
      : refused(400, 'idempotency_error', 'Keys belong to one request');
  };
}

interface Desk {
  readonly books: StripeBooks;
  readonly calls: string[];
  readonly once: ReturnType<typeof createOnce>;
  readonly manner: () => Manner;
}

function replyTo({ headers, method = 'GET', url = '/' }: IncomingMessage, body: string, desk: Desk): Reply {
  if (headers.authorization !== `Bearer ${SECRET_KEY}`)
    return refused(401, 'invalid_request_error', 'No key');
  if (desk.manner() === 'overloaded') return refused(503, 'api_error', 'Try again later');
  const { pathname, search } = new URL(url, 'http://stripe.test');
  if (method !== 'GET') desk.calls.push(`${method} ${pathname}`);
  const form = formOf(method === 'POST' ? body : search.slice(1));
  const key = method === 'POST' ? [headers['idempotency-key']].flat()[0] : undefined;
  return desk.once(key, `${pathname}?${body}`, () => desk.books.answer(method, pathname, form));
}

/** @param clock the provider's own; it also dates its answers */
export async function openStripeServer(clock: () => Date): Promise<StripeServer> {
  const books = new StripeBooks(clock);
  let manner: Manner = 'well';
  const desk: Desk = { books, calls: [], once: createOnce(), manner: () => manner };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    if (manner === 'silent') return;
    const reply = replyTo(request, body, desk);
    response.writeHead(reply.status, {
      'content-type': 'application/json',
      'request-id': `req_${randomUUID()}`,
      date: clock().toUTCString(),
      'stripe-should-retry': 'false',
    });
    response.end(JSON.stringify(reply.body));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET };
  return {
    settings: { kind: 'stripe', ...keys, apiBase, patienceMs: PATIENCE_MS },
    calls: desk.calls,
    take: () => books.notices.splice(0),
    sign: (...asked) => books.sign(...asked),
    complete: (id) => books.complete(id),
    giveCard: (id, last4) => books.giveCard(id, last4),
    renew: (id, outcome) => books.renew(id, outcome),
    refundByHand: (id, cents) => books.refundByHand(id, cents),
    changeByHand: (id, change) => void books.keep(change(fieldsOf(books.kept.subscriptions.get(id)))),
    seen: (id) => fieldsOf(books.kept.subscriptions.get(id)),
    subscriptionIds: () => [...books.kept.subscriptions.keys()],
    behaves(as) {
      manner = as;
      books.isDeclining = as === 'declining';
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
