import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run/project.ts';

interface Locked {
  readonly integrity?: string;
  readonly link?: boolean;
  /** It comes inside its parent's bytes, under the parent's hash. */
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock: unknown = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const { packages } = lock as { readonly packages: Readonly<Record<string, Locked>> };
const fetched = Object.entries(packages).filter(
  ([place, { link, inBundle }]) => place.includes('node_modules/') && link !== true && inBundle !== true,
);

/** Node looks for a package beside whoever asks, then in each folder above. */
function isLocked(name: string, asker: string): boolean {
  const places = asker
    .split('/node_modules/')
    .map((_, at, parts) => parts.slice(0, at + 1).join('/node_modules/'));
  return ['', ...places.map((place) => `${place}/`)].some(
    (above) => `${above}node_modules/${name}` in packages,
  );
}

it('holds a hash of every package that is fetched', () => {
  expect(fetched.length).toBeGreaterThan(100);
  expect(
    fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place),
  ).toEqual([]);
});

it('holds the packages of every platform, so that none is resolved anew elsewhere', () => {
  const missing = fetched.flatMap(([asker, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, asker)),
  );
  expect(missing).toEqual([]);
});

it('brings Node along by its hash', () => {
  const bootstrap = readFileSync(path.join(root, 'tools/bootstrap.cjs'), 'utf8');
  const versions = bootstrap.match(/version: '\d+\.\d+\.\d+'/g) ?? [];
  const hashes = bootstrap.match(/'sha512-[\w+/]{86}=='/g) ?? [];
  expect(versions.length).toBeGreaterThan(2);
  expect(hashes).toHaveLength(versions.length);
});
