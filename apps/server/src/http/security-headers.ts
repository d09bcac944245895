import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Answers of calls may be about somebody: no cache keeps them unless a route says otherwise. */
const PERSONAL = /^\/(api|graphql)\b/;
/** Where browsers tell what they refused by the policy. */
export const POLICY_REPORTS = '/api/policy-reports';
const HSTS_MAX_AGE_S = 365 * 24 * 60 * 60;

/**
 * The content policy of a document: nothing from another origin, no script in the page.
 * @param styleHashes `'sha256-…'` of the style sheets written into the document.
 */
export function contentPolicy(isHttps: boolean, styleHashes: readonly string[] = []): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Markup and scripts reach a page through our own two policies alone (web: lib/trusted-types).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['ori', 'default'],
    'report-uri': [POLICY_REPORTS],
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Headers every answer carries. HSTS and upgrades only where people come by https: on plain HTTP they lock people out. */
export async function secureHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: HSTS_MAX_AGE_S } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    originAgentCluster: isHttps,
  });
  const policy = contentPolicy(isHttps);
  app.addHook('onRequest', async (request, reply) => {
    if (PERSONAL.test(request.url)) reply.header('cache-control', 'no-store');
    reply.header('content-security-policy', policy);
    // The laboratory of sound may ask for the microphone, by a press; nothing of it leaves the device.
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self), payment=()');
  });
}
