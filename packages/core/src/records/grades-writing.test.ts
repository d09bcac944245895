import { expect, test } from 'vitest';
import { writingIn } from './grades-writing.ts';

test.each([
  ['en', '90%'],
  ['fr', '90\u{A0}%'],
  ['es', '90\u{A0}%'],
])('a share has its sign as %s writes it', (language, written) => {
  expect(writingIn(language).withSign(90)).toBe(written);
});
