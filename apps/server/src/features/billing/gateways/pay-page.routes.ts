import { CHECKOUT_PATH } from '@ori/contracts/billing-plans';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RATES } from '../../../http/rates.ts';
import { contentPolicy } from '../../../http/security-headers.ts';
import type { CheckoutRow } from '../checkouts.store.ts';
import { PAY_STYLE_HASH, payPage } from './pay-page.ts';
import type { TestGateway } from './test-gateway.ts';

interface Wire {
  readonly pay: TestGateway['pay'];
  readonly checkoutCalled: (ref: string) => Promise<CheckoutRow | null>;
  readonly publicUrl: string;
  readonly now: () => Date;
}
/** Cards of the pay page, by the button that uses them. */
const CARDS: Readonly<Record<string, { brand: string; last4: string }>> = {
  pay: { brand: 'visa', last4: '4242' },
  'pay-once': { brand: 'visa', last4: '0341' },
};
const URL_PATH = '/dev/pay/:session';

const refOf = (request: FastifyRequest): string => (request.params as { session: string }).session;

/** Where the payer's browser goes on to, by the way of one who paid or of one who turned round. */
function onwardsOf(row: CheckoutRow | null, hasPaid: boolean): string {
  if (row === null) return '/pricing';
  const told: Record<string, string> = hasPaid
    ? { session: row.ref }
    : { plan: row.plan, interval: row.interval, back: '1' };
  return `${CHECKOUT_PATH}?${new URLSearchParams(told).toString()}`;
}

/**
 * The built-in gateway's pay page, mounted without the `/api` prefix where it is the gateway. Who knows the checkout's
 * name may pay: it was told to nobody but the payer, as a bank's page does it, so that no session is asked for.
 */
export function payPageRoutes({ pay, checkoutCalled, publicUrl, now }: Wire) {
  const policy = contentPolicy(publicUrl.startsWith('https:'), [PAY_STYLE_HASH]);

  function show(request: FastifyRequest, reply: FastifyReply, row: CheckoutRow | null, isDeclined: boolean) {
    const { locale } = request;
    const onwards = onwardsOf(row, row?.state === 'complete');
    return reply
      .code(row === null ? 404 : 200)
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(payPage({ locale, row, isDeclined, now: now(), onwards }));
  }

  return async (app: FastifyInstance): Promise<void> => {
    const form = { parseAs: 'string' as const, bodyLimit: 1024 };
    app.addContentTypeParser('application/x-www-form-urlencoded', form, (_request, body, done) =>
      done(null, body),
    );
    app.get(URL_PATH, { config: { operation: 'payments.testPage' } }, async (request, reply) =>
      show(request, reply, await checkoutCalled(refOf(request)), false),
    );
    app.post(
      URL_PATH,
      { config: { operation: 'payments.testPage', provesItself: true, rateLimit: RATES.writing } },
      async (request, reply) => {
        const row = await checkoutCalled(refOf(request));
        const { body } = request;
        const does = typeof body === 'string' ? (new URLSearchParams(body).get('do') ?? '') : '';
        if (row?.state !== 'open' || row.expiresAt <= now()) return show(request, reply, row, false);
        const card = CARDS[does];
        if (card === undefined && does !== 'back') return show(request, reply, row, true);
        if (card !== undefined) await pay(row, card);
        return reply.redirect(onwardsOf(row, card !== undefined), 303);
      },
    );
  };
}
