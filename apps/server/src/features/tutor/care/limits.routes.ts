import { changeTutorLimitsInput, tutorLimitsAnswer } from '@ori/contracts/tutor-care';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../../http/failures.ts';
import { signedIn } from '../../../http/signed-in.ts';
import type { LimitsService } from './limits.service.ts';

const params = z.object({ childId: z.uuid() });
const FAILURES = {
  'not-found': { code: 'not-found' },
  'stronger-consent-needed': { code: 'stronger-consent-needed' },
  'vendor-unknown': {
    code: 'invalid-input',
    field: 'modelVendor',
    error: 'This installation has no language model of that name',
  },
} as const;

/** A child's limits with the tutor, to be mounted under `/api`. */
export function limitsRoutes({ service }: { readonly service: LimitsService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/tutor/limits/:childId',
      { config: { operation: 'tutor.limits' }, schema: { params, response: { 200: tutorLimitsAnswer } } },
      async (request, reply) => {
        const read = await service.read(signedIn(request), request.params.childId);
        return read.ok ? read.value : sendFailure(reply, read.failure);
      },
    );
    app.put(
      '/tutor/limits/:childId',
      {
        config: { operation: 'tutor.changeLimits' },
        schema: { params, body: changeTutorLimitsInput, response: { 200: tutorLimitsAnswer } },
      },
      async (request, reply) => {
        const changed = await service.change(signedIn(request), request.params.childId, request.body);
        if (changed.ok) return changed.value;
        const { code, ...detail } = FAILURES[changed.failure];
        return sendFailure(reply, code, detail);
      },
    );
  };
}
