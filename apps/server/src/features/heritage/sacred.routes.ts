import { frequencyAnswer, sacredAnswer, toolsAnswer } from '@ori/contracts/heritage-sound';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import type { HeritageService } from './heritage.service.ts';
import type { MindService } from './mind.service.ts';

interface Deps {
  readonly service: HeritageService;
  readonly mind: MindService;
}

const named = z.object({ name: z.string().max(80) });
const asked = z.object({ subject: z.string().max(80) });

/** The specification's calls for sacred places and consciousness (spec §7); what is absent is null. */
export function sacredRoutes({ service, mind }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/sacred/:name',
      {
        config: { operation: 'heritage.sacred' },
        schema: { params: named, response: { 200: sacredAnswer } },
      },
      async ({ params: { name }, locale }) => ({
        name,
        site: service.site(name, locale)?.site ?? null,
        principle: service.principle(name, locale),
      }),
    );
    app.get(
      '/consciousness/frequency/:subject',
      {
        config: { operation: 'heritage.frequency' },
        schema: { params: asked, response: { 200: frequencyAnswer } },
      },
      async ({ params: { subject }, locale }, reply) =>
        mind.frequency(subject, locale) ?? sendFailure(reply, 'not-found', { field: 'subject' }),
    );
    app.get(
      '/consciousness/tools',
      { config: { operation: 'heritage.tools' }, schema: { response: { 200: toolsAnswer } } },
      async ({ locale }) => mind.tools(locale),
    );
  };
}
