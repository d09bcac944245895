/** How many days, weeks and months of backups stay, the newest of each. */
export interface KeepRule {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

const PERIODS = ['days', 'weeks', 'months'] as const;
const MOST = 1_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const START = 'ori-academy-';
const END = '.tar.gz.age';

/** `days=7,weeks=4,months=12`; what is not named is 0. Null for anything else. */
export function readKeepRule(text: string): KeepRule | null {
  const rule = { days: 0, weeks: 0, months: 0 };
  for (const part of text.split(',')) {
    const [name, value = '', ...more] = part.split('=').map((each) => each.trim());
    const period = PERIODS.find((each) => each === name);
    const count = value === '' ? Number.NaN : Number(value);
    const isCount = Number.isInteger(count) && count >= 0 && count <= MOST;
    if (period === undefined || !isCount || more.length > 0) return null;
    rule[period] = count;
  }
  return rule;
}

/** The name of a backup made at that moment, to the second: `ori-academy-2026-11-28T163000Z.tar.gz.age`. */
export function backupName(at: Date): string {
  return `${START}${at.toISOString().slice(0, 19).replaceAll(':', '')}Z${END}`;
}

/** When the backup of that name was made; null for every other file. */
function madeAt(name: string): Date | null {
  const text = name.slice(START.length, -END.length);
  const [hours, minutes, seconds] = [text.slice(11, 13), text.slice(13, 15), text.slice(15, 17)];
  const at = new Date(`${text.slice(0, 10)}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at.getTime()) || backupName(at) !== name ? null : at;
}

/** The newest backup of ours among the files; null where there is none. */
export function newestBackup(files: readonly string[]): string | null {
  // The names of later moments come later in the alphabet.
  return (
    files
      .filter((name) => madeAt(name) !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

/** Names the day, the week from Monday on, or the month (UTC) of a moment. */
const NAMES: Readonly<Record<keyof KeepRule, (at: Date) => string>> = {
  days: (at) => at.toISOString().slice(0, 10),
  weeks: (at) => String(Math.floor((at.getTime() / DAY_MS + 3) / 7)),
  months: (at) => at.toISOString().slice(0, 7),
};

/**
 * Which of the files in a folder a rule lets go: backups of ours alone, and never the newest. Of each of the last days,
 * weeks and months that have one, the newest stays.
 */
export function backupsToDelete(files: readonly string[], rule: KeepRule): string[] {
  const backups = files
    .flatMap((name) => {
      const at = madeAt(name);
      return at ? [{ name, at }] : [];
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const kept = new Set(backups.slice(0, 1).map(({ name }) => name));
  for (const period of PERIODS) {
    const seen = new Set<string>();
    for (const { name, at } of backups) {
      const key = NAMES[period](at);
      if (seen.has(key)) continue;
      if (seen.size >= rule[period]) break;
      seen.add(key);
      kept.add(name);
    }
  }
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
}
