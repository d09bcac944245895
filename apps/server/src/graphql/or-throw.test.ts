import { type ErrorCode, ERRORS, retryAfterOf } from '@ori/contracts/errors';
import { expect, test } from 'vitest';
import { failureError } from './or-throw.ts';

test('an error of GraphQL tells when another try is worth it, for the same failures as REST, and of others nothing', () => {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  for (const code of codes) {
    const { extensions } = failureError(code);
    const isTold = retryAfterOf(code, new Date()) !== null;
    expect([code, extensions['retryAfterSeconds'] !== undefined]).toEqual([code, isTold]);
    if (isTold) expect(extensions['retryAfterSeconds']).toBeGreaterThan(0);
  }
  expect(failureError('too-many-requests').extensions).toMatchObject({ retryAfterSeconds: 60 });
});
