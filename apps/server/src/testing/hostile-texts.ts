import fc from 'fast-check';
import { documentOf, type FuzzedRoute } from './fuzz-harness.ts';
import { type JsonSchema, type Schemas, validFor } from './schema-arbitrary.ts';
import type { HttpApp } from '../http/http-app.ts';

/** Texts that made programs slow, or trip, of about so many characters. */
export const HOSTILE: Readonly<Record<string, (length: number) => string>> = {
  'one long gap': (length) => `x${' '.repeat(length - 2)}y`,
  'tabs and new lines': (length) => `x${'\t\n'.repeat(length / 2 - 1)}y`,
  'at signs': (length) => '@'.repeat(length),
  'nested brackets': (length) => '(['.repeat(length / 4) + '])'.repeat(length / 4),
  'marks on one letter': (length) => `a${'\u0301\u0489'.repeat(length / 2 - 1)}`,
  'turned directions': (length) => '\u202e\u2067א'.repeat(length / 3),
  NUL: (length) => 'a\u0000'.repeat(length / 2),
  'half characters': (length) => '\ud800'.repeat(length),
  'dotted digits': (length) => '1.'.repeat(length / 2),
  'one word again and again': (length) => 'and so '.repeat(length / 7),
};
/** A text nobody would stumble over. */
export const harmless = (length: number): string =>
  'The fox ran over the hill and saw a river. '.repeat(length / 43 + 1).slice(0, length);

/** A free text somewhere in a body: nothing but its length is asked of it. */
export interface TextField {
  readonly name: string;
  readonly maxLength: number;
  /** The body with another text there. */
  readonly put: (body: unknown, text: string) => unknown;
}

function isFree({ format, pattern, enum: words, const: word, type }: JsonSchema): boolean {
  const isText = [type ?? []].flat().includes('string');
  return isText && format === undefined && pattern === undefined && words === undefined && word === undefined;
}

function inFields({ properties = {} }: JsonSchema, schemas: Schemas, name: string): TextField[] {
  return Object.entries(properties).flatMap(([key, each]) =>
    textsIn(each, schemas, `${name}.${key}`).map((field) => ({
      ...field,
      put: (body: unknown, text: string) => {
        const whole = (body ?? {}) as Record<string, unknown>;
        return { ...whole, [key]: field.put(whole[key], text) };
      },
    })),
  );
}

function inItems(items: JsonSchema, schemas: Schemas, name: string): TextField[] {
  return textsIn(items, schemas, `${name}[]`).map((field) => ({
    ...field,
    put: (body: unknown, text: string) => [field.put(Array.isArray(body) ? body[0] : undefined, text)],
  }));
}

const named = (ref: string, schemas: Schemas): JsonSchema => schemas[ref.split('/').at(-1) ?? ''] ?? {};

/** Every free text of a shape, also within lists and objects. */
function textsIn(schema: JsonSchema, schemas: Schemas, name = ''): TextField[] {
  const { $ref, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  if ($ref !== undefined) return textsIn(named($ref, schemas), schemas, name);
  if (isFree(schema)) return [{ name, maxLength: schema.maxLength ?? 2_000, put: (_body, text) => text }];
  if (items !== undefined) return inItems(items, schemas, name);
  const inOptions = [...anyOf, ...oneOf, ...allOf].flatMap((option) => textsIn(option, schemas, name));
  return [...inFields(schema, schemas, name), ...inOptions];
}

export interface TextCall extends FuzzedRoute {
  readonly fields: readonly TextField[];
  /** A body the shape allows, for calls nobody aims. */
  readonly made: unknown;
}

/** Every documented call that takes a free text. */
export function textCalls(http: HttpApp): TextCall[] {
  const { routes, schemas } = documentOf(http);
  return routes.flatMap((route) => {
    const schema = route.documented.requestBody?.content['application/json']?.schema;
    const fields = schema === undefined ? [] : textsIn(schema, schemas);
    if (schema === undefined || fields.length === 0) return [];
    const [made] = fc.sample(validFor(schema, schemas), { numRuns: 1, seed: 20 });
    return [{ ...route, fields, made }];
  });
}
