import {
  config,
  contactLetter,
  letterInput,
  lettersAnswer,
  lettersQuery,
  overview,
  reports,
  reportsQuery,
  settingsAnswer,
  settingsInput,
  signUpAnswer,
  taught,
} from '@ori/contracts/administration';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { AdministrationService } from './administration.service.ts';

interface Deps {
  readonly service: AdministrationService;
}

/** The overview and the letters that wait; to be mounted under `/api`. */
export function overviewRoutes({ service }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/overview',
      { config: { operation: 'administration.overview' }, schema: { response: { 200: overview } } },
      () => service.overview.read(),
    );
    app.get(
      '/admin/letters',
      {
        config: { operation: 'administration.letters' },
        schema: { querystring: lettersQuery, response: { 200: lettersAnswer } },
      },
      ({ query }) => service.letters.list(query),
    );
    app.post(
      '/admin/letters/:id',
      {
        config: { operation: 'administration.answerLetter', rateLimit: RATES.writing },
        schema: { params: z.object({ id: z.uuid() }), body: letterInput, response: { 200: contactLetter } },
      },
      async (request, reply) => {
        const marked = await service.letters.mark(
          signedIn(request),
          request.params.id,
          request.body.answered,
        );
        return marked.ok ? marked.value : sendFailure(reply, marked.failure);
      },
    );
  };
}

/** What is taught, and weeks of use; to be mounted under `/api`. */
export function reportsRoutes({ service }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/content',
      { config: { operation: 'administration.content' }, schema: { response: { 200: taught } } },
      () => service.taught.read(),
    );
    app.get(
      '/admin/reports',
      {
        config: { operation: 'administration.reports' },
        schema: { querystring: reportsQuery, response: { 200: reports } },
      },
      ({ query }) => service.reports.read(query.weeks),
    );
    for (const table of ['weeks', 'groups'] as const)
      app.get(
        `/admin/reports/${table}.csv`,
        {
          config: { operation: 'administration.reportsFile', rateLimit: RATES.printing },
          schema: { querystring: reportsQuery },
        },
        async ({ query }, reply) =>
          reply
            .type('text/csv; charset=utf-8')
            .header('content-disposition', `attachment; filename="ori-${table}-${query.weeks}.csv"`)
            .send(await service.reports.file(query.weeks, table)),
      );
  };
}

/** What can be changed while the product runs, and what the environment set; to be mounted under `/api`. */
export function settingsRoutes({ service }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/settings',
      { config: { operation: 'administration.settings' }, schema: { response: { 200: settingsAnswer } } },
      () => service.settings.read(),
    );
    app.put(
      '/admin/settings',
      {
        config: { operation: 'administration.changeSettings', rateLimit: RATES.writing },
        schema: { body: settingsInput, response: { 200: settingsAnswer } },
      },
      (request) => service.settings.change(signedIn(request), request.body),
    );
    app.get(
      '/admin/config',
      { config: { operation: 'administration.config' }, schema: { response: { 200: config } } },
      () => service.config.read(),
    );
    app.get(
      '/sign-up',
      { config: { operation: 'administration.signUp' }, schema: { response: { 200: signUpAnswer } } },
      async () => ({ isOpen: await service.isSignUpOpen() }),
    );
  };
}
