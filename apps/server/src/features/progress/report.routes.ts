import { progressReport, reportQuery, stuckAnswer, stuckQuery } from '@ori/contracts/progress-report';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { ReportService } from './report.service.ts';

/** A child's report on the screen and on paper, and where the child is stuck; to be mounted under `/api`. */
export function reportRoutes({ service }: { readonly service: ReportService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/progress/stuck',
      {
        config: { operation: 'progress.stuck' },
        schema: { querystring: stuckQuery, response: { 200: stuckAnswer } },
      },
      async (request, reply) => {
        const found = await service.stuck(signedIn(request), request.query.childId);
        return found.ok ? found.value : sendFailure(reply, found.failure);
      },
    );
    app.get(
      '/progress/report',
      {
        config: { operation: 'progress.report' },
        schema: { querystring: reportQuery, response: { 200: progressReport } },
      },
      async (request, reply) => {
        const found = await service.report(signedIn(request), request.query);
        return found.ok ? found.value : sendFailure(reply, found.failure);
      },
    );
    app.get(
      '/progress/report.pdf',
      {
        config: { operation: 'progress.printReport', rateLimit: RATES.writing },
        schema: { querystring: reportQuery },
      },
      async (request, reply) => {
        const printed = await service.printed(signedIn(request), request.query);
        if (!printed.ok) return sendFailure(reply, printed.failure);
        const name = `progress-report-${request.query.from}-${request.query.to}.pdf`;
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${name}"`)
          .send(Buffer.from(printed.value));
      },
    );
  };
}
