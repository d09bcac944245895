import { successAnswer } from '@ori/contracts/accounts';
import {
  addChildAnswer,
  addChildInput,
  agreeInput,
  child,
  childDraftAnswer,
  childrenAnswer,
  removedChildrenAnswer,
  updateChildInput,
} from '@ori/contracts/families';
import { parentDashboard } from '@ori/contracts/learning';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import { childDraftRoutes } from './child-drafts.routes.ts';
import { consentMethodsRoutes } from './consent-methods.routes.ts';
import type { DashboardService } from './dashboard.service.ts';
import type { FamiliesService } from './families.service.ts';

interface Wire {
  readonly service: FamiliesService;
  readonly dashboard: DashboardService;
}
const params = z.object({ id: z.uuid() });

/** A parent's children and dashboard, to be mounted under `/api`. */
export function familiesRoutes({ service, dashboard }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/families/dashboard',
      { config: { operation: 'families.dashboard' }, schema: { response: { 200: parentDashboard } } },
      (request) => dashboard.dashboardOf(signedIn(request)),
    );
    app.get(
      '/families/children',
      { config: { operation: 'families.children' }, schema: { response: { 200: childrenAnswer } } },
      (request) => service.children(signedIn(request)).then((children) => ({ children })),
    );
    app.post(
      '/families/children',
      {
        config: { operation: 'families.addChild', rateLimit: RATES.newSecret },
        schema: { body: addChildInput, response: { 200: addChildAnswer, 202: childDraftAnswer } },
      },
      async (request, reply) => {
        const viewer = signedIn(request);
        const added = await service.addChild(viewer, request.body);
        if (added.ok) return { success: true as const, child: added.value };
        if (added.failure !== 'address-unconfirmed') return sendFailure(reply, added.failure);
        const drafted = await service.draftChild(viewer, request.body);
        if (!drafted.ok) return sendFailure(reply, drafted.failure);
        return reply.code(202).send({ success: true, ...drafted.value });
      },
    );
    await app.register(childDraftRoutes(service));
    await app.register(consentMethodsRoutes(service));
    await app.register(childRoutes(service));
    await app.register(removedChildRoutes(service));
  };
}

function childRoutes(service: FamiliesService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/families/children/:id',
      { config: { operation: 'families.child' }, schema: { params, response: { 200: child } } },
      async (request, reply) => {
        const found = await service.child(signedIn(request), request.params.id);
        return found.ok ? found.value : sendFailure(reply, found.failure);
      },
    );
    app.patch(
      '/families/children/:id',
      {
        config: { operation: 'families.updateChild', rateLimit: RATES.newSecret },
        schema: { params, body: updateChildInput, response: { 200: addChildAnswer } },
      },
      async (request, reply) => {
        const changed = await service.updateChild(signedIn(request), request.params.id, request.body);
        return changed.ok
          ? { success: true as const, child: changed.value }
          : sendFailure(reply, changed.failure);
      },
    );
    app.put(
      '/families/children/:id/consent',
      {
        config: { operation: 'families.agree' },
        schema: { params, body: agreeInput, response: { 200: addChildAnswer } },
      },
      async (request, reply) => {
        const agreed = await service.agree(signedIn(request), request.params.id);
        return agreed.ok
          ? { success: true as const, child: agreed.value }
          : sendFailure(reply, agreed.failure);
      },
    );
    app.delete(
      '/families/children/:id',
      { config: { operation: 'families.removeChild' }, schema: { params, response: { 200: successAnswer } } },
      async (request, reply) => {
        const removed = await service.removeChild(signedIn(request), request.params.id);
        return removed.ok ? { success: true as const } : sendFailure(reply, removed.failure);
      },
    );
  };
}

function removedChildRoutes(service: FamiliesService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/families/removed-children',
      {
        config: { operation: 'families.removedChildren' },
        schema: { response: { 200: removedChildrenAnswer } },
      },
      (request) => service.removedChildren(signedIn(request)).then((children) => ({ children })),
    );
    app.post(
      '/families/children/:id/restore',
      {
        config: { operation: 'families.restoreChild' },
        schema: { params, response: { 200: addChildAnswer } },
      },
      async (request, reply) => {
        const restored = await service.restoreChild(signedIn(request), request.params.id);
        return restored.ok
          ? { success: true as const, child: restored.value }
          : sendFailure(reply, restored.failure);
      },
    );
  };
}
