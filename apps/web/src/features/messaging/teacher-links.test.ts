import type { ChildTeacher } from '@ori/contracts/messaging';
import { TEACHER_CONSENT_VERSION } from '@ori/contracts/messaging-names';
import { expect, it } from 'vitest';
import { answerBy, asksAnew, linksOf } from './teacher-links.ts';

const link = (id: string, state: ChildTeacher['state'], childId = 'kai'): ChildTeacher => ({
  id,
  childId,
  childName: 'Kai',
  invitedAs: 'teo',
  teacherName: null,
  state,
  grants: { progress: true, records: false },
  consentVersion: '1',
  invitedAt: new Date(2026, 10, 1, 12).toISOString(),
  acceptedAt: null,
  endedAt: null,
});

it('puts linked teachers before those who were asked, and what is over apart', () => {
  const { open, over } = linksOf('kai', [
    link('asked', 'invited'),
    link('gone', 'ended'),
    link('theirs', 'linked', 'mina'),
    link('teaches', 'linked'),
    link('late', 'expired'),
  ]);
  expect(open.map(({ id }) => id)).toEqual(['teaches', 'asked']);
  expect(over.map(({ id }) => id)).toEqual(['gone', 'late']);
});

it('gives fourteen days to answer', () => {
  expect(answerBy(link('asked', 'invited'))).toBe('2026-11-15');
});

it('asks anew where progress was opened under an older text, and nowhere else', () => {
  const linked = link('teaches', 'linked');
  expect(asksAnew(linked)).toBe(true);
  expect(asksAnew({ ...linked, consentVersion: TEACHER_CONSENT_VERSION })).toBe(false);
  expect(asksAnew({ ...linked, grants: { progress: false, records: true } })).toBe(false);
  expect(asksAnew(link('gone', 'ended'))).toBe(false);
});
