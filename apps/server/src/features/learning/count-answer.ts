import type { AttemptInput } from '@ori/contracts/practice';
import { newAchievements } from '@ori/core/learning/achievements';
import { dayOf } from '@ori/core/learning/day-of';
import {
  afterAnswer,
  chanceOf,
  countAnswer,
  ITEM_DIFFICULTY,
  NEW_SKILL,
  type CountedAnswer as Weighed,
} from '@ori/core/learning/mastery';
import { countedMs } from '@ori/core/learning/minutes';
import type { ReviewCard } from '@ori/core/learning/review';
import { reviewAfterAnswer } from '@ori/core/learning/review-after-answer';
import { stuckAfter } from '@ori/core/learning/stuck';
import type { Judgement } from '@ori/core/problems/judgement';
import type { Viewer } from '@ori/core/access/viewer';
import type { CountedAnswer } from './counted-answer.ts';
import { streakAfterWork } from './kept-streak.ts';
import { sheetOfPlace } from './question-place.ts';
import type { OpenQuestion } from './question-source.ts';
import { cardFrom, type RecordBefore } from './record-before.ts';
import { totalsAfter } from './totals-after.ts';

/** An answer that was judged and is well formed. */
export interface JudgedAnswer {
  readonly viewer: Viewer;
  readonly input: AttemptInput;
  readonly bodyHash: string;
  readonly question: OpenQuestion;
  /** The subject of the question's skill. */
  readonly subject: string;
  readonly judged: Judgement;
  readonly at: Date;
}

const verdictOf = ({ judged }: JudgedAnswer) => (judged.verdict === 'correct' ? 'correct' : 'incorrect');

/** The skill and the learner once the answer is counted; another try at the same question changes neither. */
function skillAfter(before: RecordBefore, { question, judged }: JudgedAnswer, counted: Weighed | null) {
  const skill = before.skill ?? { ...NEW_SKILL, stuck: false, wasHard: false };
  const { stuck, wasHard } = skill;
  if (counted === null) return { learner: { ability: before.ability }, skill, stuck, wasHard };
  const after = afterAnswer(
    { ability: before.ability },
    skill,
    counted,
    ITEM_DIFFICULTY[question.reference.difficulty],
  );
  return { ...after, ...stuckAfter(after, wasHard, counted, judged.misconception !== null) };
}

/** Only a question of the lesson's own, answered for the first time, takes the lesson further. */
function lessonAfter(before: RecordBefore, { question }: JudgedAnswer, counted: Weighed | null) {
  const { lesson, reference } = question;
  if (lesson === null)
    return { lessonId: null, courseId: null, lessonAnswered: null, lessonSolved: null, lessonTotal: null };
  const advances = counted !== null && reference.kind === 'main' && reference.number < lesson.total;
  return {
    lessonId: lesson.id,
    courseId: lesson.courseId,
    lessonAnswered: (before.lesson?.answered ?? 0) + Number(advances),
    lessonSolved: (before.lesson?.solved ?? 0) + Number(advances && counted.solved),
    lessonTotal: lesson.total,
  };
}

/** A skill that is not mastered has no card. */
const NO_CARD = {
  dueAt: null,
  stabilityDays: null,
  cardDifficulty: null,
  cardState: null,
  reviews: null,
  lapses: null,
  learningStep: null,
  scheduledDays: null,
  lastReviewAt: null,
};

function cardColumns(card: ReviewCard | null) {
  if (card === null) return NO_CARD;
  const { difficulty: cardDifficulty, state: cardState, ...columns } = card;
  return { ...columns, cardDifficulty, cardState };
}

function reviewAfter(before: RecordBefore, answer: JudgedAnswer, counted: Weighed | null, mastered: boolean) {
  const card = cardFrom(before.card);
  if (counted === null) return { card, wasDue: false };
  const { solved } = counted;
  return reviewAfterAnswer(card, { mastered, solved, verdict: verdictOf(answer), at: answer.at });
}

/** What is written down of the answer as it came. */
function logged({ viewer, input, question, judged, bodyHash, at }: JudgedAnswer) {
  return {
    ...question.reference,
    sheet: sheetOfPlace(question.reference.place),
    learnerId: viewer.userId,
    id: input.id,
    bodyHash,
    answer: input.answer,
    misconception: judged.misconception?.id ?? null,
    durationMs: input.durationMs,
    workedMs: countedMs(input.durationMs),
    correct: Number(judged.verdict === 'correct'),
    locale: viewer.locale,
    at,
  };
}

/** Everything that follows from one answer, from the record before it. Pure: the store only writes it down. */
export function countedAnswer(before: RecordBefore, answer: JudgedAnswer): CountedAnswer {
  const { viewer, input, question, judged, at } = answer;
  const hintLevel = Math.max(input.hintLevel, before.hintLevel);
  const counted = countAnswer({ verdict: judged.verdict, hintLevel, first: !before.wasAnswered });
  const { learner, skill, stuck, wasHard } = skillAfter(before, answer, counted);
  const { card, wasDue } = reviewAfter(before, answer, counted, skill.mastered);
  const day = dayOf(at, viewer.timeZone);
  const streak = streakAfterWork(before, day, before.rests);
  const isSolved = counted?.solved === true;
  const totals = totalsAfter(before, {
    isSolved,
    isMastered: skill.mastered,
    wasDue,
    subject: answer.subject,
  });
  return {
    ...logged(answer),
    ...streak,
    ...lessonAfter(before, answer, counted),
    ...cardColumns(card),
    ...totals.changes,
    revision: before.revision,
    verdict: verdictOf(answer),
    hintLevel,
    counted: counted !== null,
    questions: Number(counted !== null),
    ability: learner.ability,
    isReview: wasDue,
    skillAbility: skill.ability,
    skillAnswers: skill.answers,
    skillCorrect: Number(counted !== null && judged.verdict === 'correct'),
    unaided: skill.unaided,
    rightInARow: skill.rightInARow,
    chance: chanceOf(learner, skill),
    mastered: skill.mastered,
    stuck,
    wasHard,
    day,
    subject: answer.subject,
    startsLesson: question.lesson !== null && before.lesson === null,
    achievements: newAchievements(totals.before, { ...totals.after, streakDays: streak.streakDays }).map(
      ({ id }) => id,
    ),
  };
}
