import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { createKeptLogs } from './kept-logs.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const CEILING = { rows: 100, bytes: 10_000 };
const START_MS = Date.parse('2026-11-01T00:00:00Z');
let count = 0;
const line = (text: string) => {
  count += 1;
  const receivedAt = new Date(START_MS + count);
  const id = crypto.randomUUID();
  return { id, level: 'warn' as const, message: text, occurredAt: receivedAt, receivedAt };
};

/** What is kept after so many calls of five lines each: how many, how much, and the time of the earliest. */
async function keptAfter(calls: number, text: string) {
  const keep = createKeptLogs(family.database.db, CEILING);
  for (let call = 0; call < calls; call += 1) await keep(Array.from({ length: 5 }, () => line(text)));
  const { rows } = await family.database.pool.query<{ rows: number; bytes: number; latest: Date }>(
    'select count(*)::int as rows, sum(octet_length(message))::int as bytes, max(received_at) as latest from client_logs',
  );
  return rows[0];
}

test.each([
  ['many short', 60, 'x', { rows: CEILING.rows, bytes: CEILING.rows }],
  ['few long', 60, 'x'.repeat(1_000), { rows: 10, bytes: CEILING.bytes }],
])('of lines without end the latest stay, up to a ceiling: %s ones', async (_name, calls, text, most) => {
  const kept = await keptAfter(calls, text);
  expect(kept?.rows).toBeGreaterThan(0);
  expect(kept?.rows).toBeLessThanOrEqual(most.rows);
  expect(kept?.bytes).toBeLessThanOrEqual(most.bytes);
  expect(kept?.latest.getTime()).toBe(START_MS + count);
});
