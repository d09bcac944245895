import { addressBucket } from '@ori/core/accounts/address-bucket';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { guardAccess } from './access-guard.ts';
import { compressAnswers } from './compression.ts';
import { createCsrfTokens } from './csrf-token.ts';
import { protectFromForgery } from './csrf.ts';
import { answerError, handleErrors } from './error-handler.ts';
import { identify, type ViewerOf } from './identify.ts';
import { describeApi } from './openapi.ts';
import type { RateBook } from './rate-book.ts';
import { CALLS_PER_MINUTE } from './rates.ts';
import { logRequests } from './request-log.ts';
import { traceRequests } from './request-spans.ts';
import './request-types.ts';
import { secureHeaders } from './security-headers.ts';
import { shareNowAndThen, sharedStore } from './shared-rates.ts';
import { refuseUnsoundText } from './sound-text.ts';
import { isRenderer } from './web/fetch-as-visitor.ts';

const BODY_MAX_BYTES = 64 * 1024;
/** A slow sender may take this long for a whole request, then the connection is ended. */
const REQUEST_MAX_MS = 30_000;
/** Headers are small: they come sooner than a body, or the connection is ended. */
const HEADERS_MAX_MS = 10_000;
/** How often Node looks for connections past their time; by default only every half minute. */
const SLOW_CHECK_MS = 5_000;
/** The renderer is read while the app starts: on a busy machine that takes longer than the framework's ten seconds. */
const PART_START_MAX_MS = 60_000;
const PARAM_MAX_CHARS = 200;

export interface HttpOptions {
  readonly log: FastifyBaseLogger;
  readonly sessionSecret: string;
  /** Scheme, host and port people use, without a slash at the end. */
  readonly publicUrl: string;
  readonly trustedProxies: number;
  readonly newId: () => string;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly viewerOf: ViewerOf;
  /** From one address, over the whole product. */
  readonly callsPerMinute?: number;
  /** Counts calls for all processes together; absent: each process counts for itself. */
  readonly rates?: RateBook;
  /** `false` lifts every limit per address, for load measured from one machine. */
  readonly hasRateLimits?: boolean;
}

/** The app as features see it: routes are typed by their Zod shapes. */
export type HttpApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

function bareApp({ log, trustedProxies, newId }: HttpOptions): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_MAX_MS,
    http: { headersTimeout: HEADERS_MAX_MS, connectionsCheckingInterval: SLOW_CHECK_MS },
    pluginTimeout: PART_START_MAX_MS,
    trustProxy: trustedProxies === 0 ? false : (_address, hop) => hop < trustedProxies,
    routerOptions: { maxParamLength: PARAM_MAX_CHARS },
    frameworkErrors: (error, request, reply) => {
      reply.header('x-content-type-options', 'nosniff');
      answerError(error, request, reply);
    },
    forceCloseConnections: 'idle',
  });
}

async function limitRates(
  app: FastifyInstance,
  { callsPerMinute = CALLS_PER_MINUTE, hasRateLimits = true, rates }: HttpOptions,
): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => addressBucket(request.ip),
    allowList: (request) => !hasRateLimits || isRenderer(request),
    ...(rates ? { store: sharedStore(rates) } : {}),
  });
  if (rates) shareNowAndThen(app, rates);
}

/**
 * The mechanism every route stands on, in the order a request meets it: headers, cookies, limits
 * per address, forgery check, who asks, access table, shape, handler, one error handler.
 */
export async function createHttpApp(options: HttpOptions): Promise<HttpApp> {
  const { sessionSecret, publicUrl, randomBytes } = options;
  const isHttps = publicUrl.startsWith('https:');
  const app = bareApp(options);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  logRequests(app);
  traceRequests(app);
  await secureHeaders(app, isHttps);
  await app.register(cookie);
  await compressAnswers(app);
  await limitRates(app, options);
  protectFromForgery(app, { tokens: createCsrfTokens(sessionSecret, randomBytes), publicUrl, isHttps });
  identify(app, options.viewerOf);
  guardAccess(app);
  refuseUnsoundText(app);
  handleErrors(app);
  await describeApi(app);
  return app.withTypeProvider<ZodTypeProvider>();
}
