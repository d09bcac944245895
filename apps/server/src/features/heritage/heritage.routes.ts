import { bridgePage, bridgesAnswer } from '@ori/contracts/bridges';
import {
  cultureAnswer,
  culturesAnswer,
  mappingsAnswer,
  principlesAnswer,
  siteAnswer,
  sitesAnswer,
} from '@ori/contracts/heritage';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import type { HeritageService } from './heritage.service.ts';

const params = z.object({ id: z.string().max(80) });
const bridgeParams = z.object({ page: bridgePage });

/** Cultures, places, principles and mappings, open to everybody; to be mounted under `/api`. */
export function heritageRoutes({ service }: { readonly service: HeritageService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/heritage/cultures',
      { config: { operation: 'heritage.cultures' }, schema: { response: { 200: culturesAnswer } } },
      async ({ locale }) => service.cultures(locale),
    );
    app.get(
      '/heritage/cultures/:id',
      { config: { operation: 'heritage.culture' }, schema: { params, response: { 200: cultureAnswer } } },
      async ({ params: { id }, locale }, reply) =>
        service.culture(id, locale) ?? sendFailure(reply, 'not-found'),
    );
    app.get(
      '/heritage/sites',
      { config: { operation: 'heritage.sites' }, schema: { response: { 200: sitesAnswer } } },
      async ({ locale }, reply) => {
        const sites = service.siteSummaries(locale);
        return sites.ok ? sites.value : sendFailure(reply, sites.failure);
      },
    );
    app.get(
      '/heritage/sites/:id',
      { config: { operation: 'heritage.site' }, schema: { params, response: { 200: siteAnswer } } },
      async ({ params: { id }, locale }, reply) =>
        service.site(id, locale) ?? sendFailure(reply, 'not-found'),
    );
    app.get(
      '/heritage/principles',
      { config: { operation: 'heritage.principles' }, schema: { response: { 200: principlesAnswer } } },
      async ({ locale }, reply) => {
        const principles = service.principles(locale);
        return principles.ok ? { principles: principles.value } : sendFailure(reply, principles.failure);
      },
    );
    app.get(
      '/heritage/mappings',
      { config: { operation: 'heritage.mappings' }, schema: { response: { 200: mappingsAnswer } } },
      async ({ locale }) => service.mappings(locale),
    );
    app.get(
      '/heritage/bridges/:page',
      {
        config: { operation: 'heritage.bridges' },
        schema: { params: bridgeParams, response: { 200: bridgesAnswer } },
      },
      async ({ params: { page }, locale }) => service.bridges(page, locale),
    );
  };
}
