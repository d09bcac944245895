import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { RedirectRow } from './route-rows.ts';

/** Legacy paths and where they lead (spec §2). The query goes along. */
export const redirectRows: readonly RedirectRow[] = [
  { path: '/login', to: '/auth' },
  { path: '/begin', to: '/auth' },
  { path: '/register', to: '/account-type' },
  { path: '/signup', to: '/account-type' },
  { path: '/add-child', to: '/dashboard/parent/children/add' },
  { path: '/children/add', to: '/dashboard/parent/children/add' },
  { path: '/homeschool/schedule', to: '/dashboard/parent/schedule' },
  { path: '/homeschool/calendar', to: '/dashboard/parent/schedule' },
  { path: '/calendar', to: '/dashboard/parent/schedule' },
  { path: '/middle/schedule', to: '/dashboard/parent/schedule' },
  { path: '/reports', to: '/dashboard/parent/progress' },
  { path: '/homeschool/progress', to: '/dashboard/parent/progress' },
  { path: '/settings', to: '/dashboard/parent/settings' },
  { path: '/support', to: '/help' },
  { path: '/assignments', to: '/dashboard/student/assignments' },
  { path: '/homeschool/assignments', to: '/dashboard/student/assignments' },
  { path: '/middle/assignments', to: '/dashboard/student/assignments' },
  { path: '/leaderboard', to: '/dashboard/student/achievements' },
  { path: '/rewards', to: '/dashboard/student/achievements' },
  { path: '/homeschool/resources', to: '/dashboard/student/resources' },
  { path: '/parent/students', to: '/dashboard/parent/children' },
  { path: '/dashboard/parent/students', to: '/dashboard/parent/children' },
];

function redirectRoute(row: RedirectRow): RouteObject {
  return {
    path: row.path,
    loader: ({ request }: LoaderFunctionArgs) => redirect(row.to + new URL(request.url).search),
  };
}

/** The legacy paths as routes; in the browser they come with the signed-in chunk, for nothing here links to them. */
export const redirectRoutes: readonly RouteObject[] = redirectRows.map(redirectRoute);
