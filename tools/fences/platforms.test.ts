import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run/project.ts';

interface Locked {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Locked>> };

/** What must be there on each: where families are served, and where the product is tried. */
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];
/** Recheck proves expressions in the tests, and falls back to its JavaScript where it has no program. */
const FALLS_BACK: Readonly<Record<string, readonly string[]>> = { recheck: ['linux-arm64'] };

const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? place;

/** `linux-arm64` and the like that a package is built for; musl's builds do not count, we run on glibc. */
function builtFor({ os, cpu, libc }: Locked): string[] {
  if (libc !== undefined && !libc.includes('glibc')) return [];
  return (os ?? []).flatMap((system) => (cpu ?? []).map((processor) => `${system}-${processor}`));
}

/** Packages that bring one build for each platform as optional ones, and the platforms. */
function families(): Map<string, Set<string>> {
  const byName = new Map(Object.entries(packages).map(([place, locked]) => [nameOf(place), locked]));
  const found = new Map<string, Set<string>>();
  for (const [place, { optionalDependencies = {} }] of Object.entries(packages)) {
    const platforms = Object.keys(optionalDependencies).flatMap((name) => builtFor(byName.get(name) ?? {}));
    if (platforms.length > 0) found.set(nameOf(place), new Set(platforms));
  }
  return found;
}

test('each package with machine code is locked for every platform the product runs on', () => {
  const all = families();
  expect([...all.keys()]).toEqual(
    expect.arrayContaining([
      'apps/server',
      '@myriaddreamin/typst-ts-node-compiler',
      '@napi-rs/image',
      '@node-rs/argon2',
      '@swc/core',
      'lightningcss',
      'oxlint',
      'rolldown',
      'typescript',
    ]),
  );
  const missing = [...all].flatMap(([name, platforms]) =>
    PLATFORMS.filter((platform) => !platforms.has(platform) && !FALLS_BACK[name]?.includes(platform)).map(
      (platform) => `${name}: ${platform}`,
    ),
  );
  expect(missing).toEqual([]);
});

test('Node is brought along for each of them, and served by one version on Linux', () => {
  const bootstrap = read('tools/bootstrap.cjs');
  const brought = Object.fromEntries(
    [...bootstrap.matchAll(/'(\w+-\w+)': \{\s+name: '[\w-]+',\s+version: '([\d.]+)'/g)].map(
      ([, on, version]) => [on, version],
    ),
  );
  expect(Object.keys(brought)).toEqual(PLATFORMS);
  expect(brought['linux-arm64']).toBe(brought['linux-x64']);
});
