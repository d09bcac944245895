import { familyChangesOf } from '@ori/core/access/family-changes';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import type { FastifyInstance } from 'fastify';
import type { ConcernedFamilies } from './concerned-families.ts';
import type { FamilyNewsService } from './family-news.ts';

interface Deps {
  readonly news: Pick<FamilyNewsService, 'tell'>;
  readonly concerned: ConcernedFamilies;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Families whose pages this call may change, found before it takes anything away. */
    concernedFamilies: readonly string[] | null;
  }
}

const REFUSED_FROM = 400;

/**
 * Announces every change of a family by REST from the one table (`core/access/family-changes`), once it is acknowledged:
 * nothing waits for it.
 */
export function announceChanges(app: FastifyInstance, { news, concerned }: Deps): void {
  app.decorateRequest('concernedFamilies', null);
  app.addHook('preHandler', async (request) => {
    const { operation } = request.routeOptions.config;
    const { viewer, params, body } = request;
    if (operation === undefined || viewer === null || familyChangesOf(operation).length === 0) return;
    request.concernedFamilies = await concerned(viewer, { params, body });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    if (operation === undefined || reply.statusCode >= REFUSED_FROM) return;
    for (const familyId of request.concernedFamilies ?? []) news.tell(familyId, familyChangesOf(operation));
  });
}

/** The same for a change by GraphQL: people change what is their own there. */
export function announceMutation({ news }: Pick<Deps, 'news'>) {
  return (operation: Operation, viewer: Viewer | null): void => {
    const parts = familyChangesOf(operation);
    if (viewer !== null && parts.length > 0) news.tell(viewer.familyId, parts);
  };
}
