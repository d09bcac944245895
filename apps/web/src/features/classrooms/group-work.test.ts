import type { PlannedAssignment } from '@ori/contracts/planning';
import { expect, it } from 'vitest';
import { openAndDone } from './group-work.ts';

const given = (childId: string, skill: string, dueOn: string, isDone = false): PlannedAssignment => ({
  id: `${childId} ${skill} ${dueOn}`,
  childId,
  kind: 'practice',
  title: skill,
  lesson: null,
  skill: { id: skill, title: skill },
  count: 10,
  answered: 0,
  dueOn,
  givenAt: '2026-11-20T10:00:00.000Z',
  completedAt: isDone ? '2026-11-21T10:00:00.000Z' : null,
  state: isDone ? 'completed' : 'new',
  status: isDone ? 'done' : 'planned',
  from: { name: 'Teo', isYou: true, course: null, isMovedAtHome: false },
});
const told = (groups: ReturnType<typeof openAndDone>['open']) =>
  groups.map(({ work, each }) => [work.dueOn, work.title, each.map(({ childId }) => childId)]);

it('puts the same work for the same day together, the soonest first, and stays open until everybody has done it', () => {
  const { open, done } = openAndDone([
    given('kai', 'thirds', '2026-11-28'),
    given('kai', 'halves', '2026-11-24'),
    given('mina', 'halves', '2026-11-24', true),
    given('zuri', 'halves', '2026-11-30'),
  ]);
  expect(told(open)).toEqual([
    ['2026-11-24', 'halves', ['kai', 'mina']],
    ['2026-11-28', 'thirds', ['kai']],
    ['2026-11-30', 'halves', ['zuri']],
  ]);
  expect(done).toEqual([]);
});

it('tells what everybody has done apart, the latest first', () => {
  const { open, done } = openAndDone([
    given('kai', 'halves', '2026-11-22', true),
    given('kai', 'thirds', '2026-11-23', true),
  ]);
  expect(open).toEqual([]);
  expect(told(done).map(([day]) => day)).toEqual(['2026-11-23', '2026-11-22']);
});
