import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PLAIN_STYLE_HASH } from '../../../http/plain-page.ts';
import { RATES } from '../../../http/rates.ts';
import { contentPolicy } from '../../../http/security-headers.ts';
import type { SubscriptionRow } from '../events.store.ts';
import { pathOfPlan } from '../payer-paths.ts';
import { cardPage } from './card-page.ts';
import { pressedIn, TEST_CARDS, takeForms } from './page-forms.ts';
import type { TestGateway } from './test-gateway.ts';

interface Wire {
  readonly giveCard: TestGateway['giveCard'];
  readonly subscriptionCalled: (ref: string) => Promise<SubscriptionRow | null>;
  readonly publicUrl: string;
}
const URL_PATH = '/dev/pay/card/:subscription';

const refOf = (request: FastifyRequest): string => (request.params as { subscription: string }).subscription;

/**
 * The built-in gateway's page for another card, mounted as its pay page is. Who knows the subscription's name may give
 * one: it was told to nobody but the payer.
 */
export function cardPageRoutes({ giveCard, subscriptionCalled, publicUrl }: Wire) {
  const policy = contentPolicy(publicUrl.startsWith('https:'), [PLAIN_STYLE_HASH]);

  /** A subscription of this gateway that still runs. */
  async function runningCalled(ref: string): Promise<SubscriptionRow | null> {
    const row = await subscriptionCalled(ref);
    return row?.gateway === 'test' && row.status !== 'ended' ? row : null;
  }

  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    row: SubscriptionRow | null,
    isDeclined: boolean,
  ) {
    return reply
      .code(row === null ? 404 : 200)
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(cardPage({ locale: request.locale, row, isDeclined }));
  }

  return async (app: FastifyInstance): Promise<void> => {
    takeForms(app);
    app.get(URL_PATH, { config: { operation: 'payments.testPage' } }, async (request, reply) =>
      show(request, reply, await runningCalled(refOf(request)), false),
    );
    app.post(
      URL_PATH,
      { config: { operation: 'payments.testPage', provesItself: true, rateLimit: RATES.writing } },
      async (request, reply) => {
        const row = await runningCalled(refOf(request));
        const does = pressedIn(request.body);
        const card = TEST_CARDS[does];
        if (row === null) return show(request, reply, row, false);
        const back = pathOfPlan(row.plan);
        if (does === 'back') return reply.redirect(back, 303);
        if (card === undefined) return show(request, reply, row, true);
        await giveCard(row, card);
        return reply.redirect(`${back}?card=${encodeURIComponent(row.ref)}`, 303);
      },
    );
  };
}
