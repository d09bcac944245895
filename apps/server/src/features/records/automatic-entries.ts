import type { Locale } from '@ori/contracts/locale';
import type { InstructionEntry } from '@ori/contracts/records';
import { type Subject, subjectNamed } from '@ori/contracts/subjects';
import { wholeMinutes } from '@ori/core/records/whole-minutes';
import type { RecordsContent, Spent } from './records.deps.ts';

/** A name of more than one practised skill is cut after so many. */
const SKILLS_NAMED = 6;

/** The subject a row was counted under. Rows from before subjects were counted name a skill or a lesson. */
function subjectOf({ subject }: Spent, content: RecordsContent): Subject {
  const known = subjectNamed(subject);
  if (known !== null) return known;
  const colon = subject.indexOf(':');
  const [kind, id] = [subject.slice(0, colon), subject.slice(colon + 1)];
  const found = kind === 'skill' ? content.skill(id) : content.lessonSummary(id, 'en');
  return found?.subject ?? 'life';
}

function namesOf({ lessonId, skills }: Spent, content: RecordsContent, locale: Locale) {
  const materials = skills.slice(0, SKILLS_NAMED).map((skill) => content.skillTitle(skill, locale));
  const lesson = lessonId === '' ? null : (content.lessonSummary(lessonId, locale)?.title ?? lessonId);
  return { title: lesson ?? materials[0] ?? '', materials };
}

/**
 * The lines of the log that nobody had to write: one for each lesson of a day, and one for each subject's practice outside
 * lessons. Rows without a whole minute are carried on and make no line; rows that were filed have their line already.
 */
export function automaticEntries(
  spent: readonly Spent[],
  filed: ReadonlyMap<string, number>,
  { childId, content, locale }: { childId: string; content: RecordsContent; locale: Locale },
): InstructionEntry[] {
  const rows = spent.map((row) => ({ ...row, subject: subjectOf(row, content) }));
  const minutesOf = wholeMinutes(rows, filed);
  return rows.flatMap((row) => {
    const minutes = minutesOf.get(row.id) ?? 0;
    if (minutes === 0 || filed.has(row.id)) return [];
    const { id, day, subject, lessonId, startedAt, lastAt } = row;
    return {
      id,
      childId,
      day,
      minutes,
      subject,
      ...namesOf(row, content, locale),
      startedAt: startedAt.toISOString(),
      stateSubject: null,
      isCore: null,
      place: 'home' as const,
      kind: lessonId === '' ? ('practice' as const) : ('lesson' as const),
      source: 'automatic' as const,
      writtenAt: lastAt.toISOString(),
      lockedAt: null,
      correctionOf: null,
      struckAt: null,
    };
  });
}
