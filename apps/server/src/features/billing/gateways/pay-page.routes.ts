import { CHECKOUT_PATH } from '@ori/contracts/billing-plans';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PLAIN_STYLE_HASH } from '../../../http/plain-page.ts';
import { RATES } from '../../../http/rates.ts';
import { contentPolicy } from '../../../http/security-headers.ts';
import type { CheckoutRow } from '../checkouts.store.ts';
import { pressedIn, TEST_CARDS, takeForms } from './page-forms.ts';
import { payPage } from './pay-page.ts';
import type { TestGateway } from './test-gateway.ts';

interface Wire {
  readonly pay: TestGateway['pay'];
  readonly checkoutCalled: (ref: string) => Promise<CheckoutRow | null>;
  readonly publicUrl: string;
  readonly now: () => Date;
}
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
  const policy = contentPolicy(publicUrl.startsWith('https:'), [PLAIN_STYLE_HASH]);

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
    takeForms(app);
    app.get(URL_PATH, { config: { operation: 'payments.testPage' } }, async (request, reply) =>
      show(request, reply, await checkoutCalled(refOf(request)), false),
    );
    app.post(
      URL_PATH,
      { config: { operation: 'payments.testPage', provesItself: true, rateLimit: RATES.writing } },
      async (request, reply) => {
        const row = await checkoutCalled(refOf(request));
        const does = pressedIn(request.body);
        if (row?.state !== 'open' || row.expiresAt <= now()) return show(request, reply, row, false);
        const card = TEST_CARDS[does];
        if (card === undefined && does !== 'back') return show(request, reply, row, true);
        if (card !== undefined) await pay(row, card);
        return reply.redirect(onwardsOf(row, card !== undefined), 303);
      },
    );
  };
}
