import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { InstallationStore } from './features/administration/installation.store.ts';
import type { BillingDeps } from './features/billing/billing.deps.ts';
import { billingRoutes, type OfferWire } from './features/billing/billing.routes.ts';
import { createBillingService } from './features/billing/billing.service.ts';
import { createBillingStore } from './features/billing/billing.store.ts';
import { createDueStore } from './features/billing/due.store.ts';
import { cardPageRoutes } from './features/billing/gateways/card-page.routes.ts';
import { payPageRoutes } from './features/billing/gateways/pay-page.routes.ts';
import type { PaymentSettings } from './features/billing/gateways/payment-settings.ts';
import { createStripeGateway } from './features/billing/gateways/stripe-gateway.ts';
import { createTestGateway, type TestGateway } from './features/billing/gateways/test-gateway.ts';
import { webhookRoutes } from './features/billing/webhook.routes.ts';

interface Deps extends BillingDeps {
  /** What was decided in the room of settings. */
  readonly installation: Pick<InstallationStore, 'read'>;
  /** Null or absent: nothing is sold, and everything is allowed. */
  readonly payments?: PaymentSettings | null;
}

/** Billing with the gateway of this installation. `pay` is there where the pay page is our own. */
export function composeBilling({ payments = null, installation, ...deps }: Deps) {
  const { checkoutCalled, subscriptionCalled } = createBillingStore(deps.database);
  const due = createDueStore(deps.database);
  let own: TestGateway | null = null;
  const service = createBillingService({
    ...deps,
    sellsPlans: async (within) => (await installation.read(within)).sellsPlans,
    gatewayOf(keep) {
      if (payments === null) return null;
      if (payments.kind === 'stripe') return createStripeGateway({ ...deps, settings: payments });
      own = createTestGateway({ ...deps, keep, checkoutCalled, dueSubscriptions: due.overdue });
      return own.gateway;
    },
  });
  return {
    service,
    payPage: own === null ? null : { ...deps, ...(own as TestGateway), checkoutCalled, subscriptionCalled },
  };
}
export type ComposedBilling = ReturnType<typeof composeBilling>;

/** Its routes, to be mounted under `/api`. */
export function billingParts({ service, taught }: OfferWire): FastifyPluginAsyncZod[] {
  return [billingRoutes({ service, taught }), webhookRoutes({ service })];
}

/** The built-in gateway's pages, to be mounted without a prefix; none where there is none. */
export function payPageParts({ payPage }: ComposedBilling) {
  return payPage === null ? [] : [payPageRoutes(payPage), cardPageRoutes(payPage)];
}
