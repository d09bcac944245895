import {
  adminPerson,
  peopleAnswer,
  peopleQuery,
  personQuery,
  roleInput,
  suspendInput,
} from '@ori/contracts/administration';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { PeopleService, Wish } from './people.service.ts';

const params = z.object({ id: z.uuid() });
const answer = { 200: adminPerson };
/** What needs no word beside whose account it is. */
const PLAIN = [
  ['POST', '/unlock', 'administration.unlock', 'unlock'],
  ['POST', '/reset', 'administration.sendReset', 'reset'],
  ['DELETE', '', 'administration.remove', 'remove'],
  ['POST', '/restore', 'administration.restore', 'restore'],
] as const;

type Asked = Pick<FastifyRequest, 'viewer' | 'locale'> & { readonly params: { readonly id: string } };

/** People, found and opened; to be mounted under `/api`. */
export function adminPeopleRoutes({ people }: { readonly people: PeopleService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/people',
      {
        config: { operation: 'administration.people', rateLimit: RATES.searching },
        schema: { querystring: peopleQuery, response: { 200: peopleAnswer } },
      },
      (request) => people.list(signedIn(request), request.query),
    );
    app.get(
      '/admin/people/:id',
      {
        config: { operation: 'administration.person', rateLimit: RATES.typing },
        schema: { params, querystring: personQuery, response: answer },
      },
      async (request, reply) => {
        const found = await people.open(signedIn(request), request.params.id);
        return found.ok ? found.value : sendFailure(reply, found.failure);
      },
    );
  };
}

/** What is done to their accounts; to be mounted under `/api`. */
export function adminAccountsRoutes({ people }: { readonly people: PeopleService }): FastifyPluginAsyncZod {
  async function carryOut(request: Asked, reply: FastifyReply, wish: Wish) {
    const done = await people.act(signedIn(request), request.params.id, wish);
    return done.ok ? done.value : sendFailure(reply, done.failure);
  }

  return async (app) => {
    for (const [method, end, operation, act] of PLAIN)
      app.route({
        method,
        url: `/admin/people/:id${end}`,
        config: { operation, rateLimit: RATES.writing },
        schema: { params, querystring: personQuery, response: answer },
        handler: (request, reply) => carryOut(request, reply, { act }),
      });
    app.post(
      '/admin/people/:id/suspend',
      {
        config: { operation: 'administration.suspend', rateLimit: RATES.writing },
        schema: { params, querystring: personQuery, body: suspendInput, response: answer },
      },
      (request, reply) => carryOut(request, reply, { act: request.body.suspended ? 'suspend' : 'allow' }),
    );
    app.post(
      '/admin/people/:id/role',
      {
        config: { operation: 'administration.changeRole', rateLimit: RATES.writing },
        schema: { params, querystring: personQuery, body: roleInput, response: answer },
      },
      (request, reply) => carryOut(request, reply, { act: 'role', role: request.body.role }),
    );
  };
}
