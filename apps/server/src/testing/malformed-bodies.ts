import { isOperation, OPERATIONS, type Operation } from '@ori/core/access/operations';
import type { Rule } from '@ori/core/access/rules';
import fc from 'fast-check';
import type { HttpApp } from '../http/http-app.ts';
import { documentOf, type FuzzedRoute } from './fuzz-harness.ts';
import { validFor, type Schemas } from './schema-arbitrary.ts';

/** A call with a body, its address filled in. */
export interface BodiedCall {
  readonly operation: Operation;
  readonly method: string;
  readonly url: string;
  readonly valid: Readonly<Record<string, unknown>>;
}

/** What no field of any shape takes at once: each is of another kind. */
const OF_ANOTHER_KIND: readonly unknown[] = [null, 7.5, 'x', [null], {}];
/** Whole bodies that are no object, empty or absent. */
const NO_BODIES: readonly (string | undefined)[] = [undefined, '', 'null', '[]', '"x"', '7', '{}', '{"'];

const SEED = 20;
const oneOf = <Value>(values: fc.Arbitrary<Value>): Value =>
  fc.sample(values, { numRuns: 1, seed: SEED })[0] as Value;

function addressOf({ path, documented }: FuzzedRoute, schemas: Schemas): string {
  const asked = (documented.parameters ?? []).filter((each) => each.in === 'path');
  const fill = (made: string, { name, schema }: (typeof asked)[number]) =>
    made.replace(`{${name}}`, encodeURIComponent(String(oneOf(validFor(schema, schemas)))));
  return asked.reduce(fill, path);
}

/** Every documented call that takes a body as JSON. */
export function bodiedCalls(http: HttpApp): BodiedCall[] {
  const { routes, schemas } = documentOf(http);
  return routes.flatMap((route) => {
    const { operationId, requestBody } = route.documented;
    const schema = requestBody?.content['application/json']?.schema;
    if (schema === undefined || !isOperation(operationId)) return [];
    const valid = oneOf(validFor(schema, schemas)) as BodiedCall['valid'];
    return [{ operation: operationId, method: route.method, url: addressOf(route, schemas), valid }];
  });
}

/** Payloads that do not fit: each field missing and of every other kind, and no body at all. */
export function malformedFor({ valid }: BodiedCall): (string | undefined)[] {
  const fields = Object.keys(valid).flatMap((key) => {
    const { [key]: _gone, ...rest } = valid;
    return [rest, ...OF_ANOTHER_KIND.map((value) => ({ ...valid, [key]: value }))];
  });
  return [...NO_BODIES, ...fields.map((body) => JSON.stringify(body))];
}

/** The kind of person whom the table lets make a call. */
export function callerFor(operation: Operation): 'parent' | 'student' | 'teacher' | 'admin' {
  const { who }: Rule = OPERATIONS[operation];
  return Array.isArray(who) ? who[0] : 'parent';
}
