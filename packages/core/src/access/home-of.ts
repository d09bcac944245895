import type { AgeGroup, Role } from '@ori/contracts/roles';

const BUTTON_HOME: Record<Role, string> = {
  student: '/dashboard/student',
  parent: '/dashboard/parent',
  teacher: '/dashboard',
  admin: '/dashboard',
};

const OAUTH_HOME: Record<Role, string> = {
  admin: '/admin/dashboard',
  parent: '/dashboard/parent',
  teacher: '/dashboard/teacher',
  student: '/dashboard/student',
};

function lookUp(table: Record<Role, string>, role: string | null | undefined, fallback: string): string {
  const key = (role ?? '').trim().toLowerCase();
  return Object.entries(table).find(([known]) => known === key)?.[1] ?? fallback;
}

/** Where the button of the Access Restricted page leads (spec §6); `/` for nobody known. */
export function homeOfButton(role: string | null | undefined): string {
  return lookUp(BUTTON_HOME, role, '/');
}

/** Where an OAuth return leads (spec §4); `/dashboard` for a role it does not know. */
export function homeAfterOAuth(role: string | null | undefined): string {
  return lookUp(OAUTH_HOME, role, '/dashboard');
}

/** Where signing in leads: a student to the home of their age group (design §6), others as the button does. */
export function homeAfterSignIn(role: Role, ageGroup: AgeGroup | null): string {
  if (role === 'student' && ageGroup !== null) return `/dashboard/${ageGroup}`;
  return BUTTON_HOME[role];
}

/** Where a new account begins: a parent with three calm steps, ticked off by what was really done, others at home. */
export function homeAfterSignUp(role: Role, ageGroup: AgeGroup | null): string {
  return role === 'parent' ? '/parent-onboarding' : homeAfterSignIn(role, ageGroup);
}
