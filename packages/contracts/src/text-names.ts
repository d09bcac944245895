/** What a written text is for, free of any library: pages read it. Each kind is a folder of `content/texts`. */
export const TEXT_KINDS = ['articles', 'help', 'legal', 'training'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** For whom a help text is written: `child` is under 14, `teen` 14 to 18, `adult` learns for themselves. */
export const HELP_READERS = ['visitor', 'parent', 'child', 'teen', 'adult', 'teacher', 'admin'] as const;
export type HelpReader = (typeof HELP_READERS)[number];

/** Drawings that can stand at the head of an article. */
export const TEXT_PICTURES = [
  'retention',
  'log',
  'ladder',
  'gougu',
  'labels',
  'privacy',
  'seed',
  'loaves',
] as const;
export type TextPicture = (typeof TEXT_PICTURES)[number];

const PLACES: Readonly<Record<TextKind, string>> = {
  articles: '/blog',
  help: '/help',
  legal: '/legal',
  training: '/teacher-training',
};

/** A version that is not in force, of before or to come, is `<slug>-v-<version>`: read from the one in force, offered nowhere else. */
const OTHER = /-v-[^]+$/;

export function isOtherVersion(slug: string): boolean {
  return OTHER.test(slug);
}

/** The slug of the text in force, whichever version of it is named. */
export function slugInForce(slug: string): string {
  return slug.replace(OTHER, '');
}

/** The path of a text's page; the parts of the training stand on one page, each opened by its name. */
export function textPath(kind: TextKind, slug: string): string {
  if (kind === 'training') return `${PLACES.training}?part=${slug}`;
  return `${PLACES[kind]}/${slug}`;
}
