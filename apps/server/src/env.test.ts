import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BadEnvironment, readEnv } from './env.ts';

it('needs nothing on one computer', () => {
  expect(readEnv({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    isProduction: false,
    databaseUrl: null,
    google: null,
    model: null,
  });
});

it('reads what the operator tells on the legal pages', () => {
  const { operator, operatorPhone, operatorNotes } = readEnv({
    OPERATOR_NAME: 'Maple Co-op',
    OPERATOR_PHONE: ' +1 555 0100 ',
    OPERATOR_MEDIATOR: 'A mediator',
  });
  expect([operator, operatorPhone, operatorNotes]).toEqual([
    { name: 'Maple Co-op', address: null },
    '+1 555 0100',
    { hosting: null, transfers: null, representative: null, mediator: 'A mediator' },
  ]);
});

it('counts an empty value as absent, and reads PORT=0', () => {
  expect(readEnv({ DATABASE_URL: '', PORT: '0' })).toMatchObject({ databaseUrl: null, port: 0 });
});

it.each([
  [{ PORT: 'http' }, /PORT is not a number/],
  [{ PORT: '70000' }, /PORT is above 65535/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL is not an address such as postgres:/],
  [{ SESSION_SECRET: 'short' }, /SESSION_SECRET needs at least 32 characters/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL is one of fatal, error/],
  [{ DEMO: 'maybe' }, /DEMO/],
  [{ SMTP_TLS: 'never' }, /SMTP_TLS is required or optional/],
  [{ AI_PROVIDER: 'oracle', AI_MODEL: 'x' }, /AI_PROVIDER is anthropic or openai-compatible/],
  [{ AI_PROVIDER: 'anthropic' }, /AI_PROVIDER and AI_MODEL are needed together[^]*AI_API_KEY is needed/],
  [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'x' }, /AI_BASE_URL is needed/],
  [{ GOOGLE_CLIENT_ID: 'x' }, /GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together/],
  [{ BACKUP_TO: '/backups' }, /BACKUP_PASSPHRASE_FILE or BACKUP_PUBLIC_KEY_FILE is needed with BACKUP_TO/],
  [{ BACKUP_PASSPHRASE_FILE: 'a', BACKUP_PUBLIC_KEY_FILE: 'b' }, /not both/],
  [{ BACKUP_KEEP: 'years=1' }, /BACKUP_KEEP is not a rule such as days=7/],
  [{ BACKUP_EVERY_HOURS: '0' }, /BACKUP_EVERY_HOURS is below 1/],
  [{ NODE_ENV: 'production', DEMO: '1' }, /DEMO is not possible in production/],
  [{ WORKERS: 'some' }, /WORKERS is auto or a number from 1 to 64/],
  [{ WORKERS: '12' }, /DATABASE_URL is needed with more than 9 WORKERS/],
  [{ DATABASE_DIRECT_URL: 'postgres://db' }, /DATABASE_URL is needed with DATABASE_DIRECT_URL/],
  [{ DATABASE_POOL_SIZE: '2' }, /DATABASE_POOL_SIZE is below 8/],
])('refuses %j and names the variable', (source, message) => {
  expect(() => readEnv(source)).toThrow(BadEnvironment);
  expect(() => readEnv(source)).toThrow(message);
});

it('reaches the database past the pooler for what needs a session, and shares its connections among workers', () => {
  const [DATABASE_URL, DATABASE_DIRECT_URL] = ['postgres://pooler/ori', 'postgres://server/ori'];
  expect(readEnv({ DATABASE_URL })).toMatchObject({
    databaseUrl: DATABASE_URL,
    pooledUrl: null,
    poolSize: 12,
  });
  expect(readEnv({ DATABASE_URL, DATABASE_DIRECT_URL, WORKERS: '8' })).toMatchObject({
    databaseUrl: DATABASE_DIRECT_URL,
    pooledUrl: DATABASE_URL,
    poolSize: 9,
  });
  expect(readEnv({ DATABASE_POOL_SIZE: '40', WORKERS: 'auto' }).poolSize).toBe(40);
});

it('names the vendor of a language model that parents agree to', () => {
  const local = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://127.0.0.1:11434/v1' };
  expect(readEnv(local).model).toMatchObject({ vendor: '127.0.0.1:11434', apiKey: null });
  expect(readEnv({ ...local, AI_VENDOR: 'Our own computer' }).model?.vendor).toBe('Our own computer');
  const hosted = { AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'k' };
  expect(readEnv(hosted).model?.vendor).toBe('Anthropic');
});

it('reads where backups go, how often and which stay', () => {
  expect(readEnv({}).backup).toMatchObject({
    to: null,
    everyHours: 24,
    keep: { days: 7, weeks: 4, months: 12 },
  });
  const given = {
    BACKUP_TO: '/backups',
    BACKUP_PUBLIC_KEY_FILE: '/etc/ori/backup.pub',
    BACKUP_KEEP: 'days=3',
  };
  expect(readEnv(given).backup).toEqual({
    to: '/backups',
    everyHours: 24,
    keep: { days: 3, weeks: 0, months: 0 },
    passphraseFile: null,
    publicKeyFile: '/etc/ori/backup.pub',
    isLogKept: false,
    logDays: 7,
    s3: null,
  });
});

it('reads what .env.example explains, and nothing else', () => {
  const example = readFileSync(path.join(import.meta.dirname, '../../../.env.example'), 'utf8');
  const explained = example.split('\n').filter((line) => line.includes('=') && !line.startsWith('#'));
  const names = explained.map((line) => line.slice(0, line.indexOf('=')));
  expect(names.toSorted()).toEqual(
    readEnv({})
      .variables.map(({ name }) => name)
      .toSorted(),
  );
});

it('does not repeat a secret in its complaint', () => {
  expect(() => readEnv({ SESSION_SECRET: 'hunter2', PORT: 'x' })).not.toThrow(/hunter2/);
});
