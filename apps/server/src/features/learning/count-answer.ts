import type { AttemptInput } from '@ori/contracts/practice';
import { newAchievements } from '@ori/core/learning/achievements';
import { dayOf } from '@ori/core/learning/day-of';
import {
  afterAnswer,
  chanceOf,
  countAnswer,
  isStruggling,
  ITEM_DIFFICULTY,
  NEW_SKILL,
} from '@ori/core/learning/mastery';
import { countedMs } from '@ori/core/learning/minutes';
import type { Judgement } from '@ori/core/problems/judge';
import type { Viewer } from '@ori/core/access/viewer';
import type { CountedAnswer, RecordBefore } from './attempts.store.ts';
import { streakAfterWork } from './kept-streak.ts';
import type { OpenQuestion } from './question-source.ts';

/** An answer that was judged and is well formed. */
export interface JudgedAnswer {
  readonly viewer: Viewer;
  readonly input: AttemptInput;
  readonly bodyHash: string;
  readonly question: OpenQuestion;
  readonly judged: Judgement;
  readonly at: Date;
}

/** The skill and the learner once the answer is counted; another try at the same question changes neither. */
function skillAfter(before: RecordBefore, { question, judged }: JudgedAnswer, hintLevel: number) {
  const verdict = judged.verdict;
  const skill = before.skill ?? { ...NEW_SKILL, stuck: false };
  const counted = countAnswer({ verdict, hintLevel, first: !before.wasAnswered });
  if (counted === null)
    return { counted: false, solved: false, learner: { ability: before.ability }, skill, stuck: skill.stuck };
  const after = afterAnswer(
    { ability: before.ability },
    skill,
    counted,
    ITEM_DIFFICULTY[question.reference.difficulty],
  );
  const missedKnownWay = !counted.solved && judged.misconception !== null;
  const stuck = !after.skill.mastered && (missedKnownWay || isStruggling(after.learner, after.skill));
  return { counted: true, solved: counted.solved, ...after, stuck };
}

/** Only a question of the lesson's own, answered for the first time, takes the lesson further. */
function lessonAfter(before: RecordBefore, { question }: JudgedAnswer, counted: boolean, solved: boolean) {
  const { kind, number } = question.reference;
  const advances = counted && kind === 'main' && number < question.total;
  return {
    lessonAnswered: (before.lesson?.answered ?? 0) + Number(advances),
    lessonSolved: (before.lesson?.solved ?? 0) + Number(advances && solved),
  };
}

function achievementsAfter(
  before: RecordBefore,
  after: { answers: number; skillsMastered: number; streakDays: number },
): string[] {
  const { lessonsCompleted } = before;
  return newAchievements(before, { ...after, lessonsCompleted }).map(({ id }) => id);
}

/** Everything that follows from one answer, from the record before it. Pure: the store only writes it down. */
export function countedAnswer(before: RecordBefore, answer: JudgedAnswer): CountedAnswer {
  const { viewer, input, question, judged, at } = answer;
  const hintLevel = Math.max(input.hintLevel, before.hintLevel);
  const { counted, solved, learner, skill, stuck } = skillAfter(before, answer, hintLevel);
  const day = dayOf(at, viewer.timeZone);
  const streak = streakAfterWork(before, day);
  const questions = Number(counted);
  const newlyMastered = Number(skill.mastered && !before.skill?.mastered);
  const totals = {
    answers: before.answers + questions,
    skillsMastered: before.skillsMastered + newlyMastered,
    streakDays: streak.streakDays,
  };
  return {
    ...question.reference,
    ...streak,
    ...lessonAfter(before, answer, counted, solved),
    learnerId: viewer.userId,
    id: input.id,
    revision: before.revision,
    bodyHash: answer.bodyHash,
    answer: input.answer,
    verdict: judged.verdict === 'correct' ? 'correct' : 'incorrect',
    misconception: judged.misconception?.id ?? null,
    hintLevel,
    counted,
    durationMs: input.durationMs,
    locale: viewer.locale,
    at,
    ability: learner.ability,
    questions,
    newlyMastered,
    skillAbility: skill.ability,
    skillAnswers: skill.answers,
    unaided: skill.unaided,
    rightInARow: skill.rightInARow,
    chance: chanceOf(learner, skill),
    mastered: skill.mastered,
    stuck,
    courseId: question.courseId,
    lessonTotal: question.total,
    day,
    correct: Number(judged.verdict === 'correct'),
    workedMs: countedMs(input.durationMs),
    startsLesson: before.lesson === null,
    achievements: achievementsAfter(before, totals),
  };
}
