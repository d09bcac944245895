import type { BaseLogger } from 'pino';

/** What the server's rooms need of a logger: pino's, Fastify's or a test's. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>;
