import { ERRORS, type ErrorCode } from '@ori/contracts/errors';
import type { Result } from '@ori/contracts/result';
import { GraphQLError } from 'graphql';

/** A failure a person can act on, as GraphQL says it: the catalogue's words, the code in `extensions`. */
export function failureError(code: ErrorCode): GraphQLError {
  return new GraphQLError(ERRORS[code].text, { extensions: { code } });
}

/** The one place where a returned failure becomes a GraphQL error. */
export function orThrow<Value>(result: Result<Value, ErrorCode>): Value {
  if (result.ok) return result.value;
  throw failureError(result.failure);
}
