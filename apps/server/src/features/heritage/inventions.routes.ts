import type { Content } from '@ori/content/open-content';
import { inventionsAnswer } from '@ori/contracts/inventions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { inventionsOf } from './inventions-of.ts';

/** The page of Tesla's patents in one answer, open to everybody; to be mounted under `/api`. */
export function inventionsRoutes({ content }: { readonly content: Content }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/heritage/inventions',
      { config: { operation: 'heritage.inventions' }, schema: { response: { 200: inventionsAnswer } } },
      async ({ locale }) => inventionsOf(content, locale),
    );
  };
}
