import {
  cardInput,
  cardPageAnswer,
  changeSubscriptionInput,
  checkoutAnswer,
  createCheckoutInput,
  type OfferAnswer,
  offerAnswer,
  placesInput,
  receiptsAnswer,
  subscriptionAnswer,
  verifyAnswer,
  verifyInput,
} from '@ori/contracts/billing';
import { isOfferedPlans } from '@ori/core/access/offered-plans';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { BillingService } from './billing.service.ts';

interface Wire {
  readonly service: BillingService;
}
export interface OfferWire extends Wire {
  /** How much is taught today, by band. */
  readonly taught: () => OfferAnswer['taught'];
}

/** Plans and payments of grown-ups, to be mounted under `/api`. */
export function billingRoutes({ service, taught }: OfferWire): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(checkoutRoutes({ service }));
    await app.register(changeRoutes({ service }));
    await app.register(cardRoutes({ service }));
    app.get(
      '/payments/offer',
      { config: { operation: 'payments.offer' }, schema: { response: { 200: offerAnswer } } },
      async ({ viewer }) => ({
        success: true as const,
        isSelling: await service.isSelling(),
        isOffered: isOfferedPlans(viewer),
        taught: taught(),
      }),
    );
    app.get(
      '/payments/subscription',
      { config: { operation: 'payments.subscription' }, schema: { response: { 200: subscriptionAnswer } } },
      (request) => service.subscription(signedIn(request)),
    );
    app.get(
      '/payments/receipts',
      { config: { operation: 'payments.receipts' }, schema: { response: { 200: receiptsAnswer } } },
      (request) => service.receipts(signedIn(request)),
    );
  };
}

function checkoutRoutes({ service: { checkouts } }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/payments/create-checkout',
      {
        config: { operation: 'payments.createCheckout', rateLimit: RATES.mail },
        schema: { body: createCheckoutInput, response: { 200: checkoutAnswer } },
      },
      async (request, reply) => {
        const opened = await checkouts.create(signedIn(request), request.body);
        return opened.ok ? opened.value : sendFailure(reply, opened.failure);
      },
    );
    app.post(
      '/payments/verify',
      {
        config: { operation: 'payments.verify', rateLimit: RATES.writing },
        schema: { body: verifyInput, response: { 200: verifyAnswer } },
      },
      async (request, reply) => {
        const seen = await checkouts.verify(signedIn(request), request.body.sessionId);
        return seen.ok ? seen.value : sendFailure(reply, seen.failure);
      },
    );
  };
}

function changeRoutes({ service: { changes } }: Wire): FastifyPluginAsyncZod {
  const response = { 200: subscriptionAnswer };
  return async (app) => {
    app.post(
      '/payments/subscription/cancel',
      { config: { operation: 'payments.cancel', rateLimit: RATES.writing }, schema: { response } },
      async (request, reply) => {
        const made = await changes.cancel(signedIn(request));
        return made.ok ? made.value : sendFailure(reply, made.failure);
      },
    );
    app.post(
      '/payments/subscription/resume',
      { config: { operation: 'payments.resume', rateLimit: RATES.writing }, schema: { response } },
      async (request, reply) => {
        const made = await changes.resume(signedIn(request));
        return made.ok ? made.value : sendFailure(reply, made.failure);
      },
    );
    app.post(
      '/payments/subscription/change',
      {
        config: { operation: 'payments.change', rateLimit: RATES.mail },
        schema: { body: changeSubscriptionInput, response },
      },
      async (request, reply) => {
        const made = await changes.changePlan(signedIn(request), request.body);
        return made.ok ? made.value : sendFailure(reply, made.failure);
      },
    );
    app.post(
      '/payments/refund',
      { config: { operation: 'payments.refund', rateLimit: RATES.mail }, schema: { response } },
      async (request, reply) => {
        const made = await changes.refund(signedIn(request));
        return made.ok ? made.value : sendFailure(reply, made.failure);
      },
    );
    app.post(
      '/payments/places',
      {
        config: { operation: 'payments.places', rateLimit: RATES.writing },
        schema: { body: placesInput, response },
      },
      async (request, reply) => {
        const made = await changes.choosePlaces(signedIn(request), request.body.childIds);
        return made.ok ? made.value : sendFailure(reply, made.failure);
      },
    );
  };
}

function cardRoutes({ service: { cards } }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/payments/card',
      {
        config: { operation: 'payments.card', rateLimit: RATES.mail },
        schema: { response: { 200: cardPageAnswer } },
      },
      async (request, reply) => {
        const opened = await cards.open(signedIn(request));
        return opened.ok ? opened.value : sendFailure(reply, opened.failure);
      },
    );
    app.post(
      '/payments/card/verify',
      {
        config: { operation: 'payments.verifyCard', rateLimit: RATES.writing },
        schema: { body: cardInput, response: { 200: subscriptionAnswer } },
      },
      async (request, reply) => {
        const made = await cards.take(signedIn(request), request.body.ref);
        return made.ok ? made.value : sendFailure(reply, made.failure);
      },
    );
  };
}
