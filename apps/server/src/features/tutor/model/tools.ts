import type { Locale } from '@ori/contracts/locale';
import type { Citation } from '@ori/contracts/tutor';
import type { Ground } from '@ori/core/tutor/ground';
import type { Listener, Move } from '@ori/core/tutor/turn';
import { tool, type ToolSet } from 'ai';
import { z } from 'zod';
import type { MathsWorker } from '../../../maths-worker/maths-worker.ts';

interface Deps {
  readonly maths: Pick<MathsWorker, 'problemIn' | 'checkSteps'>;
  readonly lessons: {
    findPassages(query: string, locale: Locale, limit: number): Promise<readonly Citation[]>;
  };
}

const LESSONS = 3;
const WHOLE_SOLUTION = 3;

/**
 * The four things a model may look up, all read-only. Whose they are is settled by the session: no argument of the
 * model names a person. None gives more away than the move allows.
 */
export function toolsFor(
  { maths, lessons }: Deps,
  move: Move,
  ground: Ground,
  { locale }: Listener,
): ToolSet {
  return {
    solve: tool({
      description: 'The verified first step of a school maths problem; the whole way only at hint level 3.',
      inputSchema: z.object({ problem: z.string().max(400) }),
      execute: async ({ problem }) => {
        const solved = await maths.problemIn(problem, locale);
        if (solved === null) return { verified: false };
        const isWhole = move.level >= WHOLE_SOLUTION && ground.problem !== null;
        const steps = isWhole ? solved.steps : solved.steps.slice(0, move.level === 2 ? 1 : 0);
        return { verified: true, steps };
      },
    }),
    check_work: tool({
      description: 'The first wrong line of a working on the problem in hand; lines count from 1.',
      inputSchema: z.object({ lines: z.array(z.string().max(200)).max(40) }),
      execute: async ({ lines }) => {
        const checked = await maths.checkSteps(ground.problem?.task ?? null, lines, locale);
        return checked.ok === true ? { ok: true } : { ok: checked.ok, line: checked.line + 1 };
      },
    }),
    search_lessons: tool({
      description: 'Passages of written lessons.',
      inputSchema: z.object({ query: z.string().max(200) }),
      execute: async ({ query }) => lessons.findPassages(query, locale, LESSONS),
    }),
    get_progress: tool({
      description: 'The figures of the learner of this conversation.',
      inputSchema: z.object({}),
      execute: async () => ground.figures ?? { known: false },
    }),
  };
}
