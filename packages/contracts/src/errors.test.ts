import { expect, it } from 'vitest';
import { ERRORS, httpErrorText } from './errors.ts';

const texts: readonly string[] = Object.values(ERRORS).map(({ text }) => text);

it.each([
  // spec §5
  'Invalid response from server',
  'No user is currently logged in',
  'Update failed',
  'This Sacred ID is already taken',
  "PINs don't match",
  'Please agree to the Terms of Service',
  'Invalid Sacred ID or PIN',
  "Sacred ID and email don't match",
  // spec §8
  'Network error',
  'Login failed',
  'Registration failed',
  'PIN authentication failed',
  'PIN login failed',
  'Failed to set PIN',
  'Failed to change PIN',
  'Failed to reset PIN',
  'Update user failed',
  'OAuth authentication failed',
  'OAuth session check failed',
  'Failed to get user profile from token',
  'Failed to load geometric principles',
  'Failed to load sacred sites',
  'Failed to load cymatic patterns',
  'Connection error. Please try again.',
])('has the words of the specification: %s', (words) => {
  expect(texts).toContain(words);
});

it('names the status where no error has a name, as the specification does', () => {
  expect(httpErrorText(418)).toBe('HTTP error! status: 418');
});
