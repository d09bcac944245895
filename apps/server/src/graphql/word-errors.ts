import { ERRORS } from '@ori/contracts/errors';
import type { Locale } from '@ori/contracts/locale';
import { ReasonNeeded } from '@ori/core/access/look';
import { GraphQLError, type GraphQLFieldResolver } from 'graphql';
import { ZodError } from 'zod';
import { isDatabaseDown, isOutOfRoom } from '../db/database.ts';
import { complaintsOfZod } from '../http/validation-fields.ts';
import { MathsBusy } from '../maths-worker/maths-busy.ts';
import type { GraphqlContext } from './context.ts';
import { failureError } from './or-throw.ts';

/** What GraphQL needs of a logger. */
export interface GraphqlLog {
  error(details: Record<string, unknown>, message: string): void;
}

function complaintOf(error: ZodError, locale: Locale): GraphQLError {
  const [complaint] = complaintsOfZod(error, locale);
  const extensions = { code: 'invalid-input', field: complaint?.field ?? '' };
  return new GraphQLError(complaint?.message ?? ERRORS['invalid-input'].text, { extensions });
}

function wordsFor(error: unknown, context: GraphqlContext, log: GraphqlLog): GraphQLError {
  const { requestId, locale, standing } = context;
  if (error instanceof GraphQLError) return error;
  if (error instanceof ZodError) return complaintOf(error, locale);
  if (isDatabaseDown(error)) {
    if (isOutOfRoom(error)) standing.isOutOfRoom = true;
    return failureError('unavailable');
  }
  if (error instanceof ReasonNeeded) return failureError('reason-needed');
  if (error instanceof MathsBusy) return failureError('tutor-busy');
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
      throw wordsFor(error, context, log);
    }
  };
}
