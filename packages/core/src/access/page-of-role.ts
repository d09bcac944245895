import type { Role } from '@ori/contracts/roles';

/** Pages of the quick-actions menu that show a learner what is theirs. */
type LearnersPage = 'schedule' | 'progress' | 'achievements' | 'practice' | 'goals';

/** What a parent finds of their children under each; where they try what a child practises, nothing is kept. */
const OF_PARENT: Readonly<Record<LearnersPage, string | null>> = {
  schedule: '/dashboard/parent/schedule',
  progress: '/dashboard/parent/progress',
  achievements: '/dashboard/parent/achievements',
  practice: '/dashboard/parent/test',
  goals: null,
};

/**
 * Where a page of the quick-actions menu leads each role (design: the learner's page, the parent's family view, the
 * teacher's class view); null where it is shown in place.
 */
export function pageOfRole(page: LearnersPage, role: Role): string | null {
  if (role === 'parent') return OF_PARENT[page];
  if (role === 'teacher') return '/dashboard/teacher';
  return role === 'admin' ? '/dashboard' : null;
}
