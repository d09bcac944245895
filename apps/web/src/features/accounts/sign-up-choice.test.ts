import { describe, expect, it } from 'vitest';
import { stepOf } from './sign-up-choice.ts';

const step = (query: string) => stepOf(new URLSearchParams(query));

describe('the steps of signing up', () => {
  it('asks the role first, and again when it makes no sense', () => {
    expect(step('')).toEqual({ kind: 'role' });
    expect(step('role=admin')).toEqual({ kind: 'role' });
  });

  it('asks only students for their age', () => {
    expect(step('role=student')).toEqual({ kind: 'age' });
    expect(step('role=parent')).toMatchObject({ kind: 'form', choice: { role: 'parent', ageGroup: null } });
    expect(step('role=teacher')).toMatchObject({ kind: 'form' });
  });

  it('takes an adult learner for a student of full age', () => {
    expect(step('role=adult')).toEqual({ kind: 'form', choice: { role: 'student', ageGroup: 'adult' } });
  });

  it.each(['k2', 'elementary', 'middle'])('hands %s to a grown-up', (age) => {
    expect(step(`role=student&age=${age}`)).toEqual({ kind: 'grown-up' });
  });

  it('lets those of 14 and more sign up themselves', () => {
    expect(step('role=student&age=high')).toEqual({
      kind: 'form',
      choice: { role: 'student', ageGroup: 'high' },
    });
  });

  it('opens the parent’s form for a grown-up whom a child’s letter reached', () => {
    expect(step('invitation=abc')).toMatchObject({ kind: 'form', choice: { role: 'parent' } });
  });
});
