import type { Locale } from '@ori/contracts/locale';
import { succeed, type Result } from '@ori/contracts/result';
import type { tryTutorAnswer, tryTutorInput } from '@ori/contracts/tutor';
import type { TryExample } from '@ori/contracts/tutor-example';
import type { TutorPersonalityId } from '@ori/contracts/tutor-names';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useFailureWords } from '../../../lib/failure-words.ts';
import type { Failure } from '../../../lib/failure.ts';
import { rest } from '../../../lib/rest.ts';
import { useCare } from '../use-care.ts';
import { careTurn } from './care-turn.ts';

export type TryInput = z.infer<typeof tryTutorInput>;
export type TryTier = NonNullable<TryInput['tier']>;
export type TryTurn = TryExample['turns'][number];
type TryAnswer = z.infer<typeof tryTutorAnswer>;
export type TryCall = (input: TryInput) => Promise<Result<TryAnswer, Failure>>;

export const tryCall: TryCall = (input) => rest('POST', '/api/tutor/try', input, { needs: ['reply'] });

/** As much of the conversation as the server reads again. */
const BEFORE_MAX = 12;

function saidIn(turns: readonly TryTurn[]): NonNullable<TryInput['before']> {
  const said = turns.flatMap(({ asked, reply }) => [
    { role: 'student' as const, content: asked },
    { role: 'tutor' as const, content: reply.content },
  ]);
  return said.slice(-BEFORE_MAX);
}

/**
 * A visitor's try: what calls for care is answered here, at once and with the lines of where they are; nobody is told of
 * a visitor. What is said lives in this page and is gone with it.
 */
export function useTry(call: TryCall) {
  const { i18n } = useTranslation();
  const wordsOf = useFailureWords();
  const [turns, setTurns] = useState<readonly TryTurn[]>([]);
  const [sending, setSending] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [personality, setPersonality] = useState<TutorPersonalityId>('guide');
  const [tier, setTier] = useState<TryTier>('middle');
  const care = useCare();
  const busy = useRef(false);

  /** Says lines one after another, after what was said before; answers whether all were answered. */
  const say = async (lines: readonly string[], before: readonly TryTurn[]): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setProblem(null);
    let known = before;
    let failure: Failure | null = null;
    for (const message of lines) {
      setSending(message);
      const locale = i18n.language as Locale;
      const words = care(message, { careTier: tier, isGrown: false, childId: null });
      const answer =
        words === null
          ? await call({ message, locale, personality, tier, before: saidIn(known) })
          : succeed({ reply: careTurn(words.message) });
      if (!answer.ok) {
        failure = answer.failure;
        break;
      }
      known = [...known, { asked: message, reply: answer.value.reply }];
      setTurns(known);
    }
    setSending(null);
    busy.current = false;
    if (failure) setProblem(wordsOf(failure));
    return failure === null;
  };
  return {
    turns,
    sending,
    problem,
    personality,
    setPersonality,
    tier,
    setTier,
    begin: (lines: readonly string[]) => {
      setTurns([]);
      return say(lines, []);
    },
    goOn: (message: string) => say([message], turns),
  };
}
export type Try = ReturnType<typeof useTry>;
