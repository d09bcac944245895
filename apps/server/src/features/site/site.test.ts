import { CLIENT_LOG_BYTES_AN_HOUR } from '@ori/contracts/limits';
import type { logsPage } from '@ori/contracts/site';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runIfDue } from '../../jobs/run-jobs.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';

type Page = z.infer<typeof logsPage>;
let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp({ hasRateLimits: true });
});
afterAll(() => family.close());

const message = {
  name: 'Ada',
  email: 'ada@home.example',
  topic: 'question',
  message: 'Is there a lesson about the loom?',
};

describe('contact', () => {
  test('is kept and mailed to the site', async () => {
    const visitor = family.visitor('10.0.0.1');
    const answer = await visitor.post('/api/contact?lng=fr', message);
    expect(answer.json()).toEqual({ success: true });
    const { rows } = await family.database.pool.query(
      'select name, email, topic, message, locale, user_id from contact_messages',
    );
    expect(rows).toEqual([{ ...message, locale: 'fr', user_id: null }]);
    const [mailed] = await family.mailed();
    expect(mailed).toMatchObject({ to: 'hello@localhost', subject: 'Contact: question' });
    expect(mailed!.text).toContain('Is there a lesson about the loom?');
  });

  test.each([
    ['en', 'I want to die and nobody listens', 'America/New_York', /You matter.*988/s],
    ['fr', 'je veux mourir, aidez-moi', 'Europe/Paris', /Tu comptes.*3114/s],
    ['es', 'quiero morir, por favor', 'Europe/Madrid', /Tú importas.*024/s],
  ])('in distress is kept, mailed and answered with care: %s', async (locale, text, timeZone, words) => {
    const visitor = family.visitor(`10.0.1.${locale.charCodeAt(0)}`);
    const answer = await visitor.post(`/api/contact?lng=${locale}`, { ...message, message: text, timeZone });
    expect(answer.json()).toEqual({ success: true, care: expect.stringMatching(words) });
    const { rows } = await family.database.pool.query('select 1 from contact_messages where message = $1', [
      text,
    ]);
    expect(rows).toHaveLength(1);
    expect((await family.mailed()).some(({ text: mailed }) => mailed.includes(text))).toBe(true);
  });

  test('that is incomplete names the field', async () => {
    const visitor = family.visitor('10.0.0.2');
    for (const [field, value] of [
      ['name', ' '],
      ['email', 'no address'],
      ['topic', 'spam'],
      ['message', 'short'],
    ]) {
      const refused = await visitor.post('/api/contact', { ...message, [field!]: value });
      expect([refused.statusCode, refused.json().field]).toEqual([400, field]);
    }
  });

  test('sent without end is held back', async () => {
    const visitor = family.visitor('10.0.0.3');
    const codes: number[] = [];
    for (let index = 0; index < 14; index++)
      codes.push((await visitor.post('/api/contact', message)).statusCode);
    expect(codes.at(0)).toBe(200);
    expect(codes.at(-1)).toBe(429);
  });
});

