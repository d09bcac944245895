import type { ObjectRef, OutputType, SchemaTypes } from '@pothos/core';
import { z } from 'zod';
import type { Builder } from './builder.ts';
import { leafType, unwrapList, unwrapNull } from './leaf-type.ts';

type Schema = z.core.$ZodType;
type TypesOf<B> = B extends PothosSchemaTypes.SchemaBuilder<infer T extends SchemaTypes> ? T : never;
type Published<S extends z.ZodObject> = ObjectRef<TypesOf<Builder>, z.output<S>>;

export interface Publisher {
  /** The GraphQL object type of a contract's shape; asked twice, it is the same type. */
  object<S extends z.ZodObject>(schema: S): Published<S>;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * Publishes contract shapes as GraphQL, so that no shape is written twice. A contract is public by
 * definition; private columns never enter one. The type's name is the shape's `meta.id`; a nested
 * shape without one is named after its parent and its key. All casts of the published types live here.
 * @throws when a shape has no GraphQL counterpart, at start-up and never later.
 */
export function createPublisher(builder: Builder): Publisher {
  const published = new Map<Schema, unknown>();

  function typeOf(parent: string, key: string, schema: Schema): unknown {
    if (schema instanceof z.ZodArray) return [typeOf(parent, key, schema.element)];
    if (schema instanceof z.ZodObject) return publish(schema, parent + capitalised(key));
    return leafType(key, schema);
  }

  function fieldsOf(name: string, schema: z.ZodObject): [string, OutputType<never>, boolean][] {
    return Object.entries(schema.shape).map(([key, field]) => {
      const { inner, nullable } = unwrapNull(field);
      return [key, typeOf(name, key, unwrapList(inner)) as OutputType<never>, nullable];
    });
  }

  function publish<S extends z.ZodObject>(schema: S, fallbackName: string | null): Published<S> {
    const known = published.get(schema);
    if (known !== undefined) return known as Published<S>;
    const meta = z.globalRegistry.get(schema);
    const name = meta?.id ?? fallbackName;
    if (name === null || name === undefined) throw new Error('A published contract needs .meta({ id })');
    const ref = builder.objectRef<z.output<S>>(name);
    published.set(schema, ref);
    const fields = fieldsOf(name, schema);
    ref.implement({
      ...(meta?.description === undefined ? {} : { description: meta.description }),
      fields: (t) =>
        Object.fromEntries(
          fields.map(([key, type, nullable]) => [key, t.expose(key as never, { type, nullable } as never)]),
        ) as never,
    });
    return ref;
  }

  return { object: (schema) => publish(schema, null) };
}
