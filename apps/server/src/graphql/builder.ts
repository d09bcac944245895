import SchemaBuilder from '@pothos/core';
import type { GraphqlContext } from './context.ts';

interface Types {
  Context: GraphqlContext;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
    JSON: { Input: unknown; Output: unknown };
  };
}

/** The schema's builder with its scalars; features add their fields to it. */
export type Builder = ReturnType<typeof createBuilder>;

export function createBuilder() {
  const builder = new SchemaBuilder<Types>({});
  builder.queryType({});
  builder.subscriptionType({});
  builder.scalarType('DateTime', {
    description: 'A moment, ISO 8601 in UTC.',
    serialize: String,
    parseValue: String,
  });
  builder.scalarType('JSON', {
    description: 'A value whose shape its contract leaves open.',
    serialize: (value) => value,
    parseValue: (value) => value,
  });
  return builder;
}
