import type { Locale } from '@ori/contracts/locale';
import type { AttemptAnswer, AttemptInput } from '@ori/contracts/practice';
import { achievementOf } from '@ori/core/learning/achievements';
import type { Judgement } from '@ori/core/problems/judgement';
import type { OpenQuestion } from './question-source.ts';
import { presentSteps } from './question-view.ts';
import type { StoredAttempt } from './record-before.ts';

/** A stored answer, just counted or read again. */
type Stored = Omit<StoredAttempt, 'bodyHash' | 'dueAt'> & { readonly dueAt: Date | string | null };

function misconceptionIn({ misconception }: Judgement, locale: Locale): AttemptAnswer['misconception'] {
  if (misconception === null) return null;
  return { id: misconception.id, name: misconception.name[locale], question: misconception.question[locale] };
}

/** The reply to an answer that is no answer of the kind asked for: told, and nothing else happens. */
export function malformedReply(input: AttemptInput, judged: Judgement, locale: Locale): AttemptAnswer {
  return {
    id: input.id,
    verdict: 'malformed',
    message: judged.message[locale],
    misconception: null,
    steps: null,
    mastery: null,
    lesson: null,
    achievements: [],
  };
}

function lessonIn({ lessonAnswered, lessonTotal }: Stored): AttemptAnswer['lesson'] {
  if (lessonAnswered === null || lessonTotal === null) return null;
  return { answered: lessonAnswered, total: lessonTotal };
}

/** From this hint on the learner has seen every step anyway. */
const ALL_STEPS_HINT = 3;

/**
 * The reply to a stored answer, made from what was stored and the question alone: the first
 * sending and every later one of the same answer get it word for word.
 */
export function storedReply(
  id: string,
  stored: Stored,
  question: OpenQuestion,
  judged: Judgement,
): AttemptAnswer {
  const { locale, verdict, counted, chance, mastered } = stored;
  const { reference, item } = question;
  const showsSteps = verdict === 'correct' || stored.hintLevel >= ALL_STEPS_HINT;
  return {
    id,
    verdict,
    message: judged.message[locale],
    misconception: misconceptionIn(judged, locale),
    steps: showsSteps ? presentSteps(item, locale) : null,
    mastery: counted ? { skill: reference.skill, chance, mastered } : null,
    lesson: lessonIn(stored),
    easier: verdict === 'incorrect' ? question.easier : null,
    review: stored.dueAt === null ? null : { dueAt: new Date(stored.dueAt).toISOString() },
    achievements: stored.achievements.flatMap((earned) => {
      const rule = achievementOf(earned);
      return rule === null ? [] : [{ id: earned, title: rule.title[locale] }];
    }),
  };
}
