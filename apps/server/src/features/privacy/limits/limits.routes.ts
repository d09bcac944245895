import {
  childLimits,
  limitsAnswer,
  moreMinutesInput,
  screenLimits,
  screenStanding,
} from '@ori/contracts/limits-of-child';
import { isOperation } from '@ori/core/access/operations';
import { beginsWork } from '@ori/core/limits/begins-work';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../../http/failures.ts';
import { RATES } from '../../../http/rates.ts';
import { signedIn } from '../../../http/signed-in.ts';
import type { LimitsService } from './limits.service.ts';

interface Wire {
  readonly service: LimitsService;
}
const params = z.object({ childId: z.uuid() });

/** Time on screen, to be mounted under `/api`. */
export function limitsRoutes({ service }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/limits',
      { config: { operation: 'limits.list' }, schema: { response: { 200: limitsAnswer } } },
      (request) => service.list(signedIn(request)),
    );
    app.get(
      '/limits/mine',
      { config: { operation: 'limits.mine' }, schema: { response: { 200: screenStanding } } },
      (request) => service.mine(signedIn(request)),
    );
    await app.register(decisionRoutes({ service }));
  };
}

function decisionRoutes({ service }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      '/limits/:childId',
      {
        config: { operation: 'limits.set', rateLimit: RATES.writing },
        schema: { params, body: screenLimits, response: { 200: childLimits } },
      },
      async (request, reply) => {
        const set = await service.set(signedIn(request), request.params.childId, request.body);
        return set.ok ? set.value : sendFailure(reply, set.failure);
      },
    );
    app.post(
      '/limits/:childId/more',
      {
        config: { operation: 'limits.giveMore', rateLimit: RATES.writing },
        schema: { params, body: moreMinutesInput, response: { 200: childLimits } },
      },
      async (request, reply) => {
        const given = await service.giveMore(signedIn(request), request.params.childId, request.body.id);
        return given.ok ? given.value : sendFailure(reply, given.failure);
      },
    );
  };
}

interface HoldBackWire extends Wire {
  readonly lessonStateOf: (learnerId: string, lessonId: string) => Promise<'new' | 'started' | 'completed'>;
}
/** A lesson opened, or the questions of its own practice; more practice than that (`after`) is new work. */
const lessonAsked = z.object({ lessonId: z.string(), after: z.undefined().optional() });

/**
 * Before every handler: a child who had enough for today begins nothing new. What was begun goes on: a lesson in hand
 * opens again, and answers and hints of its questions pass.
 */
export function holdBackBeginnings({ service, lessonStateOf }: HoldBackWire) {
  const goesOn = async ({ params, body }: FastifyRequest, learnerId: string): Promise<boolean> => {
    const asked = lessonAsked.safeParse(body ?? params);
    return asked.success && (await lessonStateOf(learnerId, asked.data.lessonId)) === 'started';
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { viewer } = request;
    const { operation } = request.routeOptions.config;
    if (viewer?.role !== 'student' || !isOperation(operation) || !beginsWork(operation)) return undefined;
    const { state } = await service.mine(viewer);
    if (state !== 'closed' || (await goesOn(request, viewer.userId))) return undefined;
    return sendFailure(reply, 'enough-for-today');
  };
}
