import type { Installation } from '@ori/contracts/legal';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppDeps } from './app.deps.ts';
import type { InstallationStore } from './features/administration/installation.store.ts';
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

function operatorOf({ operator = null, operatorPhone: phone = null, ...deps }: GuidanceDeps) {
  const { contactAddress: contact, operatorNotes: notes = NO_NOTES, mailHost = null } = deps;
  return { operator, contact, phone, notes, mailHost };
}

/** What the environment says of who runs this installation, and of the services it uses. */
function installationOf(deps: GuidanceDeps): Installation {
  const { google, payments = null, model = null } = deps;
  return {
    ...operatorOf(deps),
    hasGoogle: google !== null,
    payments: payments?.kind ?? null,
    modelVendor: model?.vendor ?? null,
  };
}

/** The same, with what was decided since in the room of settings. */
async function installationNow(told: Installation, store: InstallationStore): Promise<Installation> {
  const decided = await store.read();
  const name = decided.operatorName ?? told.operator?.name ?? null;
  const address = decided.operatorAddress ?? told.operator?.address ?? null;
  return {
    ...told,
    operator: name === null ? null : { name, address },
    contact: decided.contact ?? told.contact,
  };
}

/** Help and the law: what everybody may read before, and after, they trust us with something. */
export function guidanceParts(
  deps: GuidanceDeps & { readonly installation: InstallationStore },
): FastifyPluginAsyncZod[] {
  const told = installationOf(deps);
  return [
    helpRoutes({ service: createHelpService(deps) }),
    legalRoutes({
      service: createLegalService(deps),
      installation: () => installationNow(told, deps.installation),
    }),
  ];
}
