import { ERRORS, type ErrorCode, retryAfterOf } from '@ori/contracts/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[];
const NOBODY = { email: 'nobody@example.org' };
const AT = new Date('2026-11-20T15:59:30.500Z');

describe('when a failed call is worth another try', () => {
  it.each(CODES)('is told for %s exactly where it means to wait', (code) => {
    const waitS = retryAfterOf(code, AT);
    const meansToWait = [429, 503].includes(ERRORS[code].status);
    expect(waitS === null).toBe(!meansToWait);
    if (waitS !== null) expect(waitS).toBeGreaterThan(0);
  });

  it('is the end of the hour or of the day where a budget is counted by them', () => {
    expect(retryAfterOf('sign-in-held', AT)).toBe(30);
    expect(retryAfterOf('account-held', AT)).toBe(8 * 60 * 60 + 30);
  });
});

describe('a limit that bites', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('says when to come back: asking for a new PIN', async () => {
    const visitor = app.visitor('203.0.113.9');
    let answer = await visitor.post('/api/auth/v2/pin/reset-pin', NOBODY);
    for (let time = 0; time < 40 && answer.statusCode === 200; time += 1)
      answer = await visitor.post('/api/auth/v2/pin/reset-pin', NOBODY);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600']);
  });
});
