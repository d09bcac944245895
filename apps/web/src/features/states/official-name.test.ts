import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import en from '../../locales/en/states.json' with { type: 'json' };
import es from '../../locales/es/states.json' with { type: 'json' };
import fr from '../../locales/fr/states.json' with { type: 'json' };
import { officialKey } from './official-name.tsx';

interface StateFile {
  readonly pathways: readonly {
    readonly name: string;
    readonly subjects: readonly { readonly name: string }[];
  }[];
}

const DIR = join(import.meta.dirname, '../../../../../content/states');
const names = readdirSync(DIR)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(DIR, file), 'utf8')) as StateFile)
  .flatMap(({ pathways }) =>
    pathways.flatMap(({ name, subjects }) => [name, ...subjects.map((each) => each.name)]),
  );

it.each([
  ['en', en],
  ['fr', fr],
  ['es', es],
] as const)('every way and subject of a state’s law has its name in %s', (language, { official }) => {
  const said: Readonly<Record<string, string>> = official;
  expect(names.length).toBeGreaterThan(50);
  expect([...new Set(names)].filter((name) => said[officialKey(name)] === undefined)).toEqual([]);
  if (language === 'en') for (const name of names) expect(said[officialKey(name)]).toBe(name);
});
