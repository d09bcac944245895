import { describe, expect, test } from 'vitest';
import { brokenFences, type PlantedTree } from './planted-tree.ts';

const value = 'export const value = 1;\n';
const imports = (path: string) => `import { value } from '${path}';\nexport const copy = value;\n`;

/** One planted violation per rule: a fence that lets it pass is not a fence. */
const VIOLATIONS: readonly (readonly [rule: string, tree: PlantedTree])[] = [
  [
    'no-circles',
    { 'packages/core/src/a.ts': imports('./b.ts'), 'packages/core/src/b.ts': `${imports('./a.ts')}${value}` },
  ],
  [
    'contracts-stand-alone',
    { 'packages/contracts/src/a.ts': imports('../../core/src/b.ts'), 'packages/core/src/b.ts': value },
  ],
  [
    'core-knows-only-contracts',
    { 'packages/core/src/a.ts': imports('../../content/src/b.ts'), 'packages/content/src/b.ts': value },
  ],
  ['core-has-no-io', { 'packages/core/src/a.ts': "import fs from 'node:fs';\nexport const read = fs;\n" }],
  [
    'content-knows-core-and-contracts',
    { 'packages/content/src/a.ts': imports('../../../apps/server/src/b.ts'), 'apps/server/src/b.ts': value },
  ],
  [
    'labs-know-core-and-contracts',
    { 'packages/labs/src/a.tsx': imports('../../content/src/b.ts'), 'packages/content/src/b.ts': value },
  ],
  [
    'web-does-not-know-server-or-content',
    { 'apps/web/src/a.tsx': imports('../../server/src/b.ts'), 'apps/server/src/b.ts': value },
  ],
  [
    'server-does-not-know-web-or-labs',
    { 'apps/server/src/a.ts': imports('../../web/src/b.ts'), 'apps/web/src/b.ts': value },
  ],
  [
    'features-do-not-know-each-other',
    {
      'apps/server/src/features/one/a.ts': imports('../two/b.ts'),
      'apps/server/src/features/two/b.ts': value,
    },
  ],
  [
    'mechanisms-know-no-feature',
    {
      'apps/server/src/http/a.ts': imports('../features/two/b.ts'),
      'apps/server/src/features/two/b.ts': value,
    },
  ],
  [
    'features-do-not-know-pages',
    { 'apps/web/src/features/one/a.tsx': imports('../../pages/b.ts'), 'apps/web/src/pages/b.ts': value },
  ],
  [
    'tests-are-not-imported',
    { 'packages/core/src/a.ts': imports('./b.test.ts'), 'packages/core/src/b.test.ts': value },
  ],
  ['nothing-is-imported-that-does-not-resolve', { 'packages/core/src/a.ts': imports('./nowhere.ts') }],
];

describe('the floor plan', () => {
  test.each(VIOLATIONS)('refuses a planted violation of %s', (rule, tree) => {
    expect(brokenFences(tree)).toContain(rule);
  });

  test('refuses a type that is imported against the arrows', () => {
    const tree = {
      'packages/contracts/src/a.ts':
        "import type { Value } from '../../core/src/b.ts';\nexport type Copy = Value;\n",
      'packages/core/src/b.ts': 'export type Value = string;\n',
    };
    expect(brokenFences(tree)).toContain('contracts-stand-alone');
  });

  test('lets a tree through that keeps to it', () => {
    const tree = {
      'packages/core/src/a.ts': imports('../../contracts/src/b.ts'),
      'packages/contracts/src/b.ts': value,
    };
    expect(brokenFences(tree)).toEqual([]);
  });
});
