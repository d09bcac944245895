/** An error as the log may hold it. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** Where the error came from, without its message, which the stack repeats. */
function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** PostgreSQL's class of data exceptions; their messages end with the value that did not fit. */
const DATA_EXCEPTION = /^22/;

/** A failed query's message carries its parameters, which are people's data: only its text is kept. */
function messageOf(error: Error): string {
  if ('code' in error && DATA_EXCEPTION.test(String(error.code)))
    return error.message.endsWith('"') ? error.message.replace(/: "[^]*/, '') : error.message;
  return 'query' in error && 'params' in error ? `Failed query: ${String(error.query)}` : error.message;
}

/**
 * Strips an error to what may be logged: kind, message, code, frames and cause. Everything else a
 * driver hangs on an error (the offending row, the parameters) may be personal data.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown' };
  return {
    type: error.name,
    message: messageOf(error),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}
