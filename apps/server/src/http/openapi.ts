import swagger from '@fastify/swagger';
import { LOOK_REASONS } from '@ori/contracts/administration-names';
import { OPERATIONS } from '@ori/core/access/operations';
import type { Rule } from '@ori/core/access/rules';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { globalRegistry, registry } from 'zod';

/** Shapes that JSON Schema cannot say in full (a normalised role) are described as far as it can. */
const zodToJsonConfig = { unrepresentable: 'any' } as const;

/**
 * The named shapes as the routes have them. The renderer carries a copy of some, which takes their names in
 * Zod's own register as soon as it is read: two shapes of one name would then be no document at all.
 */
function namedShapes() {
  const named = registry<{ id?: string | undefined }>();
  for (const [id, shape] of globalRegistry._idmap) named.add(shape, { ...globalRegistry.get(shape), id });
  return named;
}

/** Who may call, as the access table has it. */
function accessOf(rule: Rule): string {
  return typeof rule.who === 'string' ? rule.who : rule.who.join(' or ');
}

/** Builds the OpenAPI 3.1 document from the routes' own shapes; each operation carries its access rule. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  const schemaRegistry = namedShapes();
  const toJsonSchema = createJsonSchemaTransform({ schemaRegistry, zodToJsonConfig });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ori Academy',
        version: '1',
        description:
          'Every call that changes state echoes the cookie `ori_csrf` in the header `x-csrf-token`. ' +
          `An admin who opens somebody's record says why in the address: \`?reason=\` and one of ${LOOK_REASONS.join(', ')}.`,
      },
    },
    transform: (input) => {
      const { operation } = input.route.config ?? {};
      const { schema, url } = toJsonSchema(input);
      if (operation === undefined || !url.startsWith('/api/'))
        return { schema: { ...schema, hide: true }, url };
      const [tag = 'site'] = operation.split('.');
      const described = { tags: [tag], operationId: operation, 'x-access': accessOf(OPERATIONS[operation]) };
      return { schema: { ...schema, ...described }, url };
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry, zodToJsonConfig }),
  });
}
