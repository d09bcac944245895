/** Names a feature is written under, from its kebab-case name. */
interface Names {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
}

function namesOf(kebab: string): Names {
  const pascal = kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return { kebab, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) };
}

/**
 * The rooms of a new feature (docs/architecture.md), as file texts by path. The one test fails until
 * the feature says what it is for.
 * @param name kebab-case, e.g. `reading-list`
 */
export function roomsOf(name: string): Readonly<Record<string, string>> {
  const { kebab, camel, pascal } = namesOf(name);
  const server = `apps/server/src/features/${kebab}/${kebab}`;
  return {
    [`packages/contracts/src/${kebab}.ts`]: contract(camel, pascal),
    [`packages/core/src/${kebab}/${kebab}-rule.ts`]: rule(camel, pascal),
    [`packages/core/src/${kebab}/${kebab}-rule.test.ts`]: ruleTest(kebab, camel, pascal),
    [`${server}.store.ts`]: store(pascal),
    [`${server}.service.ts`]: service(kebab, pascal),
    [`${server}.routes.ts`]: routes(kebab, camel, pascal),
    [`apps/web/src/features/${kebab}/${kebab}.queries.ts`]: queries(kebab, pascal),
  };
}

const contract = (camel: string, pascal: string) => `import { z } from 'zod';

export const ${camel} = z.object({ id: z.uuid() }).meta({ id: '${pascal}' });
export type ${pascal} = z.infer<typeof ${camel}>;
`;

const rule = (
  camel: string,
  pascal: string,
) => `/** Says in one sentence what the rule of ${pascal} is for. */
export function ${camel}Purpose(): string {
  return '';
}
`;

const ruleTest = (kebab: string, camel: string, pascal: string) => `import { expect, test } from 'vitest';
import { ${camel}Purpose } from './${kebab}-rule.ts';

test('${pascal} has a rule that says what it is for', () => {
  expect(${camel}Purpose()).not.toBe('');
});
`;

const store = (pascal: string) => `import type { Executor } from '../../db/database.ts';

export type ${pascal}Store = ReturnType<typeof create${pascal}Store>;

/** The only SQL of this feature. */
export function create${pascal}Store(db: Executor) {
  return { db };
}
`;

const service = (kebab: string, pascal: string) => `import type { ${pascal}Store } from './${kebab}.store.ts';

export type ${pascal}Service = ReturnType<typeof create${pascal}Service>;

export interface ${pascal}Deps {
  readonly store: ${pascal}Store;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** The verbs of this feature. */
export function create${pascal}Service(deps: ${pascal}Deps) {
  return { store: deps.store };
}
`;

const routes = (
  kebab: string,
  camel: string,
  pascal: string,
) => `import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ${pascal}Service } from './${kebab}.service.ts';

/** The wire: parse, call, present. */
export function ${camel}Routes(service: ${pascal}Service): FastifyPluginAsyncZod {
  return async (app) => {
    app.decorate('${camel}', service);
  };
}
`;

const queries = (kebab: string, pascal: string) => `import type { ${pascal} } from '@ori/contracts/${kebab}';

/** Key under which the browser keeps a ${pascal}. */
export const ${kebab.replaceAll('-', '')}Key = (id: ${pascal}['id']) => ['${kebab}', id] as const;
`;
