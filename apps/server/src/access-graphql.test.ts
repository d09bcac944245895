import { decideByRole } from '@ori/core/access/may';
import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schemaOf } from './app.ts';
import { operationsOf } from './graphql/guard-schema.ts';
import { callersOf, createWorld } from './testing/access-cases.ts';
import type { World } from './testing/access-people.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await createWorld(app);
});
afterAll(() => app.close());

type RootField = ReturnType<typeof operationsOf>[number];

/** A selection of one leaf, however deep. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields());
  const leaf = fields.find((field) => isLeafType(getNamedType(field.type))) ?? fields[0];
  return leaf === undefined ? '' : `{ ${leaf.name} ${selectionOf(leaf.type)} }`;
}

/** Some value of an argument's type, so that the call comes as far as the access table. */
function sampleOf(type: GraphQLInputType): string {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return /^(Int|Float)$/.test(named.name) ? '7' : '"x"';
  const needed = Object.values(named.getFields()).filter(isRequiredInputField);
  return `{ ${needed.map((field) => `${field.name}: ${sampleOf(field.type)}`).join(' ')} }`;
}

function documentOf({ field, kind }: RootField): string {
  const args = field.args.filter(isRequiredArgument).map(({ name, type }) => `${name}: ${sampleOf(type)}`);
  const call = args.length === 0 ? field.name : `${field.name}(${args.join(' ')})`;
  return `${kind.toLowerCase()} { ${call} ${selectionOf(field.type)} }`;
}

const REFUSALS = ['not-signed-in', 'not-allowed'];

/** Calls that may be answered at once: an open feed of somebody who may have it would not end. */
function ends({ kind, operation }: RootField, viewer: Parameters<typeof decideByRole>[1]): boolean {
  return kind !== 'Subscription' || decideByRole(operation, viewer) !== 'allowed';
}

it('answers every query, mutation and subscription as the table says, to everybody', async () => {
  const fields = operationsOf(schemaOf(app.services));
  expect(fields.map(({ field }) => field.name)).toEqual(expect.arrayContaining(['me', 'familyNews']));
  for (const caller of await callersOf(world)) {
    for (const each of fields.filter((field) => ends(field, caller.viewer))) {
      const document = documentOf(each);
      const { code, body } = await caller.ask(document);
      const decision = decideByRole(each.operation, caller.viewer);
      const what = `${caller.name} → ${document}: ${body}`;
      // What a permitted caller sends here is no fitting change: a mutation may say so, but not refuse the caller.
      if (decision !== 'allowed') expect(code, what).toBe(decision);
      else if (each.kind === 'Mutation') expect(REFUSALS, what).not.toContain(code);
      else expect(code, what).toBeNull();
    }
  }
});

it('shows a parent the own children and nobody else’s', async () => {
  const query = '{ children { id } parentDashboard { children { childId } } }';
  const { data } = await world.parent.client.graphql(query);
  expect(JSON.stringify(data)).toContain(world.sibling.user.id);
  expect(JSON.stringify(data)).not.toContain(world.otherChild.user.id);
});
