/** Help for parents: of each theme its questions, and the room where the answer is done. */
export const HELP_TOPICS = {
  today: {
    minute: '/dashboard/parent',
    kitchen: '/homeschool/family-dashboard',
    messages: '/dashboard/parent/messages',
  },
  learning: {
    stuck: '/dashboard/parent/progress',
    mastered: '/dashboard/parent/achievements',
    report: '/dashboard/parent/reports',
    try: '/dashboard/parent/test',
  },
  planning: {
    week: '/dashboard/parent/schedule',
    ill: '/dashboard/parent/schedule',
    feed: '/dashboard/parent/calendar',
    excuse: '/dashboard/parent/assignments',
    paper: '/homeschool/worksheets',
  },
  records: {
    log: '/dashboard/homeschool',
    state: '/homeschool',
    grades: '/dashboard/parent/grades',
    transcript: '/dashboard/parent/transcript',
  },
  children: {
    add: '/dashboard/parent/children/add',
    pin: '/dashboard/parent/children',
    pictures: '/dashboard/parent/children',
    limits: '/dashboard/parent/settings',
    more: '/dashboard/parent/settings',
    stories: '/dashboard/parent/settings',
    board: '/dashboard/parent/settings',
  },
  privacy: {
    looks: '/dashboard/parent/privacy#looks',
    talks: '/dashboard/parent/privacy#talks',
    copy: '/dashboard/parent/privacy#copy',
    consent: '/dashboard/parent/children',
    zone: '/dashboard/parent/profile',
    end: '/dashboard/parent/privacy#deletion',
  },
} as const;
export type HelpTheme = keyof typeof HELP_TOPICS;

/** One answer as it is read and searched. */
export interface HelpEntry {
  readonly theme: HelpTheme;
  readonly id: string;
  readonly ask: string;
  readonly answer: string;
  readonly to: string;
}
