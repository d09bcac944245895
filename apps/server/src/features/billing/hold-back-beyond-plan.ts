import { isOperation } from '@ori/core/access/operations';
import { isClassroomTool } from '@ori/core/billing/needs-plan';
import { beginsWork } from '@ori/core/limits/begins-work';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../../http/failures.ts';
import type { Allowed } from './allowed.ts';

/**
 * Before every handler: a child without a place begins nothing new, and a teacher without the plan for it uses no
 * classroom tools. Whatever was begun, earned or written down stays open: answers, records and reading all pass.
 */
export function holdBackBeyondPlan({ allowed }: { readonly allowed: Allowed }) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { viewer } = request;
    const { operation } = request.routeOptions.config;
    if (viewer === null || !isOperation(operation)) return undefined;
    if (viewer.role === 'student' && beginsWork(operation))
      return (await allowed.isResting(viewer)) ? sendFailure(reply, 'place-resting') : undefined;
    if (viewer.role === 'teacher' && isClassroomTool(operation))
      return (await allowed.hasClassroomTools(viewer.familyId))
        ? undefined
        : sendFailure(reply, 'classroom-tools-needed');
    return undefined;
  };
}
