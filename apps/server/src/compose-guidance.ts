import type { Installation } from '@ori/contracts/legal';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppDeps } from './app.deps.ts';
import { helpRoutes } from './features/help/help.routes.ts';
import { createHelpService } from './features/help/help.service.ts';
import { legalRoutes } from './features/legal/legal.routes.ts';
import { createLegalService } from './features/legal/legal.service.ts';

type GuidanceDeps = Pick<
  AppDeps,
  'content' | 'operator' | 'contactAddress' | 'google' | 'payments' | 'model'
>;

/** What the settings say of who runs this installation, and of the services it uses. */
function installationOf(deps: GuidanceDeps): Installation {
  const { operator = null, contactAddress: contact, google, payments = null, model = null } = deps;
  return {
    operator,
    contact,
    hasGoogle: google !== null,
    payments: payments?.kind ?? null,
    modelVendor: model?.vendor ?? null,
  };
}

/** Help and the law: what everybody may read before, and after, they trust us with something. */
export function guidanceParts(deps: GuidanceDeps): FastifyPluginAsyncZod[] {
  return [
    helpRoutes({ service: createHelpService(deps) }),
    legalRoutes({
      service: createLegalService({ content: deps.content, installation: installationOf(deps) }),
    }),
  ];
}
