import { z } from 'zod';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { ViewerOf } from '../http/identify.ts';
import { unsoundField } from '../http/sound-text.ts';
import type { GraphqlContext } from './context.ts';
import { guardSchema, type OnChanged } from './guard-schema.ts';
import type { Streams } from './streams.ts';
import { createEngine, type Engine } from './yoga.ts';

function isSoundJson(text: string): boolean {
  try {
    return unsoundField(JSON.parse(text)) === null;
  } catch {
    return false;
  }
}
const json = z.string().refine(isSoundJson, 'This is no JSON').optional();
/** The parts of an address that are JSON within text; the rest the engine reads and judges itself. */
const queryInAddress = z.looseObject({ variables: json, extensions: json });
const pairs = z.record(z.string(), z.unknown()).nullish();
/** One operation; a list of them would be a batch, and there are none. */
const queryInBody = z.looseObject({
  query: z.string(),
  variables: pairs,
  operationName: z.string().nullish(),
  extensions: pairs,
});

export interface GraphqlDeps {
  readonly schema: GraphQLSchema;
  readonly streams: Streams;
  /** Asked again before each delivery of a subscription. */
  readonly viewerOf: ViewerOf;
  readonly onChanged: OnChanged;
  readonly hasIntrospection: boolean;
}

function contextOf(request: FastifyRequest, viewerOf: ViewerOf): GraphqlContext {
  const { viewer, locale, id, server } = request;
  const isSessionLive = async () => (await viewerOf(request))?.sessionId === viewer?.sessionId;
  return { viewer, locale, requestId: id, standing: server.standing, isSessionLive };
}

/** @throws ZodError, which leaves as a complaint that names the part at fault. */
async function answer(engine: Engine, request: FastifyRequest, reply: FastifyReply, context: GraphqlContext) {
  if (request.method === 'POST') queryInBody.parse(request.body);
  const response = await engine.handleNodeRequestAndResponse(request, reply, context);
  for (const [name, value] of response.headers) reply.header(name, value);
  reply.code(response.status);
  return reply.send(response.body);
}

/** `/graphql`: queries by POST (with the CSRF header) or GET, subscriptions by GET as server-sent events. */
export function graphqlRoutes({ schema, streams, viewerOf, onChanged, hasIntrospection }: GraphqlDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    const engine = createEngine(guardSchema(schema, streams, app.log, onChanged), { hasIntrospection });
    app.addHook('preClose', async () => streams.endAll());
    app.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      exposeHeadRoute: false,
      config: { operation: 'site.graphql' },
      schema: { querystring: queryInAddress },
      handler: (request, reply) => answer(engine, request, reply, contextOf(request, viewerOf)),
    });
  };
}
