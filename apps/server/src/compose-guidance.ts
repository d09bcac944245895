import type { Installation } from '@ori/contracts/legal';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppDeps } from './app.deps.ts';
import type { InstallationStore } from './features/administration/installation.store.ts';
import { type OperatorNow, operatorNow } from './features/administration/operator-now.ts';
import { helpRoutes } from './features/help/help.routes.ts';
import { createHelpService } from './features/help/help.service.ts';
import { legalRoutes } from './features/legal/legal.routes.ts';
import { createLegalService } from './features/legal/legal.service.ts';

type GuidanceDeps = Pick<
  AppDeps,
  | 'content'
  | 'operator'
  | 'operatorPhone'
  | 'operatorNotes'
  | 'mailHost'
  | 'contactAddress'
  | 'google'
  | 'payments'
  | 'model'
  | 'now'
>;
const NO_NOTES: Installation['notes'] = {
  hosting: null,
  transfers: null,
  representative: null,
  mediator: null,
};

/** What the environment says of the services that this installation uses, and what its operator tells besides. */
function servicesOf(deps: GuidanceDeps): Omit<Installation, keyof OperatorNow> {
  const { google, payments = null, model = null, operatorNotes: notes = NO_NOTES, mailHost = null } = deps;
  return {
    notes,
    mailHost,
    hasGoogle: google !== null,
    payments: payments?.kind ?? null,
    modelVendor: model?.vendor ?? null,
  };
}

/** Help and the law: what everybody may read before, and after, they trust us with something. */
export function guidanceParts(
  deps: GuidanceDeps & { readonly installation: InstallationStore },
): FastifyPluginAsyncZod[] {
  const services = servicesOf(deps);
  const installation = async () => ({ ...services, ...(await operatorNow(deps, deps.installation)) });
  return [
    helpRoutes({ service: createHelpService(deps) }),
    legalRoutes({ service: createLegalService(deps), installation }),
  ];
}
