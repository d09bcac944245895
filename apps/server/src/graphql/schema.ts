import type { GraphQLSchema } from 'graphql';
import { createBuilder, type Builder } from './builder.ts';
import { createPublisher, type Publisher } from './publish.ts';

/** Adds one feature's fields to the schema. */
export type GraphqlPart = (builder: Builder, publish: Publisher) => void;

/** Builds the schema from the features' parts; a shape without GraphQL counterpart stops the start. */
export function buildSchema(parts: readonly GraphqlPart[]): GraphQLSchema {
  const builder = createBuilder();
  const publish = createPublisher(builder);
  for (const add of parts) add(builder, publish);
  return builder.toSchema();
}
