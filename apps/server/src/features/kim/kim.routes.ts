import {
  guessAnswer,
  guessInput,
  kimLimits,
  kimProgress,
  kimProgressQuery,
  kimSettingsInput,
  learnerCard,
  learnerCards,
  guess,
  mergeInput,
  patternsAnswer,
  patternsQuery,
  tried,
} from '@ori/contracts/kim';
import { PATTERN_IDS } from '@ori/contracts/kim-names';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { KimService } from './kim.service.ts';

const byMapping = z.object({ mappingId: z.string().max(40) });
const byLesson = z.object({ lessonId: z.string().max(120) });
const byPattern = z.object({ patternId: z.enum(PATTERN_IDS) });
const byChild = z.object({ childId: z.uuid() });

/** Knowledge Inheritance Mapping, to be mounted under `/api`: patterns, cards, progress. */
export function kimRoutes({ service }: { readonly service: KimService }): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(cardRoutes(service));
    await app.register(progressRoutes(service));
  };
}

function cardRoutes({ cards }: KimService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/kim/patterns',
      {
        config: { operation: 'kim.patterns' },
        schema: { querystring: patternsQuery, response: { 200: patternsAnswer } },
      },
      async ({ query, locale }) => cards.shown(locale, query.pattern),
    );
    app.post(
      '/kim/guesses',
      {
        config: { operation: 'kim.guess', rateLimit: RATES.typing },
        schema: { body: guessInput, response: { 200: guessAnswer } },
      },
      async ({ body: { mappingId, ...chosen }, locale }, reply) => {
        const judged = cards.guess(locale, mappingId, chosen);
        return judged.ok ? judged.value : sendFailure(reply, judged.failure);
      },
    );
    app.get(
      '/kim/lessons/:lessonId/cards',
      { config: { operation: 'kim.cards' }, schema: { params: byLesson, response: { 200: learnerCards } } },
      (request) => cards.ofLesson(signedIn(request), request.params.lessonId),
    );
    app.get(
      '/kim/patterns/:patternId/cards',
      { config: { operation: 'kim.cards' }, schema: { params: byPattern, response: { 200: learnerCards } } },
      (request) => cards.ofPattern(signedIn(request), request.params.patternId),
    );
    app.post(
      '/kim/cards/:mappingId/open',
      { config: { operation: 'kim.open' }, schema: { params: byMapping, response: { 200: learnerCard } } },
      async (request, reply) => {
        const opened = await cards.open(signedIn(request), request.params.mappingId);
        return opened.ok ? opened.value : sendFailure(reply, opened.failure);
      },
    );
    app.post(
      '/kim/cards/:mappingId/answer',
      {
        config: { operation: 'kim.answer' },
        schema: { params: byMapping, body: guess, response: { 200: tried } },
      },
      async (request, reply) => {
        const { params, body } = request;
        const answered = await cards.answer(signedIn(request), params.mappingId, body);
        return answered.ok ? answered.value : sendFailure(reply, answered.failure);
      },
    );
  };
}

function progressRoutes({ progress }: KimService): FastifyPluginAsyncZod {
  return async (app) => {
    const response = { 200: kimProgress };
    app.get(
      '/kim/progress',
      { config: { operation: 'kim.progress' }, schema: { querystring: kimProgressQuery, response } },
      async (request, reply) => {
        const found = await progress.of(signedIn(request), request.query.childId);
        return found.ok ? found.value : sendFailure(reply, found.failure);
      },
    );
    app.post(
      '/kim/progress/merge',
      { config: { operation: 'kim.merge' }, schema: { body: mergeInput, response } },
      async (request, reply) => {
        const merged = await progress.merge(signedIn(request), request.body);
        return merged.ok ? merged.value : sendFailure(reply, merged.failure);
      },
    );
    app.put(
      '/kim/settings',
      { config: { operation: 'kim.settings' }, schema: { body: kimSettingsInput, response } },
      async (request, reply) => {
        const chosen = await progress.choose(signedIn(request), request.body);
        return chosen.ok ? chosen.value : sendFailure(reply, chosen.failure);
      },
    );
    app.get(
      '/kim/limits/:childId',
      { config: { operation: 'kim.limits' }, schema: { params: byChild, response: { 200: kimLimits } } },
      async (request, reply) => {
        const found = await progress.limits(signedIn(request), request.params.childId);
        return found.ok ? found.value : sendFailure(reply, found.failure);
      },
    );
    app.put(
      '/kim/limits/:childId',
      {
        config: { operation: 'kim.setLimits' },
        schema: { params: byChild, body: kimLimits, response: { 200: kimLimits } },
      },
      async (request, reply) => {
        const set = await progress.setLimits(signedIn(request), request.params.childId, request.body);
        return set.ok ? set.value : sendFailure(reply, set.failure);
      },
    );
  };
}
