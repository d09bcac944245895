import { ERRORS } from '@ori/contracts/errors';
import { decideByRole } from '@ori/core/access/may';
import { isOperation, type Operation } from '@ori/core/access/operations';
import { GraphQLError, type GraphQLField, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { unsoundField } from '../http/sound-text.ts';
import type { GraphqlContext } from './context.ts';
import { failureError } from './or-throw.ts';
import { whileLive, type Streams } from './streams.ts';
import { wordErrors, type GraphqlLog } from './word-errors.ts';

type RootField = GraphQLField<unknown, GraphqlContext>;
type Resolver = GraphQLFieldResolver<unknown, GraphqlContext>;

/** The access-table entry of every root field. @throws when a field names none. */
export function operationsOf(
  schema: GraphQLSchema,
): { field: RootField; operation: Operation; kind: string }[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) => {
      const { operation } = field.extensions;
      const kind = root?.name ?? '';
      if (!isOperation(operation))
        throw new Error(`${kind}.${field.name} names no operation of the access table`);
      return { field, operation, kind };
    }),
  );
}

function unsoundError(field: string): GraphQLError {
  const extensions = { code: 'invalid-input', ...(field === '' ? {} : { field }) };
  return new GraphQLError(ERRORS['invalid-input'].text, { extensions });
}

function guarded(operation: Operation, resolve: Resolver): Resolver {
  return (root, args, context, info) => {
    const decision = decideByRole(operation, context.viewer);
    if (decision !== 'allowed') throw failureError(decision);
    // What stands in the document itself came past the check of the body.
    const field = unsoundField(args);
    if (field !== null) throw unsoundError(field);
    return resolve(root, args, context, info);
  };
}

/** Told of each change that was made, once it is made. */
export type OnChanged = (operation: Operation, viewer: GraphqlContext['viewer']) => void;

function telling(operation: Operation, resolve: Resolver, onChanged: OnChanged): Resolver {
  return async (root, args, context, info) => {
    const made: unknown = await resolve(root, args, context, info);
    onChanged(operation, context.viewer);
    return made;
  };
}

function guardedStream(operation: Operation, subscribe: Resolver, streams: Streams): Resolver {
  const start = guarded(operation, subscribe);
  return async (root, args, context, info) => {
    const owner = context.viewer;
    if (streams.isFull(owner)) throw failureError('too-many-requests');
    const events = (await start(root, args, context, info)) as AsyncIterable<unknown>;
    return whileLive(events, { streams, owner, isLive: context.isSessionLive });
  };
}

/**
 * Puts the access check before every root field's `resolve`, and before every subscription's
 * `subscribe`, from the one table; errors leave in the catalogue's words. Changes that were made are told.
 * @throws when a root field names no operation of the table.
 */
export function guardSchema(
  schema: GraphQLSchema,
  streams: Streams,
  log: GraphqlLog,
  onChanged: OnChanged,
): GraphQLSchema {
  for (const { field, operation, kind } of operationsOf(schema)) {
    const { resolve, subscribe } = field;
    if (subscribe !== undefined) {
      field.subscribe = wordErrors(guardedStream(operation, subscribe as Resolver, streams), log);
    } else if (resolve !== undefined) {
      const checked = guarded(operation, resolve as Resolver);
      const isChange = kind === schema.getMutationType()?.name;
      field.resolve = wordErrors(isChange ? telling(operation, checked, onChanged) : checked, log);
    }
  }
  return schema;
}
