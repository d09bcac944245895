import {
  achievementsAnswer,
  leaderboard,
  progress,
  progressQuery,
  statistics,
  statisticsQuery,
  updateProgressInput,
} from '@ori/contracts/progress';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { ProgressService } from './progress.service.ts';

/** `/progress` of spec §7: get, update, achievements, statistics; and the family's leaderboard. */
export function progressRoutes({ service }: { readonly service: ProgressService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/progress',
      {
        config: { operation: 'progress.get' },
        schema: { querystring: progressQuery, response: { 200: progress } },
      },
      async (request, reply) => {
        const found = await service.get(signedIn(request), request.query.childId);
        return found.ok ? found.value : sendFailure(reply, found.failure);
      },
    );
    app.put(
      '/progress',
      {
        config: { operation: 'progress.update' },
        schema: { body: updateProgressInput, response: { 200: progress } },
      },
      async (request, reply) => {
        const updated = await service.update(signedIn(request), request.body);
        return updated.ok ? updated.value : sendFailure(reply, updated.failure);
      },
    );
    app.get(
      '/progress/achievements',
      {
        config: { operation: 'progress.achievements' },
        schema: { querystring: progressQuery, response: { 200: achievementsAnswer } },
      },
      async (request, reply) => {
        const found = await service.achievements(signedIn(request), request.query.childId);
        return found.ok ? found.value : sendFailure(reply, found.failure);
      },
    );
    app.get(
      '/progress/statistics',
      {
        config: { operation: 'progress.statistics' },
        schema: { querystring: statisticsQuery, response: { 200: statistics } },
      },
      async (request, reply) => {
        const { childId, weeks } = request.query;
        const found = await service.statistics(signedIn(request), childId, weeks);
        return found.ok ? found.value : sendFailure(reply, found.failure);
      },
    );
    app.get(
      '/progress/leaderboard',
      { config: { operation: 'progress.leaderboard' }, schema: { response: { 200: leaderboard } } },
      (request) => service.leaderboard(signedIn(request)),
    );
  };
}
