import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../run/project.ts';

/** What of Node, or of a package, reaches other machines. Types alone reach nothing. */
const REACHING =
  /^import (?!type\b)[^;]*? from '(?:undici|node:(?:https?|http2|net|tls|dgram|dns)|openid-client|stripe|nodemailer|@ai-sdk\/[\w-]+)'|import\('(?:@ai-sdk\/|undici|node:)[^']*'\)|(?<![.\w]|async )fetch\(|new (?:WebSocket|EventSource|XMLHttpRequest)\(/m;

/** Every file of the server that may call another machine, and where the address comes from: never from a request. */
const MAY_CALL: Readonly<Record<string, string>> = {
  'apps/server/src/free-port.ts': 'listens on this machine',
  'apps/server/src/observe/metrics-listener.ts': 'listens where METRICS_HOST says',
  'apps/server/src/backup/store/s3-calls.ts': 'the store that BACKUP_TO and the environment name',
  'apps/server/src/mail/smtp.ts': 'SMTP_URL of the environment',
  'apps/server/src/features/accounts/google-provider.ts': 'the issuer of the environment',
  'apps/server/src/features/billing/gateways/stripe-gateway.ts': 'Stripe, by its own client',
  'apps/server/src/features/billing/gateways/stripe-cards.ts': 'Stripe, by its own client',
  'apps/server/src/features/billing/gateways/stripe-client.ts': 'Stripe, or a base of the environment',
  'apps/server/src/features/tutor/model/model-settings.ts': 'the model’s address of the environment',
};

test('no part of the server calls another machine but those whose address an operator sets', () => {
  const files = globSync(['apps/server/src/**/*.ts', 'packages/{core,content,contracts}/src/**/*.ts'], {
    cwd: root,
  }).filter((file) => !/\.test\.ts$|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(400);
  const calling = files.filter((file) => REACHING.test(readFileSync(root + file, 'utf8')));
  expect(calling.toSorted()).toEqual(Object.keys(MAY_CALL).toSorted());
});

test.each([
  "import { request } from 'node:https';",
  "import { Agent,\n  fetch } from 'undici';",
  'const answer = await fetch(address);',
  "const { request } = await import('node:http');",
])('finds %j', (line) => {
  expect(REACHING.test(line)).toBe(true);
});
test.each(["import type { IncomingHttpHeaders } from 'node:http';", 'copies.fetch(viewer, id)'])(
  'leaves %j',
  (line) => {
    expect(REACHING.test(line)).toBe(false);
  },
);
