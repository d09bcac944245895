import { CHECK_FIELD } from '@ori/contracts/errors';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { failureOf } from './failure.ts';
import { messageOf } from './failure-words.ts';

const t = ((key: string) => `<${key}>`) as TFunction;
const failed = (error: string, code: string) => failureOf({ error, code, field: 'minutes' }, 400);

describe('the words of a failure', () => {
  it('are the server’s own where it says in the reader’s language what would fit', () => {
    const failure = failed('Au plus 1 440 minutes', 'invalid-input');
    expect(messageOf(failure, 'fr', t)).toBe('Au plus 1 440 minutes');
  });

  it('are ours where the server only says that something does not fit, or speaks English', () => {
    expect(messageOf(failed(CHECK_FIELD, 'invalid-input'), 'fr', t)).toBe('<errors:code.invalid-input>');
    expect(messageOf(failed('Login failed', 'login-failed'), 'es', t)).toBe('<errors:code.login-failed>');
  });

  it('are the server’s in English', () => {
    expect(messageOf(failed('Login failed', 'login-failed'), 'en', t)).toBe('Login failed');
  });
});
