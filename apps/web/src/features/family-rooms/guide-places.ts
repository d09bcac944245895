/** The first evening, in order. */
export const FIRST_STEPS = [
  ['children', '/dashboard/parent/children/add'],
  ['test', '/dashboard/parent/test'],
  ['limits', '/dashboard/parent/settings'],
  ['week', '/dashboard/parent/schedule'],
  ['state', '/homeschool'],
  ['minute', '/dashboard/parent'],
] as const;

/** What all ages can read together. */
export const SHELF = [
  ['hidden', '/hidden'],
  ['sky', '/astronomy-mythology'],
  ['cultures', '/cultures'],
  ['sure', '/methodology'],
] as const;

/** What comes out of a printer. */
export const PRINTED = [
  ['week', '/dashboard/parent/schedule'],
  ['create', '/worksheets/create'],
  ['ready', '/worksheets'],
  ['papers', '/print-tools'],
  ['posters', '/resources/premium'],
  ['make', '/dashboard/parent/activities'],
  ['report', '/dashboard/parent/reports'],
] as const;
