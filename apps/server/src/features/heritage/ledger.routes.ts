import {
  claimsAnswer,
  claimsQuery,
  ledgerClaim,
  methodologyAnswer,
  methodologyQuery,
} from '@ori/contracts/heritage';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import type { LedgerService } from './ledger.service.ts';

const params = z.object({ id: z.string().max(200) });

/** The claim ledger, open to everybody; to be mounted under `/api`. */
export function ledgerRoutes({ ledger }: { readonly ledger: LedgerService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/heritage/claims',
      {
        config: { operation: 'heritage.claims' },
        schema: { querystring: claimsQuery, response: { 200: claimsAnswer } },
      },
      async ({ query, locale }) => ledger.page(query, locale),
    );
    app.get(
      '/heritage/methodology',
      {
        config: { operation: 'heritage.methodology' },
        schema: { querystring: methodologyQuery, response: { 200: methodologyAnswer } },
      },
      async ({ query, locale }) => ledger.methodology(query, locale),
    );
    app.get(
      '/heritage/claims/:id',
      { config: { operation: 'heritage.claim' }, schema: { params, response: { 200: ledgerClaim } } },
      async ({ params: { id }, locale }, reply) =>
        ledger.claim(id, locale) ?? sendFailure(reply, 'not-found'),
    );
  };
}
