import type { Content } from '@ori/content/open-content';
import { kemetTableAnswer } from '@ori/contracts/elements';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { elementsOf } from './elements-of.ts';

/** The materials of Kemet and their elements in one answer, open to everybody; to be mounted under `/api`. */
export function elementsRoutes({ content }: { readonly content: Content }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/heritage/elements',
      { config: { operation: 'heritage.elements' }, schema: { response: { 200: kemetTableAnswer } } },
      async ({ locale }) => elementsOf(content, locale),
    );
  };
}
