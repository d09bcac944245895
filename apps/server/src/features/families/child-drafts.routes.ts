import { addChildAnswer, childDraftInput } from '@ori/contracts/families';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { FamiliesService } from './families.service.ts';

/** Adds the child of a draft, once the parent's address is confirmed. */
export function childDraftRoutes(service: FamiliesService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/families/children/draft',
      {
        config: { operation: 'families.sendDraft', rateLimit: RATES.newSecret },
        schema: { body: childDraftInput, response: { 200: addChildAnswer } },
      },
      async (request, reply) => {
        const added = await service.sendDraft(signedIn(request), request.body.draft);
        return added.ok ? { success: true as const, child: added.value } : sendFailure(reply, added.failure);
      },
    );
  };
}
