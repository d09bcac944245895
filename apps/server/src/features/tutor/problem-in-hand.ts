import type { Locale } from '@ori/contracts/locale';
import type { Viewer } from '@ori/core/access/viewer';
import type { Ground, GroundedProblem } from '@ori/core/tutor/ground';
import { problemOfItem } from '@ori/core/tutor/ground/problem-of-item';
import { wordProblemIn } from '@ori/core/tutor/ground/word-problem';
import type { OpenedItem, TutorDeps } from './tutor.deps.ts';
import type { KeptProblem } from './tutor.tables.ts';

/** What learner and tutor work on, and how to find it again. */
export interface InHand {
  readonly problem: GroundedProblem | null;
  readonly wordProblem: Ground['wordProblem'];
  readonly opened: OpenedItem | null;
  readonly kept: KeptProblem | null;
}
export const NOTHING_IN_HAND: InHand = { problem: null, wordProblem: null, opened: null, kept: null };

/** What a problem comes to, whatever the language: its figures, with the decimal mark of English. */
const figuresIn = ({ answer }: GroundedProblem): string =>
  answer.replaceAll(',', '.').replaceAll(/[^\d./√^−-]/gu, '');

/** Opens problems: practice questions by their reference, a learner's own by solving them. */
export function createProblemsInHand({
  practice,
  maths,
  content,
}: Pick<TutorDeps, 'practice' | 'maths' | 'content'>) {
  /** A practice question; null when the reference is not this learner's. */
  function ofItem(viewer: Viewer | null, reference: string): InHand | null {
    const opened = viewer === null ? null : practice.open(viewer, reference);
    if (viewer === null || opened === null) return null;
    const { key, skill, item } = opened;
    const { locale } = viewer;
    const problem = problemOfItem(item, {
      key,
      skill,
      skillTitle: content.skillTitle(skill, locale),
      locale,
    });
    return { problem, wordProblem: null, opened, kept: { source: 'item', item: reference } };
  }

  /** A problem a learner wrote: solved, or one in words that nobody solves for them; null when it is neither. */
  async function ofMessage(asked: string, locale: Locale): Promise<InHand | null> {
    const wordProblem = wordProblemIn(asked, locale);
    const problem = wordProblem === null ? await maths.problemIn(asked, locale) : null;
    // `x = 5` is an answer: there is nothing to do in it.
    if (wordProblem === null && (problem === null || problem.steps.length === 0)) return null;
    return { problem, wordProblem, opened: null, kept: { source: 'message', asked, locale, problem } };
  }

  /**
   * A learner's own problem as it was verified, in another language if one goes on in it. A comma may mean something
   * else there, or nothing: what is no longer the same problem stays as it was read.
   */
  async function ofKept(kept: Extract<KeptProblem, { source: 'message' }>, locale: Locale) {
    const { asked, problem, beside = null } = kept;
    if (problem === null) return ofMessage(asked, kept.locale);
    const told = kept.locale === locale ? null : await ofMessage(asked, locale);
    if (!told?.problem || figuresIn(told.problem) !== figuresIn(problem))
      return { problem, wordProblem: null, opened: null, kept };
    return { ...told, kept: { ...kept, locale, problem: told.problem, beside } };
  }

  return {
    ofItem,
    ofMessage,
    /** What was in hand when the last turn ended. */
    async again(viewer: Viewer | null, kept: KeptProblem | null, locale: Locale): Promise<InHand> {
      if (kept === null) return NOTHING_IN_HAND;
      const found = kept.source === 'item' ? ofItem(viewer, kept.item) : await ofKept(kept, locale);
      return found ?? NOTHING_IN_HAND;
    },
  };
}
export type ProblemsInHand = ReturnType<typeof createProblemsInHand>;
