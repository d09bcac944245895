import type { ChildTeacher } from '@ori/contracts/messaging';
import { TEACHER_CONSENT_VERSION } from '@ori/contracts/messaging-names';
import { expect, it } from 'vitest';
import { answerBy, closedUntilAgreed, linksOf } from './teacher-links.ts';

const link = (id: string, state: ChildTeacher['state'], childId = 'kai'): ChildTeacher => ({
  id,
  childId,
  childName: 'Kai',
  invitedAs: 'teo',
  teacherName: null,
  state,
  grants: { progress: true, records: false, work: false },
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

it('tells what stays closed until a parent agrees to the newer text, and of nothing where the link is over', () => {
  const linked = link('teaches', 'linked');
  const under = (consentVersion: string, progress = true) =>
    closedUntilAgreed({ ...linked, consentVersion, grants: { progress, records: false, work: false } });
  expect(under('2026-11-1')).toBe('scoring');
  expect(under('2026-11-2')).toBe('stuck');
  expect(under('2026-11-2', false)).toBe('work');
  expect(under(TEACHER_CONSENT_VERSION)).toBe(null);
  expect(closedUntilAgreed(link('gone', 'ended'))).toBe(null);
});
