import { FAILING_LAST4 } from '@ori/core/billing/test-gateway';
import type { Card } from '@ori/core/billing/provider-event';
import type { FastifyInstance } from 'fastify';

/** Cards of the built-in gateway, by the button that uses them. */
export const TEST_CARDS: Readonly<Record<string, Card>> = {
  pay: { brand: 'visa', last4: '4242' },
  'pay-once': { brand: 'visa', last4: FAILING_LAST4 },
};

/** Lets a page be answered by a browser's own form. */
export function takeForms(app: FastifyInstance): void {
  const form = { parseAs: 'string' as const, bodyLimit: 1024 };
  app.addContentTypeParser('application/x-www-form-urlencoded', form, (_request, body, done) =>
    done(null, body),
  );
}

/** Which button a form was sent by. */
export function pressedIn(body: unknown): string {
  return typeof body === 'string' ? (new URLSearchParams(body).get('do') ?? '') : '';
}
