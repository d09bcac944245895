import { expect, it } from 'vitest';
import { loggedError } from './logged-error.ts';

it('keeps what the database says of a value and leaves the value out, in causes too', () => {
  const refused = Object.assign(new Error('invalid input syntax for type uuid: "ada@example.org"'), {
    code: '22P02',
    detail: 'ada@example.org',
  });
  const failed = Object.assign(
    new Error('Failed query: select 1 params: ada@example.org', { cause: refused }),
    {
      query: 'select $1',
      params: ['ada@example.org'],
    },
  );
  const logged = loggedError(failed);
  expect(logged).toMatchObject({ message: 'Failed query: select $1', cause: { code: '22P02' } });
  expect(logged.cause?.message).toBe('invalid input syntax for type uuid');
  expect(JSON.stringify(logged)).not.toContain('ada@');
});
