/** What the guides of the help are sorted by, in the order they stand in; free of any library: pages read it. */
export const HELP_TOPICS = [
  'start',
  'signin',
  'learning',
  'limits',
  'planning',
  'paper',
  'records',
  'together',
  'data',
  'device',
  'child',
  'admin',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];
