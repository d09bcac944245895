/**
 * What the first admin does in a browser: opens the link, chooses a PIN, signs in, and enters the code that comes by
 * mail. Usage: node first-visit.mjs ORIGIN LINK EMAIL LETTERS
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const [origin, link, email, letters] = process.argv.slice(2);
const PIN = '4927';
const PATIENCE_MS = 60_000;
const jar = new Map();

async function call(path, body) {
  const headers = { cookie: [...jar].map((pair) => pair.join('=')).join('; '), origin };
  if (body !== undefined) {
    const token = [...jar].find(([name]) => name.endsWith('ori_csrf'))?.[1] ?? '';
    Object.assign(headers, { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(token) });
  }
  const method = body === undefined ? 'GET' : 'POST';
  const answer = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  for (const line of answer.headers.getSetCookie()) {
    const [pair] = line.split(';');
    jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
  return { status: answer.status, body: await answer.json() };
}

function expect(what, isSo, answer) {
  if (!isSo) throw new Error(`${what}: ${JSON.stringify(answer)}`);
  process.stdout.write(`${what}\n`);
}

async function mailedCode() {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const [code] = /(?<=^Subject: .*)\b\d{6}\b/m.exec(readFileSync(letters, 'latin1')) ?? [];
    if (code !== undefined) return code;
    if (Date.now() > until) throw new Error(`No letter with a code came to ${letters}.`);
    await sleep(200);
  }
}

const health = await call('/api/health');
expect('the server is well, through the proxy and TLS', health.status === 200, health);
await call('/api/auth/check-session');
const chosen = await call('/api/auth/v2/pin/complete-reset', {
  token: new URL(link).searchParams.get('token'),
  pin: PIN,
});
expect('the link lets a PIN be chosen', chosen.status === 200, chosen);
const secret = { identifier: email, pin: PIN };
const asked = await call('/api/auth/v2/pin/login', secret);
expect('a code is asked for', asked.body.code === 'second-step-needed', asked);
const entered = await call('/api/auth/v2/pin/login', { ...secret, code: await mailedCode() });
expect('the mailed code lets the admin in', entered.status === 200, entered);
const session = await call('/api/auth/check-session');
expect('the session is an admin’s', session.body.user?.role === 'admin', session);
