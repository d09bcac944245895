import { expect, it } from 'vitest';
import { givenAgain, isMoveAtHome, mayMove, mayWithdraw } from './whose-work.ts';

const teacher = { userId: 't', role: 'teacher' } as const;
const parent = { userId: 'p', role: 'parent' } as const;
const own = { givenBy: 't', byTeacher: true, movedAtHome: false };
const movedAtHome = { ...own, movedAtHome: true };
const anothers = { ...own, givenBy: 'other' };
const ofParent = { givenBy: 'p', byTeacher: false, movedAtHome: false };

it('lets a teacher change only what they gave themselves', () => {
  for (const work of [anothers, ofParent]) {
    expect(mayWithdraw(teacher, work)).toBe(false);
    expect(mayMove(teacher, work)).toBe(false);
    expect(givenAgain(teacher, work)).toBe('keep');
  }
  expect([mayWithdraw(teacher, own), mayMove(teacher, own)]).toEqual([true, true]);
  expect(givenAgain(teacher, own)).toBe('move');
});

it('holds to the day a parent chose, and still lets the teacher take the work back', () => {
  expect(mayMove(teacher, movedAtHome)).toBe(false);
  expect(givenAgain(teacher, movedAtHome)).toBe('keep');
  expect(mayWithdraw(teacher, movedAtHome)).toBe(true);
});

it('counts as chosen at home what a parent does to a teacher’s work, and nothing else', () => {
  expect([isMoveAtHome(parent, own), isMoveAtHome(parent, ofParent), isMoveAtHome(teacher, own)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('lets a parent change whatever was given', () => {
  for (const work of [own, movedAtHome, anothers, ofParent]) {
    expect([mayWithdraw(parent, work), mayMove(parent, work), givenAgain(parent, work)]).toEqual([
      true,
      true,
      'move',
    ]);
  }
});

it('gives anew what is not given yet', () => {
  expect([givenAgain(teacher, null), givenAgain(parent, null)]).toEqual(['new', 'new']);
});
