import type { Question } from '@ori/contracts/practice';
import type { TutorMessage } from '@ori/contracts/tutor';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useFailureWords } from '../../../lib/failure-words.ts';
import type { WorkHelpCalls } from './work-help.calls.ts';
import { writtenLines } from './work-lines.ts';

/** Moves that give help on the question: it counts as a hint, at the least as the first. */
const HELPING: ReadonlySet<string> = new Set(['hint', 'worked']);

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
  const [since] = useState(() => performance.now());

  const ask = async (kind: 'hint' | 'check', lines: readonly string[] = []): Promise<TutorMessage | null> => {
    if (busy !== null) return null;
    setBusy(kind);
    setProblem(null);
    const work = writtenLines(lines);
    const durationMs = Math.round(performance.now() - since);
    const place = { item: question.item, path: pathname.slice(0, 200), durationMs };
    const within = lessonId === null ? {} : { lessonId };
    const written = work.length === 0 ? {} : { work };
    const answer = await calls.ask({ kind, place: { ...place, ...within, ...written } });
    setBusy(null);
    if (!answer.ok) {
      setProblem(wordsOf(answer.failure));
      return null;
    }
    const said = answer.value.reply;
    setReply(said);
    if (levelOf(said) > 0) onLevel(levelOf(said));
    return said;
  };
  return { reply, busy, problem, ask };
}
export type WorkHelpState = ReturnType<typeof useWorkHelp>;
