import type { EmblemShape } from '../../ui/ornament/emblem.tsx';

/** Where a parent goes for what: every room has its place here, whether or not it is open yet. */
const PLACES = {
  today: {
    minute: '/dashboard/parent',
    kitchen: '/homeschool/family-dashboard',
    messages: '/dashboard/parent/messages',
    announcements: '/dashboard/parent/announcements',
    notifications: '/dashboard/parent/notifications',
  },
  learning: {
    progress: '/dashboard/parent/progress',
    achievements: '/dashboard/parent/achievements',
    curriculum: '/dashboard/parent/curriculum',
    activities: '/dashboard/parent/activities',
    mindfulness: '/dashboard/parent/mindfulness',
    consciousness: '/dashboard/parent/consciousness',
    test: '/dashboard/parent/test',
  },
  planning: {
    schedule: '/dashboard/parent/schedule',
    calendar: '/dashboard/parent/calendar',
    assignments: '/dashboard/parent/assignments',
    worksheets: '/homeschool/worksheets',
    create: '/worksheets/create',
  },
  records: {
    homeschool: '/dashboard/homeschool',
    grades: '/dashboard/parent/grades',
    transcript: '/dashboard/parent/transcript',
    portfolio: '/dashboard/parent/portfolio',
    reports: '/dashboard/parent/reports',
  },
  family: {
    children: '/dashboard/parent/children',
    teachers: '/dashboard/parent/teachers',
    settings: '/dashboard/parent/settings',
    privacy: '/dashboard/parent/privacy',
    profile: '/dashboard/parent/profile',
    billing: '/dashboard/parent/billing',
    resources: '/dashboard/parent/resources',
    help: '/dashboard/parent/help',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type GroupId = keyof typeof PLACES;

export interface Room {
  readonly id: string;
  readonly path: string;
}
export interface RoomGroup {
  readonly id: GroupId;
  readonly rooms: readonly Room[];
}

/** The mark of each group. */
export const GROUP_EMBLEMS: Readonly<Record<GroupId, EmblemShape>> = {
  today: 'sun',
  learning: 'star',
  planning: 'orbit',
  records: 'hexagon',
  family: 'circles',
};

/** The groups with the rooms that exist among `paths`; a group without any is left out. */
export function roomGroups(paths: readonly string[]): RoomGroup[] {
  const groups = Object.entries(PLACES) as [GroupId, Readonly<Record<string, string>>][];
  return groups
    .map(([id, places]) => {
      const rooms = Object.entries(places).map(([room, path]): Room => ({ id: room, path }));
      return { id, rooms: rooms.filter(({ path }) => paths.includes(path)) };
    })
    .filter(({ rooms }) => rooms.length > 0);
}

/** The address of the minute under its older name. */
const ALIASES: Readonly<Record<string, string>> = {
  '/parent-dashboard': '/dashboard/parent',
  '/resources/parents': '/dashboard/parent/resources',
};

/** The room an address stands in: its own, or the one it lies beneath. Null where it is none of them. */
export function openRoom(
  groups: readonly RoomGroup[],
  pathname: string,
): { readonly group: GroupId; readonly room: Room } | null {
  const bare = pathname.replace(/\/$/, '');
  const at = ALIASES[bare] ?? bare;
  const found = groups.flatMap(({ id: group, rooms }) =>
    rooms.filter(({ path }) => at === path || at.startsWith(`${path}/`)).map((room) => ({ group, room })),
  );
  const nearest = found.toSorted((a, b) => b.room.path.length - a.room.path.length)[0] ?? null;
  // Everything lies beneath the minute; only its own address opens it.
  if (nearest?.room.path === '/dashboard/parent' && at !== '/dashboard/parent') return null;
  return nearest;
}
