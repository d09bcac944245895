import { successAnswer } from '@ori/contracts/accounts';
import { kimProgressQuery } from '@ori/contracts/kim';
import {
  checkAnswer,
  checkInput,
  decisionInput,
  handedIn,
  proposal,
  proposalInput,
  proposalsAnswer,
  readingsAnswer,
  savedProposal,
  savedSynthesis,
  scoreInput,
  synthesesAnswer,
  synthesis,
  synthesisWork,
} from '@ori/contracts/kim-synthesis';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { KimService } from './kim.service.ts';

const params = z.object({ id: z.uuid() });
const rateLimit = RATES.writing;

/** The synthesis exercise and proposed mappings, to be mounted under `/api`. */
export function synthesesRoutes({ service }: { readonly service: KimService }): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(writingRoutes(service));
    await app.register(readingRoutes(service));
    await app.register(proposalRoutes(service));
  };
}

function writingRoutes({ syntheses }: KimService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/kim/syntheses/check',
      {
        config: { operation: 'kim.check', rateLimit },
        schema: { body: checkInput, response: { 200: checkAnswer } },
      },
      async ({ body, locale }) => ({ remarks: syntheses.check(body.work, body.band, locale) }),
    );
    app.get(
      '/kim/syntheses',
      {
        config: { operation: 'kim.syntheses' },
        schema: { querystring: kimProgressQuery, response: { 200: synthesesAnswer } },
      },
      async (request, reply) => {
        const listed = await syntheses.list(signedIn(request), request.query.childId);
        return listed.ok ? { syntheses: listed.value } : sendFailure(reply, listed.failure);
      },
    );
    app.post(
      '/kim/syntheses',
      {
        config: { operation: 'kim.write', rateLimit },
        schema: { body: synthesisWork, response: { 200: savedSynthesis } },
      },
      async (request, reply) => {
        const saved = await syntheses.save(signedIn(request), null, request.body);
        return saved.ok ? saved.value : sendFailure(reply, saved.failure);
      },
    );
    app.put(
      '/kim/syntheses/:id',
      {
        config: { operation: 'kim.rewrite', rateLimit },
        schema: { params, body: synthesisWork, response: { 200: savedSynthesis } },
      },
      async (request, reply) => {
        const saved = await syntheses.save(signedIn(request), request.params.id, request.body);
        return saved.ok ? saved.value : sendFailure(reply, saved.failure);
      },
    );
    app.delete(
      '/kim/syntheses/:id',
      { config: { operation: 'kim.drop' }, schema: { params, response: { 200: successAnswer } } },
      async (request, reply) => {
        const dropped = await syntheses.drop(signedIn(request), request.params.id);
        return dropped.ok ? { success: true as const } : sendFailure(reply, dropped.failure);
      },
    );
  };
}

function readingRoutes({ syntheses, readings }: KimService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/kim/syntheses/:id/hand-in',
      { config: { operation: 'kim.handIn' }, schema: { params, response: { 200: handedIn } } },
      async (request, reply) => {
        const handed = await syntheses.handIn(signedIn(request), request.params.id);
        return handed.ok ? handed.value : sendFailure(reply, handed.failure);
      },
    );
    app.post(
      '/kim/syntheses/:id/revise',
      { config: { operation: 'kim.revise' }, schema: { params, response: { 200: savedSynthesis } } },
      async (request, reply) => {
        const revised = await syntheses.revise(signedIn(request), request.params.id);
        return revised.ok ? revised.value : sendFailure(reply, revised.failure);
      },
    );
    app.get(
      '/kim/readings',
      { config: { operation: 'kim.readings' }, schema: { response: { 200: readingsAnswer } } },
      (request) => readings(signedIn(request)),
    );
    app.post(
      '/kim/syntheses/:id/score',
      {
        config: { operation: 'kim.score', rateLimit },
        schema: { params, body: scoreInput, response: { 200: synthesis } },
      },
      async (request, reply) => {
        const scored = await syntheses.score(signedIn(request), request.params.id, request.body);
        return scored.ok ? scored.value : sendFailure(reply, scored.failure);
      },
    );
  };
}

function proposalRoutes({ proposals }: KimService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/kim/proposals',
      {
        config: { operation: 'kim.proposals' },
        schema: { querystring: kimProgressQuery, response: { 200: proposalsAnswer } },
      },
      async (request, reply) => {
        const listed = await proposals.list(signedIn(request), request.query.childId);
        return listed.ok ? { proposals: listed.value } : sendFailure(reply, listed.failure);
      },
    );
    app.post(
      '/kim/proposals',
      {
        config: { operation: 'kim.propose', rateLimit },
        schema: { body: proposalInput, response: { 200: savedProposal } },
      },
      async (request, reply) => {
        const proposed = await proposals.propose(signedIn(request), request.body);
        return proposed.ok ? proposed.value : sendFailure(reply, proposed.failure);
      },
    );
    app.post(
      '/kim/proposals/:id/decide',
      {
        config: { operation: 'kim.decide', rateLimit },
        schema: { params, body: decisionInput, response: { 200: proposal } },
      },
      async (request, reply) => {
        const decided = await proposals.decide(signedIn(request), request.params.id, request.body);
        return decided.ok ? decided.value : sendFailure(reply, decided.failure);
      },
    );
  };
}
