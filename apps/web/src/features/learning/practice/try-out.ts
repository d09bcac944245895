import { rest } from '../../../lib/rest.ts';
import type { PracticeSource } from './practice-source.ts';
import { type PracticeCalls, practiceCalls, type Questions } from './practice.calls.ts';

/** Whose answers these are while somebody only tries: nobody's. */
export const NOBODY = 'try-out';

/** More than a lesson asks at once. */
const FAR = 50;
const LAST = 1_000;

/** Practice that is asked, hinted and judged as for a child, and kept nowhere. */
export const tryOutCalls: PracticeCalls = {
  ...practiceCalls,
  hint: (item, level) => rest('POST', '/api/try-out/hints', { item, level }, { needs: ['lines'] }),
  attempt: ({ id, item, answer, hintLevel }) =>
    rest('POST', '/api/try-out/answers', { id, item, answer, hintLevel }, { needs: ['verdict'] }),
  whoIsHere: async () => NOBODY,
};

/** A lesson's questions as a child would first meet them. `round` counts from 0: each asks others. */
export function tryOutPractice(childId: string, lessonId: string, round: number): PracticeSource {
  return {
    key: `try-out/${childId}/${lessonId}/${round}`,
    lessonId: null,
    isOneSet: true,
    take: () =>
      rest<Questions>(
        'POST',
        '/api/try-out/questions',
        { childId, lessonId, from: (round * FAR) % LAST },
        { needs: ['questions'] },
      ),
  };
}
