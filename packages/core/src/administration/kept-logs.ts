/**
 * A database's log is kept in series. A series begins with a base (a copy of the database's files), and holds every
 * segment of the log since then, so that each moment since then can be made again. Names are all that is needed to tell
 * what goes together.
 */
export interface Base {
  readonly series: string;
  /** Since when it is whole: no earlier moment can be made of it. */
  readonly at: Date;
  /** The first segment it needs. */
  readonly from: string;
}
export interface Segment {
  readonly series: string;
  readonly segment: string;
}

const FOLDER = 'log/';
const BASE = '.base-';
const SEGMENT = '.wal-';
const BASE_END = '.tar.gz.age';
const SEGMENT_END = '.gz.age';
const STAMP = 'yyyy-mm-ddThhmmss.mmmZ'.length;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How many characters of a segment's name tell where it stands. */
const PLACE = 24;

const stampOf = (at: Date) => at.toISOString().replaceAll(':', '');

/** `log/20261128-ab12.base-2026-11-28T100000.000Z-000000010000000000000002.tar.gz.age` */
export function baseName({ series, at, from }: Base): string {
  return `${FOLDER}${series}${BASE}${stampOf(at)}-${from}${BASE_END}`;
}

/** `log/20261128-ab12.wal-000000010000000000000003.gz.age` */
export function segmentName({ series, segment }: Segment): string {
  return `${FOLDER}${series}${SEGMENT}${segment}${SEGMENT_END}`;
}

function between(name: string, mark: string, end: string): readonly [string, string] | null {
  const at = name.indexOf(mark);
  if (!name.startsWith(FOLDER) || !name.endsWith(end) || at === -1) return null;
  return [name.slice(FOLDER.length, at), name.slice(at + mark.length, -end.length)];
}

/** What a base's name tells; null for every other file. */
export function readBase(name: string): Base | null {
  const [series, text] = between(name, BASE, BASE_END) ?? ['', ''];
  const [stamp, from] = [text.slice(0, STAMP), text.slice(STAMP + 1)];
  const time = `${stamp.slice(0, 13)}:${stamp.slice(13, 15)}:${stamp.slice(15)}`;
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return null;
  const base = { series, at, from };
  return baseName(base) === name ? base : null;
}

/** What a segment's name tells; null for every other file. */
export function readSegment(name: string): Segment | null {
  const found = between(name, SEGMENT, SEGMENT_END);
  return found && { series: found[0], segment: found[1] };
}

/** The newest base a moment can be made of; without a moment, the newest there is. Null where there is none. */
export function baseFor(
  names: readonly string[],
  until: Date | null,
): (Base & { readonly name: string }) | null {
  const bases = names.flatMap((name) => {
    const base = readBase(name);
    return base && (until === null || base.at.getTime() <= until.getTime()) ? [{ ...base, name }] : [];
  });
  return bases.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0] ?? null;
}

/** The segments of a series from that one on, in order. */
export function segmentsFrom(
  names: readonly string[],
  { series, from }: Base,
): { name: string; segment: string }[] {
  return names
    .flatMap((name) => {
      const found = readSegment(name);
      return found?.series === series && found.segment.slice(0, PLACE) >= from
        ? [{ name, segment: found.segment }]
        : [];
    })
    .toSorted((one, other) => (one.segment < other.segment ? -1 : 1));
}

interface Stored {
  readonly name: string;
  /** When it was stored. */
  readonly at: Date;
}

/**
 * Which files are not needed to make any moment of the last `days` again: of each series what stands before the newest
 * base that is as old, and every series that ended before. Files it does not know are never named.
 */
export function logsToDelete(files: readonly Stored[], { now, days }: { now: Date; days: number }): string[] {
  const since = new Date(now.getTime() - days * DAY_MS);
  const known = files.flatMap(({ name, at }) => {
    const found = readBase(name) ?? readSegment(name);
    return found ? [{ name, at, found }] : [];
  });
  const names = known.map(({ name }) => name);
  const newest = baseFor(names, null);
  return [...new Set(known.map(({ found }) => found.series))].flatMap((series) => {
    const own = known.filter(({ found }) => found.series === series);
    const isOver = series !== newest?.series && own.every(({ at }) => at.getTime() < since.getTime());
    if (isOver) return own.map(({ name }) => name);
    const needed = baseFor(
      own.map(({ name }) => name),
      since,
    );
    return needed === null ? [] : own.filter(({ found }) => isBefore(found, needed)).map(({ name }) => name);
  });
}

function isBefore(found: Base | Segment, needed: Base): boolean {
  return 'segment' in found
    ? found.segment.slice(0, PLACE) < needed.from
    : found.at.getTime() < needed.at.getTime();
}
