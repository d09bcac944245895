/** The guide that tells of a screen, by how its path begins; the longer beginning stands first. */
const GUIDES: readonly (readonly [begins: string, slug: string])[] = [
  ['/dashboard/parent/children', 'add-a-child'],
  ['/dashboard/parent/schedule', 'plan-a-week'],
  ['/dashboard/parent/calendar', 'calendar-feed'],
  ['/dashboard/parent/settings', 'screen-time'],
  ['/dashboard/parent/privacy', 'privacy-choices'],
  ['/dashboard/parent/portfolio', 'portfolio'],
  ['/dashboard/parent/grades', 'transcript'],
  ['/dashboard/parent/transcript', 'transcript'],
  ['/dashboard/parent/teachers', 'messages-and-teachers'],
  ['/dashboard/parent/progress', 'mastery-stars'],
  ['/dashboard/parent/billing', 'plans-and-cancelling'],
  ['/dashboard/teacher', 'classes-and-work'],
  ['/dashboard/homeschool', 'log-and-attendance'],
  ['/dashboard/messages', 'messages-and-teachers'],
  ['/dashboard/practice', 'i-am-stuck'],
  ['/admin/security', 'safeguarding'],
  ['/admin', 'run-an-installation'],
];
const LIST = '/help';

/** Where help for a screen is: its own guide, or the list of all. */
export function helpPlaceOf(path: string): string {
  const found = GUIDES.find(([begins]) => path === begins || path.startsWith(`${begins}/`));
  return found ? `${LIST}/${found[1]}` : LIST;
}

/** The screens that have a guide of their own. */
export const GUIDED_SCREENS: readonly string[] = GUIDES.map(([begins]) => begins);
