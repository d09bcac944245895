import {
  messageAnswer,
  messageInput,
  threadAnswer,
  threadMessage,
  threadPlace,
  threadQuery,
  threadsAnswer,
} from '@ori/contracts/messaging';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { RARE, sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { ThreadsService } from './threads.service.ts';
import type { WritingService } from './writing.service.ts';

interface Deps {
  readonly threads: ThreadsService;
  readonly writing: WritingService;
}
const byId = z.object({ id: z.uuid() });
const done = z.object({ success: z.literal(true) });

/** What people write to each other; to be mounted under `/api`. */
export function threadsRoutes({ threads, writing }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/threads',
      { config: { operation: 'messages.threads' }, schema: { response: { 200: threadsAnswer } } },
      (request) => threads.list(signedIn(request)).then((listed) => ({ threads: listed })),
    );
    app.get(
      '/threads/:kind/:id',
      {
        config: { operation: 'messages.read' },
        schema: { params: threadPlace, querystring: threadQuery, response: { 200: threadAnswer } },
      },
      async (request, reply) => {
        const opened = await threads.open(signedIn(request), request.params, request.query);
        return opened.ok ? opened.value : sendFailure(reply, opened.failure);
      },
    );
    app.post(
      '/threads/:kind/:id/messages',
      {
        config: { operation: 'messages.write', rateLimit: RATES.writing },
        schema: { params: threadPlace, body: messageInput, response: { 200: messageAnswer } },
      },
      async (request, reply) => {
        const written = await writing.write(signedIn(request), request.params, request.body);
        return written.ok ? written.value : sendFailure(reply, written.failure, RARE);
      },
    );
    app.post(
      '/threads/:kind/:id/read',
      {
        config: { operation: 'messages.markRead' },
        schema: { params: threadPlace, response: { 200: done } },
      },
      async (request, reply) => {
        const marked = await threads.markRead(signedIn(request), request.params);
        return marked.ok ? { success: true as const } : sendFailure(reply, marked.failure);
      },
    );
    app.post(
      '/messages/:id/withdraw',
      {
        config: { operation: 'messages.withdraw' },
        schema: { params: byId, response: { 200: threadMessage } },
      },
      async (request, reply) => {
        const withdrawn = await writing.withdraw(signedIn(request), request.params.id);
        return withdrawn.ok ? withdrawn.value : sendFailure(reply, withdrawn.failure);
      },
    );
  };
}
