import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Env, GivenVariable, VariableName } from './env.ts';
import type { Setup, ToldVariable } from './features/administration/administration.deps.ts';

/** What lets somebody in, or says where; told of are only that they are set, and how they came about. */
const SECRET: ReadonlySet<VariableName> = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'SESSION_SECRET',
  'PIN_PEPPER',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'AI_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'HEALTH_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
]);
/** Made at the first start where they are not given. */
const GENERATED: ReadonlySet<VariableName> = new Set(['SESSION_SECRET', 'PIN_PEPPER']);

/** An address without the name and password that may stand in it. */
function withoutSecrets(text: string): string {
  return text.replace(/:\/\/[^/@\s]*@/, '://');
}

function sourceOf({ name, text, isGiven }: GivenVariable): ToldVariable['source'] {
  if (isGiven) return 'environment';
  if (GENERATED.has(name)) return 'generated';
  return text === null ? 'none' : 'default';
}

/** A variable as whoever runs the installation reads it: never a secret's value. */
export function tellVariable(variable: GivenVariable): ToldVariable {
  const { name, text } = variable;
  const value = SECRET.has(name) || text === null ? null : withoutSecrets(text);
  return { name, source: sourceOf(variable), value };
}

/** Put in by the build, where it knows (`vite.config.ts`): the first letters of the commit. */
declare const BUILD_COMMIT: string | undefined;

/** The version of the product, with the commit it was built from where the build knew it. */
export function productVersion(): string {
  const file = path.resolve(import.meta.dirname, '../package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const commit = typeof BUILD_COMMIT === 'undefined' ? '' : BUILD_COMMIT;
  return commit === '' ? version : `${version}+${commit}`;
}

/** How this process was set up. */
export function setupOf(env: Env): Setup {
  return {
    version: productVersion(),
    variables: env.variables.map(tellVariable),
    areSecretsSet: env.sessionSecret !== null && env.pinPepper !== null,
    hasOwnDatabase: env.databaseUrl !== null,
    hasMailServer: env.smtpUrl !== null,
    backupEveryHours: env.backup.to === null ? null : env.backup.everyHours,
    disk: () =>
      statfs(env.dataDir).then(
        ({ bavail, blocks, bsize }) => ({ free: bavail * bsize, all: blocks * bsize }),
        () => null,
      ),
  };
}