describe('logs', () => {
  const entry = { level: 'error', message: 'x', at: '2026-11-20T14:59:00.000Z' };

  test('are kept without what could tell whose they are', async () => {
    const visitor = family.visitor('10.0.0.4');
    const told = {
      ...entry,
      message: 'PIN 4826 of ada@home.example refused',
      detail: 'at /auth?token=abc',
      path: '/auth?token=abc',
    };
    expect((await visitor.post('/api/logs', { entries: [told] })).json()).toEqual({ success: true });
    const { rows } = await family.database.pool.query('select level, message, detail, path from client_logs');
    expect(rows).toEqual([
      {
        level: 'error',
        message: 'PIN [digits] of [e-mail] refused',
        detail: 'at /auth[query]',
        path: '/auth[query]',
      },
    ]);
  });

  test('are read by an admin, the latest first, page by page, and by nobody else', async () => {
    const visitor = family.visitor('10.0.0.6');
    for (const [index, at] of ['2027-01-01T00:00:00Z', '2027-01-02T00:00:00Z'].entries()) {
      family.clock.now = new Date(at);
      const entries = Array.from({ length: 75 }, (_, n) => ({ ...entry, message: `call ${index} ${n}` }));
      expect((await visitor.post('/api/logs', { entries })).statusCode).toBe(200);
    }
    const { client: admin } = await family.makeAdmin();
    const read = async (cursor?: string) =>
      (await admin.get(`/api/logs${cursor === undefined ? '' : `?cursor=${cursor}`}`)).json<Page>();
    const first = await read();
    const second = await read(first.nextCursor ?? '');
    const all = [...first.entries, ...second.entries];
    expect(first.entries).toHaveLength(100);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.slice(0, 150).map(({ message }) => message.slice(0, 6))).toEqual([
      ...Array<string>(75).fill('call 1'),
      ...Array<string>(75).fill('call 0'),
    ]);
    expect(first.entries[0]).toMatchObject({
      level: 'error',
      path: null,
      receivedAt: '2027-01-02T00:00:00.000Z',
    });
    expect((await read('made-up')).entries).toEqual(first.entries);
    expect((await visitor.get('/api/logs')).statusCode).toBe(401);
    for (const role of ['parent', 'teacher'] as const) {
      const { client } = await family.signUp(role);
      expect((await client.get('/api/logs')).statusCode).toBe(403);
    }
  });

  test('are forgotten after thirty days, and not before', async () => {
    const visitor = family.visitor('10.0.0.7');
    for (const [message, at] of [
      ['old', '2028-01-01T00:00:00Z'],
      ['young', '2028-01-02T00:00:00Z'],
    ] as const) {
      family.clock.now = new Date(at);
      await visitor.post('/api/logs', { entries: [{ ...entry, message }] });
    }
    family.clock.now = new Date('2028-01-31T12:00:00Z');
    for (const job of family.services.site.jobs) await runIfDue(job, family.deps);
    const { rows } = await family.database.pool.query('select message from client_logs');
    expect(rows).toEqual([{ message: 'young' }]);
  });

  test('of one address are kept up to a size in an hour, and others go on', async () => {
    const visitor = family.visitor('10.0.0.8');
    const most = { ...entry, message: 'x'.repeat(2_000), detail: 'y'.repeat(4_000) };
    const answers = [];
    for (let sent = 0; sent < CLIENT_LOG_BYTES_AN_HOUR; sent += 60_000)
      answers.push(await visitor.post('/api/logs', { entries: Array.from({ length: 10 }, () => most) }));
    expect(answers[0]?.statusCode).toBe(200);
    const last = answers.at(-1);
    expect([last?.statusCode, last?.json()]).toMatchObject([429, { code: 'too-many-requests' }]);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    const neighbour = family.visitor('10.0.0.9');
    expect((await neighbour.post('/api/logs', { entries: [most] })).statusCode).toBe(200);
    family.clock.now = new Date(family.clock.now.getTime() + 60 * 60 * 1_000);
    expect((await visitor.post('/api/logs', { entries: [most] })).statusCode).toBe(200);
  });

  test('come a hundred at a time at most, and broken ones name the field', async () => {
    const visitor = family.visitor('10.0.0.5');
    const send = (entries: unknown) => visitor.post('/api/logs', { entries });
    expect((await send(Array.from({ length: 100 }, () => entry))).statusCode).toBe(200);
    expect((await send(Array.from({ length: 101 }, () => entry))).statusCode).toBe(400);
    for (const broken of [[], [{ ...entry, level: 'info' }], [{ ...entry, at: 'now' }], 'text']) {
      const refused = await send(broken);
      expect([refused.statusCode, String(refused.json().field)]).toEqual([
        400,
        expect.stringContaining('entries'),
      ]);
    }
  });
});
