import type { Boost } from '@ori/contracts/practice';
import { succeed } from '@ori/contracts/result';
import { rest } from '../../../lib/rest.ts';
import type { PracticeSource } from '../practice/practice-source.ts';

type Chosen = Boost['questions'][number];

/** A set of what is due, and afterwards why each question was chosen. */
export interface BoostSource extends PracticeSource {
  readonly chosen: (item: string) => Chosen | null;
  /** Whether there was anything to ask, once the set is there. */
  readonly hasQuestions: () => boolean;
  /** When the next skill falls due, once the set is there; null before, and where none is waiting. */
  readonly nextDueAt: () => string | null;
}

/** Questions for so many minutes: first what is due, then what is shaky, then what comes next. */
export function boostSource(minutes: number, round: number): BoostSource {
  const known = new Map<string, Chosen>();
  let nextDueAt: string | null = null;
  return {
    key: `boost/${minutes}/${round}`,
    lessonId: null,
    isOneSet: true,
    chosen: (item) => known.get(item) ?? null,
    hasQuestions: () => known.size > 0,
    nextDueAt: () => nextDueAt,
    async take() {
      const answer = await rest<Boost>('GET', `/api/learning/practice?minutes=${minutes}`, undefined, {
        needs: ['questions'],
      });
      if (!answer.ok) return answer;
      for (const chosen of answer.value.questions) known.set(chosen.question.item, chosen);
      nextDueAt = answer.value.nextDueAt;
      const questions = answer.value.questions.map(({ question }) => question);
      return succeed({ questions, answered: 0, total: questions.length });
    },
  };
}
