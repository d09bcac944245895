import { curriculumAnswer, curriculumOverview, curriculumQuery } from '@ori/contracts/curriculum';
import { subjectNamed } from '@ori/contracts/subjects';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import type { CurriculumService } from './curriculum.service.ts';

const params = z.object({ id: z.string().max(40) });

/** What is taught at which age, open to everybody; to be mounted under `/api`. */
export function curriculumRoutes({
  service,
}: {
  readonly service: CurriculumService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/curriculum/overview',
      { config: { operation: 'curriculum.overview' }, schema: { response: { 200: curriculumOverview } } },
      async ({ locale }) => service.overview(locale),
    );
    app.get(
      '/curriculum',
      {
        config: { operation: 'curriculum.cells' },
        schema: { querystring: curriculumQuery, response: { 200: curriculumAnswer } },
      },
      async ({ query, locale }) => ({ cells: service.cells(query, locale) }),
    );
    app.get(
      '/curriculum/subjects/:id',
      {
        config: { operation: 'curriculum.subject' },
        schema: { params, response: { 200: curriculumAnswer } },
      },
      async ({ params: { id }, locale }, reply) => {
        const subject = subjectNamed(id);
        return subject === null
          ? sendFailure(reply, 'not-found')
          : { cells: service.cells({ subject }, locale) };
      },
    );
  };
}
