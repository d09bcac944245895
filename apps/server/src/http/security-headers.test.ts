import { expect, it } from 'vitest';
import { createBareApp } from '../testing/bare-app.ts';

async function headersOf(publicUrl = 'http://127.0.0.1:3000') {
  const app = await createBareApp({ publicUrl });
  app.get('/api/x', { config: { operation: 'site.health' } }, async () => 'ok');
  const { headers } = await app.inject({ url: '/api/x' });
  await app.close();
  return headers;
}

it('allows no script in the page, no other origin, no frame and no plug-in', async () => {
  const policy = String((await headersOf())['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types ori default');
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

it('carries the headers that keep types, frames and referrers tight', async () => {
  expect(await headersOf()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

it('speaks of https only where people come by https', async () => {
  const plain = await headersOf('http://127.0.0.1:3000');
  const secure = await headersOf('https://learn.example.org');
  expect(plain['strict-transport-security']).toBeUndefined();
  expect(String(plain['content-security-policy'])).not.toContain('upgrade-insecure-requests');
  expect(secure['strict-transport-security']).toContain('max-age=31536000');
  expect(String(secure['content-security-policy'])).toContain('upgrade-insecure-requests');
});
