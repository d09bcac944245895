import { ERRORS } from '@ori/contracts/errors';
import { GraphQLError, type GraphQLFieldResolver } from 'graphql';
import { ZodError } from 'zod';
import { isDatabaseDown } from '../db/database.ts';
import type { GraphqlContext } from './context.ts';
import { failureError } from './or-throw.ts';

/** What GraphQL needs of a logger. */
export interface GraphqlLog {
  error(details: Record<string, unknown>, message: string): void;
}

function complaintOf(error: ZodError): GraphQLError {
  const [issue] = error.issues;
  const extensions = { code: 'invalid-input', field: issue?.path.map(String).join('.') ?? '' };
  return new GraphQLError(issue?.message ?? ERRORS['invalid-input'].text, { extensions });
}

function wordsFor(error: unknown, requestId: string, log: GraphqlLog): GraphQLError {
  if (error instanceof GraphQLError) return error;
  if (error instanceof ZodError) return complaintOf(error);
  if (isDatabaseDown(error)) return failureError('unavailable');
  log.error({ err: error, reqId: requestId }, 'unexpected, in GraphQL');
  return new GraphQLError(ERRORS.unexpected.text, { extensions: { code: 'unexpected', requestId } });
}

/** Runs a resolver; whatever it throws leaves in the catalogue's words, with its inside in the log only. */
export function wordErrors(
  resolve: GraphQLFieldResolver<unknown, GraphqlContext>,
  log: GraphqlLog,
): GraphQLFieldResolver<unknown, GraphqlContext> {
  return async (root, args, context, info) => {
    try {
      return await resolve(root, args, context, info);
    } catch (error) {
      throw wordsFor(error, context.requestId, log);
    }
  };
}
