import { expect, it } from 'vitest';
import { heldBack } from './held-back.ts';

it.each(['home', 'class'] as const)(
  'keeps what a child says of danger at home from the %s thread',
  (kind) => {
    expect(heldBack('my dad hits me every night', 'child', kind)).toBe('kept-from-family');
  },
);

it('lets a child’s cry that is not about the family reach those who care', () => {
  expect(heldBack('i want to kill myself', 'child', 'home')).toBeNull();
  expect(heldBack('i am sad today', 'child', 'class')).toBeNull();
});

it('carries no swearing where a teacher and a child write, and leaves the home to itself', () => {
  expect(heldBack('fuck this', 'child', 'class')).toBe('unkind');
  expect(heldBack('fuck this', 'teacher', 'class')).toBe('unkind');
  expect(heldBack('fuck this', 'child', 'home')).toBeNull();
});

it('holds nothing back among grown-ups, and no plain sentence from anybody', () => {
  expect(heldBack('fuck this', 'teacher', 'grown-ups')).toBeNull();
  for (const part of ['child', 'guardian', 'teacher'] as const)
    expect(heldBack('Well done with the fractions!', part, 'class')).toBeNull();
});
