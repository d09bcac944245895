import fc from 'fast-check';

/** As much of JSON Schema as our OpenAPI document uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}
export type Schemas = Readonly<Record<string, JsonSchema>>;

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  date: fc
    .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') })
    .map((at) => at.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
    .map((at) => at.toISOString()),
};
const MOST_CHARS = 60;
const MOST_ITEMS = 3;

function textOf({
  format,
  pattern,
  minLength = 0,
  maxLength = MOST_CHARS,
}: JsonSchema): fc.Arbitrary<string> {
  const known = FORMATS[format ?? ''];
  if (known !== undefined) return known;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, MOST_CHARS)) });
}

/** The least and the greatest integer a double holds exactly are what an open end means. */
const integerOf = ({ minimum, maximum }: JsonSchema): fc.Arbitrary<number> =>
  fc.integer({
    min: Math.max(minimum ?? -2147483648, -2147483648),
    max: Math.min(maximum ?? 2147483647, 2147483647),
  });

function objectOf({ properties = {}, required = [] }: JsonSchema, schemas: Schemas): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, validFor(schema, schemas)]),
  );
  const requiredKeys = required.filter((key) => key in fields);
  return fc.record(fields, { requiredKeys });
}

const BY_TYPE: Readonly<Record<string, (schema: JsonSchema, schemas: Schemas) => fc.Arbitrary<unknown>>> = {
  string: textOf,
  integer: integerOf,
  number: integerOf,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  object: objectOf,
  array: ({ items = {}, minItems = 0, maxItems = MOST_ITEMS }, schemas) =>
    fc.array(validFor(items, schemas), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
    }),
};

/** What a schema's types allow; anything, when it names none. */
function byType(schema: JsonSchema, schemas: Schemas): fc.Arbitrary<unknown> {
  const made = [schema.type ?? []].flat().flatMap((type) => BY_TYPE[type]?.(schema, schemas) ?? []);
  return made.length === 0 ? fc.jsonValue() : fc.oneof(...made);
}

/** Values a schema allows, small ones. */
export function validFor(schema: JsonSchema, schemas: Schemas): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return validFor(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options === undefined) return byType(schema, schemas);
  return fc.oneof(...options.map((option) => validFor(option, schemas)));
}
