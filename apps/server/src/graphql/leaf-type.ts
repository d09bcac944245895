import { z } from 'zod';

type Schema = z.core.$ZodType;

/** A shape without its optional and nullable wrappers, and whether it had one. */
export function unwrapNull(schema: Schema): { inner: Schema; nullable: boolean } {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return { inner: unwrapNull(schema.unwrap()).inner, nullable: true };
  }
  return { inner: schema, nullable: false };
}

/** A list's item may carry read-only or default wrappers; the list itself is what GraphQL sees. */
export function unwrapList(schema: Schema): Schema {
  return schema instanceof z.ZodReadonly ? unwrapList(schema.unwrap()) : schema;
}

function isWord(schema: Schema): boolean {
  return (
    schema instanceof z.ZodEnum ||
    schema instanceof z.ZodString ||
    schema instanceof z.ZodStringFormat ||
    (schema instanceof z.ZodLiteral && [...schema.values].every((value) => typeof value === 'string'))
  );
}

/**
 * The scalar of a leaf. Words of a fixed list are `String`: ours have dashes, which GraphQL's
 * enums do not allow. Shapes that are open or come in kinds travel as JSON.
 * @throws for a shape without counterpart.
 */
export function leafType(
  key: string,
  schema: Schema,
): 'ID' | 'String' | 'Boolean' | 'Int' | 'Float' | 'DateTime' | 'JSON' {
  if (schema instanceof z.ZodISODateTime) return 'DateTime';
  if (isWord(schema)) return /^id$|Id$/.test(key) ? 'ID' : 'String';
  if (schema instanceof z.ZodBoolean) return 'Boolean';
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'Int' : 'Float';
  if (schema instanceof z.ZodRecord || schema instanceof z.ZodDiscriminatedUnion) return 'JSON';
  throw new Error(`No GraphQL type for field ${key}`);
}
