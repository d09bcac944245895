import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { openSmtpServer } from '../testing/smtp-server.ts';
import { openSmtp } from './smtp.ts';

const INJECTED = ['Bcc: eve@example.org', 'Reply-To: eve@example.org', 'Content-Type: text/html'];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test.each(['\r\n', '\n', '\r', '\u2028', '\u0085'])(
  'no subject and no text adds a header or a receiver, divided by %j',
  async (mark) => {
    const server = await openSmtpServer();
    const { deliver, close } = openSmtp({ url: server.url, from: 'Ori <ori@ori.test>', tls: 'optional' });
    const hidden = ['Hello', ...INJECTED].join(mark);
    await deliver(
      { kind: 'pinReset', to: 'grown-up@example.org', subject: hidden, text: `${mark}${hidden}` },
      randomUUID(),
    );
    await close();
    await server.close();
    expect(server.received).toMatchObject([{ to: ['grown-up@example.org'] }]);
    const [head = ''] = (server.received[0]?.body ?? '').split('\r\n\r\n');
    const names = head.split('\r\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1]?.toLowerCase() ?? []);
    expect(names).not.toContain('bcc');
    expect(names).not.toContain('reply-to');
    expect(names.filter((name) => name === 'content-type')).toHaveLength(1);
    expect(head).toMatch(/content-type: text\/plain/i);
  },
);

test.each([
  'grown-up@example.org\r\nBcc: eve@example.org',
  'grown-up@example.org, eve@example.org',
  'grown-up@example.org;eve@example.org',
  'grown-up@example.org eve@example.org',
  '<eve@example.org>',
  'Eve <eve@example.org>',
  'eve@example.org%0abcc:x@example.org ',
])('an address that is more than one is refused wherever it is typed: %j', async (email) => {
  const parent = await app.signUpParent();
  const told = { name: 'Ada', topic: 'other', message: 'Hello', email };
  for (const [url, body] of [
    ['/api/contact', told],
    ['/api/accounts/ask-grown-up', { email }],
  ] as const) {
    const answer = await app.visitor().post(url, body);
    expect([answer.statusCode, answer.json().field], url).toEqual([400, 'email']);
  }
  const changed = await parent.client.put('/api/auth/update-profile', { email });
  expect([changed.statusCode, changed.json().field]).toEqual([400, 'email']);
});
