import type { AttemptAnswer } from '@ori/contracts/practice';
import { afterWrong, NO_WRONG_RUN, runAfter, type WrongReply } from '@ori/core/learning/after-wrong';
import { useState } from 'react';

/** Wrong answers in a row of one sitting, and what is said and offered after the last; null unless it was wrong. */
export function useWrongRun(): { again: WrongReply | null; note: (reply: AttemptAnswer) => void } {
  const [{ run, again }, set] = useState<{ run: typeof NO_WRONG_RUN; again: WrongReply | null }>({
    run: NO_WRONG_RUN,
    again: null,
  });
  const note = (reply: AttemptAnswer) => {
    const after = runAfter(run, reply);
    const isWrong = reply.verdict === 'incorrect';
    set({ run: after, again: isWrong ? afterWrong(run, after, Boolean(reply.easier)) : null });
  };
  return { again, note };
}
