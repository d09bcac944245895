import { addChildAnswer, consentMethodsAnswer, showConsentInput } from '@ori/contracts/families';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { FamiliesService } from './families.service.ts';

const params = z.object({ id: z.uuid() });

/** How a consent is shown by more than e-mail. */
export function consentMethodsRoutes(service: FamiliesService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/families/consent-methods',
      {
        config: { operation: 'families.consentMethods' },
        schema: { response: { 200: consentMethodsAnswer } },
      },
      (request) => service.consentMethods(signedIn(request)).then((methods) => ({ methods })),
    );
    app.put(
      '/families/children/:id/consent-method',
      {
        config: { operation: 'families.showConsent' },
        schema: { params, body: showConsentInput, response: { 200: addChildAnswer } },
      },
      async (request, reply) => {
        const { id } = request.params;
        const shown = await service.showConsent(signedIn(request), id, request.body.method);
        return shown.ok ? { success: true as const, child: shown.value } : sendFailure(reply, shown.failure);
      },
    );
  };
}
