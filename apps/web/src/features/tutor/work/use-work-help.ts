import type { Question } from '@ori/contracts/practice';
import type { TutorMessage } from '@ori/contracts/tutor';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { learnerHere, wordIsDue } from '../untold/kept-words.ts';
import type { Care } from '../use-care.ts';
import type { WorkHelpCalls } from './work-help.calls.ts';
import { writtenLines } from './work-lines.ts';

/** Moves that give help on the question: it counts as a hint, at the least as the first. */
const HELPING: ReadonlySet<string> = new Set(['hint', 'worked']);

/** Beside a question it is not known who learns: words of care are those for a child. */
const NOBODY_KNOWN = { careTier: 'elementary', isGrown: false } as const;

/** Words of care for lines that did not arrive; who cares for the learner hears as soon as there is a connection. */
function careWords(care: Care, work: readonly string[]): string | null {
  const said = care(work.join('\n'), { ...NOBODY_KNOWN, childId: learnerHere() });
  if (said?.word) wordIsDue(said.word, Date.now());
  return said?.message ?? null;
}

export interface WorkHelpParts {
  readonly question: Question;
  readonly lessonId: string | null;
  /** Told how far help went: hint level 1–3. */
  readonly onLevel: (level: number) => void;
  readonly calls: WorkHelpCalls;
}

function levelOf({ metadata: { move, level } }: TutorMessage): number {
  return move !== null && HELPING.has(move) ? Math.max(1, level ?? 1) : 0;
}

/** Asks for help with a question, and holds what was said last. */
export function useWorkHelp({ question, lessonId, onLevel, calls }: WorkHelpParts) {
  const wordsOf = useFailureWords();
  const { pathname } = useLocation();
  const [reply, setReply] = useState<TutorMessage | null>(null);
  const [busy, setBusy] = useState<'hint' | 'check' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isCutOff, setCutOff] = useState(false);
  const [care, setCare] = useState<string | null>(null);
  const [since] = useState(() => performance.now());

  /** `careFor` gives words of care to what was written where no answer comes. */
  const ask = async (
    kind: 'hint' | 'check',
    lines: readonly string[] = [],
    careFor?: Care,
  ): Promise<TutorMessage | null> => {
    if (busy !== null) return null;
    setBusy(kind);
    setProblem(null);
    setCutOff(false);
    setCare(null);
    const work = writtenLines(lines);
    const durationMs = Math.round(performance.now() - since);
    const place = { item: question.item, path: pathname.slice(0, 200), durationMs };
    const within = lessonId === null ? {} : { lessonId };
    const written = work.length === 0 ? {} : { work };
    const answer = await calls.ask({ kind, place: { ...place, ...within, ...written } });
    setBusy(null);
    if (!answer.ok) {
      setCare(careFor ? careWords(careFor, work) : null);
      setCutOff(answer.failure.status === 0);
      setProblem(wordsOf(answer.failure));
      return null;
    }
    const said = answer.value.reply;
    setReply(said);
    if (levelOf(said) > 0) onLevel(levelOf(said));
    return said;
  };
  return { reply, busy, problem, isCutOff, care, ask };
}
export type WorkHelpState = ReturnType<typeof useWorkHelp>;
