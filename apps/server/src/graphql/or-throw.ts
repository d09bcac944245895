import { ERRORS, type ErrorCode } from '@ori/contracts/errors';
import type { Result } from '@ori/contracts/result';
import { GraphQLError } from 'graphql';

/** A failure a person can act on, as GraphQL says it: the catalogue's words, code and field in `extensions`. */
export function failureError(code: ErrorCode): GraphQLError {
  const { text, field }: { text: string; field?: string } = ERRORS[code];
  return new GraphQLError(text, { extensions: { code, ...(field === undefined ? {} : { field }) } });
}

/** The one place where a returned failure becomes a GraphQL error. */
export function orThrow<Value>(result: Result<Value, ErrorCode>): Value {
  if (result.ok) return result.value;
  throw failureError(result.failure);
}
