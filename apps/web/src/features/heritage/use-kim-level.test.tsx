import type { User } from '@ori/contracts/accounts';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import * as LOCAL_KEYS from '../../lib/local-keys.ts';
import { useKimLevel } from './use-kim-level.ts';

const ADVANCED = { preferences: { kimLevel: 'advanced' } } as Partial<User> as User;
const levelOf = (user: User | null) => renderHook(() => useKimLevel(user)).result.current;

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('goes by this device before the account', () => {
  localStorage.setItem(LOCAL_KEYS.kimLevel, 'standard');
  expect(levelOf(ADVANCED)).toBe('standard');
});

it('goes by the account where this device holds no level it knows', () => {
  expect(levelOf(ADVANCED)).toBe('advanced');
  localStorage.setItem(LOCAL_KEYS.kimLevel, 'everything');
  expect(levelOf(ADVANCED)).toBe('advanced');
});

it('is awareness where nothing was chosen', () => {
  expect(levelOf(null)).toBe('awareness');
});
