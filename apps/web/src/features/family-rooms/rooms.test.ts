import { expect, test } from 'vitest';
import { openRoom, roomGroups } from './rooms.ts';

const PATHS = [
  '/dashboard/parent',
  '/dashboard/parent/children',
  '/dashboard/parent/resources',
  '/dashboard/parent/portfolio',
];

test('lists the rooms whose pages are there, and no group without one', () => {
  const groups = roomGroups(PATHS);
  expect(groups.flatMap(({ rooms }) => rooms.map(({ path }) => path)).toSorted()).toEqual(PATHS.toSorted());
  expect(groups.map(({ id }) => id)).toEqual(['today', 'records', 'family']);
});

test.each([
  ['/dashboard/parent', 'minute'],
  ['/parent-dashboard', 'minute'],
  ['/dashboard/parent/children', 'children'],
  ['/dashboard/parent/children/add', 'children'],
  ['/dashboard/parent/portfolio/', 'portfolio'],
  ['/resources/parents', 'resources'],
  ['/dashboard/parent/elsewhere', null],
  ['/curriculum', null],
])('%s stands in the room %s', (pathname, room) => {
  expect(openRoom(roomGroups(PATHS), pathname)?.room.id ?? null).toBe(room);
});
