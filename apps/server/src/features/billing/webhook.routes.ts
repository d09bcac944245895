import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { asking } from './asking.ts';
import type { BillingService } from './billing.service.ts';

const BODY_MAX_BYTES = 256 * 1024;
const SIGNATURE = 'stripe-signature';

/**
 * Notices of a payment provider, to be mounted under `/api`. Who sends one proves it by a signature over the very
 * bytes: neither session nor forgery token is asked for. What cannot be kept now is asked for again (503).
 */
export function webhookRoutes({ service }: { readonly service: BillingService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeAllContentTypeParsers();
    const raw = { parseAs: 'string', bodyLimit: BODY_MAX_BYTES } as const;
    app.addContentTypeParser('*', raw, (_request, body, done) => done(null, body));
    app.post(
      '/payments/webhook',
      {
        config: { operation: 'payments.webhook', provesItself: true, viewer: false, csrfCookie: false },
        schema: { response: { 200: z.object({ received: z.literal(true) }) } },
      },
      async (request, reply) => {
        const { readNotice, gatewayKind, keep } = service;
        if (readNotice === null || gatewayKind === null) return sendFailure(reply, 'not-found');
        const signature = String(request.headers[SIGNATURE] ?? '');
        const read = await asking(() =>
          readNotice(typeof request.body === 'string' ? request.body : '', signature),
        );
        if (!read.ok) return sendFailure(reply, read.failure);
        if (read.value === null) return sendFailure(reply, 'webhook-refused');
        if (read.value.length > 0) await keep({ gateway: gatewayKind, events: read.value });
        return { received: true as const };
      },
    );
  };
}
