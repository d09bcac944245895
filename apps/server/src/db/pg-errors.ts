import type pg from 'pg';

/** SQLSTATEs and system codes that say: the database cannot be reached now, ask again soon. */
const DOWN_CODES = new Set([
  '57P01', // ended by an administrator (a stop)
  '57P02', // ended because another session crashed
  '57P03', // starting up or shutting down
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const CONNECTION_EXCEPTION_CLASS = '08';
/** No disk, no memory, no connection left, or a limit that was set: nothing is wrong with the query. */
const NO_RESOURCES_CLASS = '53';
const DISK_FULL = '53100';
const DOWN_TEXTS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/** Whether a failed query means that the database is away or full for the moment (503), not that the query is wrong. */
export function isDatabaseDown(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (saysDown(cause)) return true;
  }
  return false;
}

const isDownCode = (code: string): boolean =>
  DOWN_CODES.has(code) || code.startsWith(CONNECTION_EXCEPTION_CLASS) || code.startsWith(NO_RESOURCES_CLASS);

function saysDown(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isConnectCall = 'syscall' in error && error.syscall === 'connect';
  if (error instanceof AggregateError && error.errors.some(isDatabaseDown)) return true;
  return isDownCode(code) || (isConnectCall && code === 'ENOENT') || DOWN_TEXTS.test(error.message);
}

/** Whether a query failed because the disk of the database is full. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return errorCode(error) === DISK_FULL || isOutOfRoom(error.cause);
}

/** The SQLSTATE or system code of a failure, or of its first cause that has one; '' when none has. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : errorCode(error.cause);
}

/**
 * A client that loses its connection while it is in use emits 'error', which would end the process;
 * the query that waits on it fails on its own, and that is where the loss is dealt with.
 */
export function ignoreErrors(client: pg.Client | pg.PoolClient): void {
  client.on('error', () => {});
}
