import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { CatalogueTree } from './catalogues.ts';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.startsWith('testing'))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'));
const folder = path.resolve(import.meta.dirname, '../../../../content/practice');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('en.yaml'),
);

function keysOf(tree: CatalogueTree, before: string): string[] {
  return Object.entries(tree).flatMap(([name, held]) =>
    typeof held === 'string' ? [`${before}${name}`] : keysOf(held, `${before}${name}.`),
  );
}

/** Every message that code asks for, by catalogue. */
const asked = new Set(
  sources.flatMap((source) => {
    const catalogue = /messagesOf\(\s*'([^']+)'/.exec(source)?.[1];
    const keys = [...source.matchAll(/\bmessage\(\s*'([^']+)'/g)].map(([, key]) => `${catalogue}/${key}`);
    return catalogue === undefined ? [] : keys;
  }),
);
/** Every word in quotes, among them the ids of misconceptions. */
const quoted = new Set(
  sources.flatMap((source) => [...source.matchAll(/'([a-z0-9-]+)'/g)].map(([, word]) => word)),
);
/** The id that a sentence of the misconceptions belongs to; null for any other. */
const misconceptionBehind = (key: string) => /^misconceptions\/([a-z0-9-]+)\./.exec(key)?.[1] ?? null;
const written = new Set(
  files.flatMap((file) => {
    const tree = parse(readFileSync(path.join(folder, file), 'utf8')) as CatalogueTree;
    return keysOf(tree, `${path.basename(path.dirname(file))}/`);
  }),
);

describe('the catalogues of practice', () => {
  it('hold every message that is asked for', () => {
    expect([...asked].filter((key) => !written.has(key))).toEqual([]);
  });

  it('hold none that nothing asks for', () => {
    const unused = [...written].filter((key) => {
      const misconception = misconceptionBehind(key);
      return misconception === null ? !asked.has(key) : !quoted.has(misconception);
    });
    expect(unused).toEqual([]);
  });

  it('have one place each', () => {
    const names = files.map((file) => path.basename(path.dirname(file)));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
