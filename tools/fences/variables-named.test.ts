import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '../../apps/server/src/env.ts';
import { root } from '../run/project.ts';

const FILES = ['*.md', 'docs/*.md', 'deploy/**/*'];
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Names that other programs read, and ours that stand in the file named. */
const OTHERS: Readonly<Record<string, string>> = {
  DEBIAN_FRONTEND: 'debconf',
  MALLOC_ARENA_MAX: 'the C library',
  NODE_EXTRA_CA_CERTS: 'Node',
  POSTGRES_INITDB_ARGS: 'the image of PostgreSQL',
  POSTGRES_PASSWORD_FILE: 'the image of PostgreSQL',
  ORI_HOST: 'deploy/caddy/Caddyfile',
  ORI_UPSTREAM: 'deploy/caddy/Caddyfile',
  TRY_APT_CONF: 'deploy/try/debian.sh',
  TRY_CA: 'deploy/try/debian.sh',
  TRY_FOLDER: 'deploy/try/debian.sh',
  TRY_MIRROR: 'deploy/try/debian.sh',
  TRY_NPMRC: 'deploy/try/debian.sh',
  TRY_PORT: 'deploy/try/debian.sh',
  TRY_SMTP_PORT: 'deploy/try/inside.sh',
  TRY_SUITE: 'deploy/try/debian.sh',
};
/** Written like variables, and none: capabilities, kinds of sockets, options of programs,
 * constants of our scripts, what the build and the library of traces read. */
const NO_VARIABLES =
  /^(?:AF_\w+|NET_\w+|ON_ERROR_STOP|X_FORWARDED_\w+|[A-Z_]+_(?:MS|BYTES)|NAME_FILE|BUILD_COMMIT|OTEL_\w+)$/;

const own = new Set<string>(readEnv({}).variables.flatMap(({ name }) => [name, `${name}_FILE`]));

/** Words of at least two parts in capitals, as environment variables are called. */
function namesIn(text: string): string[] {
  return [...new Set(text.match(/(?<![\w$-])[A-Z][A-Z\d]*(?:_[A-Z\d]+)+(?![\w*])/g))];
}

const isKnown = (name: string) => own.has(name) || name in OTHERS || NO_VARIABLES.test(name);

test('every variable that a page or a file of deploy/ names is read by somebody', () => {
  const files = globSync(FILES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    // It tells of the code, and names its constants.
    .filter((file) => file !== path.join('docs', 'architecture.md'));
  expect(files.length).toBeGreaterThan(20);
  const strange = files.flatMap((file) =>
    namesIn(read(file))
      .filter((name) => !isKnown(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(strange).toEqual([]);
});

test('a variable of our own scripts stands in the script that is named', () => {
  const ours = Object.entries(OTHERS).filter(([, reader]) => reader.startsWith('deploy/'));
  expect(ours.filter(([name, file]) => !read(file).includes(name))).toEqual([]);
});

test('finds a name that nobody reads', () => {
  expect(
    namesIn('Set `DATA_DIR` and OLD_SETTING=1, not lower_case.').filter((name) => !isKnown(name)),
  ).toEqual(['OLD_SETTING']);
});
