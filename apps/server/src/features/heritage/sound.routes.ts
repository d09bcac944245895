import type { Content } from '@ori/content/open-content';
import { soundAnswer } from '@ori/contracts/sound';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { soundOf } from './sound-of.ts';

/** The page of sound in one answer, open to everybody; to be mounted under `/api`. */
export function soundRoutes({ content }: { readonly content: Content }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/heritage/sound',
      { config: { operation: 'heritage.sound' }, schema: { response: { 200: soundAnswer } } },
      async ({ locale }) => soundOf(content, locale),
    );
  };
}
