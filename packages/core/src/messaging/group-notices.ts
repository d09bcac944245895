import { ALWAYS_TOLD, NOTICES_MAX, type NoticeKind } from '@ori/contracts/messaging-names';
import type { Notice } from '@ori/contracts/notifications';

/** One thing that happened; those of one `group` are told in one line. `at` in milliseconds since the epoch. */
export interface Happening {
  readonly kind: NoticeKind;
  readonly what: string;
  readonly group: string;
  readonly name: string;
  readonly title: string;
  readonly at: number;
  readonly day: string | null;
  readonly to: string;
}
/** What a person chose and has seen. */
export interface Reader {
  readonly muted: readonly NoticeKind[];
  /** Everything up to here was seen, milliseconds since the epoch. */
  readonly seenTo: number;
}

function noticeOf(group: string, happened: readonly Happening[], seenTo: number): Notice {
  const [newest = happened[0]] = happened.toSorted((a, b) => b.at - a.at);
  if (newest === undefined) throw new Error('A group of nothing');
  const { kind, what, name, title, at, day, to } = newest;
  const told = { kind, what, name, title, day, to, count: happened.length };
  return { ...told, id: `${group}:${at}`, at: new Date(at).toISOString(), isNew: at > seenTo };
}

/** Is this kind told to somebody who switched some kinds off? */
export function isTold(kind: NoticeKind, { muted }: Pick<Reader, 'muted'>): boolean {
  return ALWAYS_TOLD.includes(kind) || !muted.includes(kind);
}

/** What a person hears of: what belongs together in one line, the newest first, and never more than the limit. */
export function groupNotices(happened: readonly Happening[], reader: Reader): Notice[] {
  const told = happened.filter(({ kind }) => isTold(kind, reader));
  const groups = [...Map.groupBy(told, ({ group }) => group)];
  return groups
    .map(([group, members]) => noticeOf(group, members, reader.seenTo))
    .toSorted((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id))
    .slice(0, NOTICES_MAX);
}

/** How many lines are new; in quiet hours only those that cannot wait. */
export function unseenOf(notices: readonly Notice[], isQuiet: boolean): number {
  return notices.filter(({ isNew, kind }) => isNew && (!isQuiet || ALWAYS_TOLD.includes(kind))).length;
}
