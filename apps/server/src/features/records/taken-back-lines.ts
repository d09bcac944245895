import type { Locale } from '@ori/contracts/locale';
import type { InstructionEntry } from '@ori/contracts/records';
import type { VoidReason } from '@ori/contracts/worksheet-names';
import type { RecordsContent, TakenBack } from './records.deps.ts';

const TOLD: Readonly<Record<Locale, (answers: number, why: string) => string>> = {
  en: (answers, why) => `${answers === 1 ? '1 mark' : `${answers} marks`} from paper, taken back: ${why}`,
  fr: (answers, why) =>
    `${answers === 1 ? '1 coche du papier, reprise' : `${answers} coches du papier, reprises`}\u202F: ${why}`,
  es: (answers, why) =>
    `${answers === 1 ? '1 marca del papel, retirada' : `${answers} marcas del papel, retiradas`}: ${why}`,
};
const WHY: Readonly<Record<Locale, Readonly<Record<VoidReason, string>>>> = {
  en: {
    'tapped-wrong': 'tapped wrong',
    'another-child': 'another child’s paper',
    helped: 'not done alone',
  },
  fr: {
    'tapped-wrong': 'erreur de coche',
    'another-child': 'papier d’un autre enfant',
    helped: 'travail fait avec de l’aide',
  },
  es: {
    'tapped-wrong': 'se marcó mal',
    'another-child': 'papel de otro niño',
    helped: 'hecho con ayuda',
  },
};

/** Is this a line of `takenBackLines`? It is read anew each time, so filing need not write it down. */
export function isTakenBackLine({ source, minutes }: InstructionEntry): boolean {
  return source === 'automatic' && minutes === 0;
}

/** Marks from paper that count no longer, as struck lines of the log: paper is not timed, so they have no minutes. */
export function takenBackLines(
  taken: readonly TakenBack[],
  { childId, content, locale }: { childId: string; content: RecordsContent; locale: Locale },
): InstructionEntry[] {
  return taken.map(({ id, day, answers, skills, reason, answeredAt, takenBackAt }) => {
    const titles = skills.map((skill) => content.skillTitle(skill, locale));
    return {
      id,
      childId,
      day,
      minutes: 0,
      subject: content.skill(skills[0] ?? '')?.subject ?? 'life',
      title: titles[0] ?? '',
      materials: [...titles, TOLD[locale](answers, WHY[locale][reason])],
      startedAt: answeredAt.toISOString(),
      stateSubject: null,
      isCore: null,
      place: 'home',
      kind: 'practice',
      source: 'automatic',
      writtenAt: answeredAt.toISOString(),
      lockedAt: null,
      correctionOf: null,
      struckAt: takenBackAt.toISOString(),
    };
  });
}
