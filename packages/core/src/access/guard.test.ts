import { ROLES } from '@ori/contracts/roles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardPage, requiredRoles } from './guard.ts';

const role = fc.constantFrom(...ROLES);
const shout = (word: string, upper: boolean): string => (upper ? word.toUpperCase() : word);

describe('guardPage', () => {
  it.each([
    ['signed-in', { status: 'loading' }, 'loading'],
    ['parent', { status: 'error' }, 'auth-error'],
    ['parent', { status: 'unauthenticated' }, 'unauthenticated'],
    ['parent', { status: 'authenticated', role: 'student' }, 'wrong-role'],
    ['parent', { status: 'authenticated', role: 'Parent' }, 'allowed'],
    [['Teacher', 'PARENT'], { status: 'authenticated', role: 'parent' }, 'allowed'],
    [['teacher', 'parent'], { status: 'authenticated', role: 'admin' }, 'wrong-role'],
    ['signed-in', { status: 'authenticated', role: 'teacher' }, 'allowed'],
    ['student', { status: 'authenticated', role: 'wizard' }, 'allowed'],
    [[], { status: 'authenticated', role: 'admin' }, 'wrong-role'],
  ] as const)('answers for access %j and session %j: %s', (access, session, expected) => {
    expect(guardPage(access, session)).toBe(expected);
  });

  it('lets everybody onto a public page, whatever the session is doing', () => {
    for (const status of ['loading', 'error', 'unauthenticated'] as const) {
      expect(guardPage('public', { status })).toBe('allowed');
    }
  });

  it('compares roles without case, one or a list', () => {
    fc.assert(
      fc.property(role, fc.array(role, { minLength: 1 }), fc.boolean(), fc.boolean(), (mine, list, a, b) => {
        const state = guardPage(
          list.map((each) => shout(each, a)),
          { status: 'authenticated', role: shout(mine, b) },
        );
        expect(state).toBe(list.includes(mine) ? 'allowed' : 'wrong-role');
      }),
    );
  });

  it('names the required roles in lower case', () => {
    expect(requiredRoles(['Teacher', 'parent'])).toEqual(['teacher', 'parent']);
    expect(requiredRoles('signed-in')).toEqual([]);
  });
});
