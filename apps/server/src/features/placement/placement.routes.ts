import {
  placementAnswer,
  placementAnswerInput,
  placementRun,
  placementsAnswer,
  placementsQuery,
  startPlacementInput,
} from '@ori/contracts/placement';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { PlacementService } from './placement.service.ts';

const params = z.object({ id: z.uuid() });
const response = { 200: placementRun };

/** Placement, to be mounted under `/api`. */
export function placementRoutes({ service }: { readonly service: PlacementService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/placements',
      {
        config: { operation: 'placement.list' },
        schema: { querystring: placementsQuery, response: { 200: placementsAnswer } },
      },
      async (request, reply) => {
        const listed = await service.list(signedIn(request), request.query.childId);
        return listed.ok ? { placements: listed.value } : sendFailure(reply, listed.failure);
      },
    );
    app.post(
      '/placements',
      { config: { operation: 'placement.start' }, schema: { body: startPlacementInput, response } },
      async (request, reply) => {
        const started = await service.start(signedIn(request), request.body.subject);
        return started.ok ? started.value : sendFailure(reply, started.failure);
      },
    );
    app.get(
      '/placements/:id',
      { config: { operation: 'placement.get' }, schema: { params, response } },
      async (request, reply) => {
        const found = await service.get(signedIn(request), request.params.id);
        return found.ok ? found.value : sendFailure(reply, found.failure);
      },
    );
    app.post(
      '/placements/:id/answers',
      {
        config: { operation: 'placement.answer' },
        schema: { params, body: placementAnswerInput, response: { 200: placementAnswer } },
      },
      async (request, reply) => {
        const answered = await service.answer(signedIn(request), request.params.id, request.body);
        return answered.ok ? answered.value : sendFailure(reply, answered.failure);
      },
    );
    app.post(
      '/placements/:id/stop',
      { config: { operation: 'placement.stop' }, schema: { params, response } },
      async (request, reply) => {
        const stopped = await service.stop(signedIn(request), request.params.id);
        return stopped.ok ? stopped.value : sendFailure(reply, stopped.failure);
      },
    );
  };
}
