import type { Locale } from '@ori/contracts/locale';
import type { AnswerOf } from './record-before.ts';

/** An answer, and the record as it stands once the answer is counted. Days are `YYYY-MM-DD`. */
export interface CountedAnswer extends AnswerOf {
  readonly revision: number;
  readonly bodyHash: string;
  readonly difficulty: number;
  readonly answer: string;
  readonly verdict: 'correct' | 'incorrect';
  readonly misconception: string | null;
  readonly hintLevel: number;
  readonly counted: boolean;
  readonly durationMs: number;
  readonly locale: Locale;
  readonly at: Date;
  readonly ability: number;
  readonly streakDays: number;
  readonly lastWorkDay: string;
  /** 1 for a question's first answer, 0 for another try. */
  readonly questions: number;
  readonly solved: number;
  readonly newlyMastered: number;
  readonly keptReview: number;
  readonly comeback: number;
  readonly subjectsMastered: readonly string[];
  readonly isReview: boolean;
  readonly skillAbility: number;
  readonly skillAnswers: number;
  readonly skillCorrect: number;
  readonly unaided: number;
  readonly rightInARow: number;
  readonly chance: number;
  readonly mastered: boolean;
  readonly stuck: boolean;
  /** Did the learner ever struggle with the skill? */
  readonly wasHard: boolean;
  readonly dueAt: Date | null;
  readonly stabilityDays: number | null;
  readonly cardDifficulty: number | null;
  readonly cardState: number | null;
  readonly reviews: number | null;
  readonly lapses: number | null;
  readonly learningStep: number | null;
  readonly scheduledDays: number | null;
  readonly lastReviewAt: Date | null;
  /** The lesson the question stands in; all null outside one. */
  readonly lessonId: string | null;
  readonly courseId: string | null;
  readonly lessonAnswered: number | null;
  readonly lessonSolved: number | null;
  readonly lessonTotal: number | null;
  /** The worksheet it was answered on. */
  readonly sheet: string | null;
  readonly day: string;
  /** The subject of the question's skill. */
  readonly subject: string;
  readonly correct: number;
  readonly workedMs: number;
  readonly startsLesson: boolean;
  readonly achievements: readonly string[];
}

/** How PostgreSQL reads the columns of a counted answer; its place follows from lesson and skill. */
export const COUNTED_COLUMNS: Readonly<Record<Exclude<keyof CountedAnswer, 'place'>, string>> = {
  learnerId: 'uuid',
  id: 'uuid',
  skill: 'text',
  kind: 'text',
  number: 'integer',
  revision: 'integer',
  bodyHash: 'text',
  difficulty: 'integer',
  answer: 'text',
  verdict: 'text',
  misconception: 'text',
  hintLevel: 'integer',
  counted: 'boolean',
  durationMs: 'integer',
  locale: 'text',
  at: 'timestamptz',
  ability: 'float8',
  streakDays: 'integer',
  lastWorkDay: 'date',
  questions: 'integer',
  solved: 'integer',
  newlyMastered: 'integer',
  keptReview: 'integer',
  comeback: 'integer',
  subjectsMastered: 'text[]',
  isReview: 'boolean',
  skillAbility: 'float8',
  skillAnswers: 'integer',
  skillCorrect: 'integer',
  unaided: 'integer',
  rightInARow: 'integer',
  chance: 'float8',
  mastered: 'boolean',
  stuck: 'boolean',
  wasHard: 'boolean',
  dueAt: 'timestamptz',
  stabilityDays: 'float8',
  cardDifficulty: 'float8',
  cardState: 'integer',
  reviews: 'integer',
  lapses: 'integer',
  learningStep: 'integer',
  scheduledDays: 'float8',
  lastReviewAt: 'timestamptz',
  lessonId: 'text',
  courseId: 'text',
  lessonAnswered: 'integer',
  lessonSolved: 'integer',
  lessonTotal: 'integer',
  sheet: 'text',
  day: 'date',
  subject: 'text',
  correct: 'integer',
  workedMs: 'integer',
  startsLesson: 'boolean',
  achievements: 'text[]',
};
