import { ERRORS, type ErrorCode, retryAfterOf } from '@ori/contracts/errors';
import type { Result } from '@ori/contracts/result';
import { GraphQLError } from 'graphql';

/**
 * A failure a person can act on, as GraphQL says it: the catalogue's words; in `extensions` its code, the field it is
 * about, and the seconds to wait that REST says in `Retry-After`, since other fields of the answer may be well.
 */
export function failureError(code: ErrorCode): GraphQLError {
  const { text, field }: { text: string; field?: string } = ERRORS[code];
  const retryAfterSeconds = retryAfterOf(code, new Date());
  return new GraphQLError(text, {
    extensions: {
      code,
      ...(field === undefined ? {} : { field }),
      ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
    },
  });
}

/** The one place where a returned failure becomes a GraphQL error. */
export function orThrow<Value>(result: Result<Value, ErrorCode>): Value {
  if (result.ok) return result.value;
  throw failureError(result.failure);
}
