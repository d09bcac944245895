import { expect, it } from 'vitest';
import { tokenIn } from './link-needed.tsx';

it.each([
  ['https://learn.example.org/setup?token=abc', 'abc'],
  [' https://learn.example.org/setup?token=abc&lng=fr ', 'abc'],
  ['abc', 'abc'],
  ['https://learn.example.org/', ''],
])('reads the token of %s', (pasted, token) => expect(tokenIn(pasted)).toBe(token));
