import { SUBJECTS, type Subject } from '@ori/contracts/subjects';
import type { InstructionEntry } from '@ori/contracts/records';
import type { SubjectMinutes } from '@ori/contracts/records-room';

/** Only what is not struck counts. */
export function countedEntries(entries: readonly InstructionEntry[]): InstructionEntry[] {
  return entries.filter(({ struckAt }) => struckAt === null);
}

/**
 * Is an entry taken as core where no state's list decides? A parent's word first; else everything but life skills,
 * which no state that tells core from other subjects counts as core.
 */
export function isCoreEntry({ isCore, subject }: Pick<InstructionEntry, 'isCore' | 'subject'>): boolean {
  return isCore ?? subject !== 'life';
}

/** Minutes by day; a day without any is not in it. */
export function minutesByDay(entries: readonly InstructionEntry[]): ReadonlyMap<string, number> {
  const byDay = new Map<string, number>();
  for (const { day, minutes } of countedEntries(entries)) byDay.set(day, (byDay.get(day) ?? 0) + minutes);
  return byDay;
}

const minutesOf = (entries: readonly InstructionEntry[]) =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0);

/** Minutes by subject, all five in their order: core, at home, away, and all of them. */
export function minutesBySubject(entries: readonly InstructionEntry[]): SubjectMinutes[] {
  const counted = countedEntries(entries);
  const ofSubject = (subject: Subject) => {
    const own = counted.filter((entry) => entry.subject === subject);
    return {
      subject,
      minutes: minutesOf(own),
      core: minutesOf(own.filter(isCoreEntry)),
      coreAtHome: minutesOf(own.filter((entry) => isCoreEntry(entry) && entry.place === 'home')),
      away: minutesOf(own.filter(({ place }) => place === 'away')),
    };
  };
  return SUBJECTS.map(ofSubject);
}
