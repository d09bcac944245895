import { describe, expect, test } from 'vitest';
import { brokenLintRules, type PlantedTree } from './planted-tree.ts';

const lines = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n');
const longFunction = `export function long(list: number[]): void {\n${lines(61, (n) => `  list.push(${n});`)}\n}\n`;
const branches = lines(11, (n) => `  if (x === ${n}) return ${n};`);

const VIOLATIONS: readonly (readonly [rule: string, tree: PlantedTree])[] = [
  ['max-lines', { 'packages/core/src/a.ts': `${lines(301, (n) => `export const v${n} = ${n};`)}\n` }],
  ['max-lines-per-function', { 'packages/core/src/a.ts': longFunction }],
  [
    'complexity',
    { 'packages/core/src/a.ts': `export function f(x: number): number {\n${branches}\n  return -1;\n}\n` },
  ],
  ['no-default-export', { 'packages/core/src/a.ts': 'export default 1;\n' }],
  ['no-explicit-any', { 'packages/core/src/a.ts': 'export const a: any = 1;\n' }],
  ['no-restricted-properties', { 'packages/core/src/a.ts': 'export const now = () => Date.now();\n' }],
  ['no-restricted-globals', { 'packages/core/src/a.ts': "export const get = () => fetch('/');\n" }],
  ['no-restricted-properties', { 'apps/server/src/a.ts': "export const port = process.env['PORT'];\n" }],
  [
    'no-focused-tests',
    { 'packages/core/src/a.test.ts': "import { test } from 'vitest';\ntest.only('a', () => {});\n" },
  ],
];

describe('the rules of size and purity', () => {
  test.each(VIOLATIONS)('refuse a planted violation of %s', (rule, tree) => {
    expect(brokenLintRules(tree).join(' ')).toContain(rule);
  });

  test('let a small pure file through', () => {
    expect(
      brokenLintRules({ 'packages/core/src/a.ts': 'export const twice = (x: number): number => x * 2;\n' }),
    ).toEqual([]);
  });
});
