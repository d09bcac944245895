import { createEmptyCard, fsrs, generatorParameters, Rating, type Card, type State } from 'ts-fsrs';

/** A mastered skill waiting to be asked again: plain data, dates as instants. */
export interface ReviewCard {
  readonly dueAt: Date;
  readonly stabilityDays: number;
  readonly difficulty: number;
  readonly state: State;
  readonly reviews: number;
  readonly lapses: number;
  readonly learningStep: number;
  readonly scheduledDays: number;
  readonly lastReviewAt: Date | null;
}

/** How a check went: all right unaided, right in the end or with help, or not yet. */
export type CheckOutcome = 'good' | 'hard' | 'again';

const RATINGS = { good: Rating.Good, hard: Rating.Hard, again: Rating.Again } as const;

const DAY_MS = 86_400_000;
const LONGEST_WAIT_DAYS = 180;
/** FSRS with 90 % wanted retention and no chance in it. */
const scheduler = fsrs(
  generatorParameters({ request_retention: 0.9, maximum_interval: LONGEST_WAIT_DAYS, enable_fuzz: false }),
);

function fromLibrary(card: Card): ReviewCard {
  return {
    dueAt: card.due,
    stabilityDays: card.stability,
    difficulty: card.difficulty,
    state: card.state,
    reviews: card.reps,
    lapses: card.lapses,
    learningStep: card.learning_steps,
    scheduledDays: card.scheduled_days,
    lastReviewAt: card.last_review ?? null,
  };
}

function toLibrary(card: ReviewCard): Card {
  return {
    due: card.dueAt,
    stability: card.stabilityDays,
    difficulty: card.difficulty,
    elapsed_days: 0,
    scheduled_days: card.scheduledDays,
    learning_steps: card.learningStep,
    reps: card.reviews,
    lapses: card.lapses,
    state: card.state,
    ...(card.lastReviewAt ? { last_review: card.lastReviewAt } : {}),
  };
}

/** The card of a skill mastered just now. */
export function newReviewCard(now: Date): ReviewCard {
  return fromLibrary(createEmptyCard(now));
}

/** The card after a check; `dueAt` tells when to ask again. */
export function afterCheck(card: ReviewCard, outcome: CheckOutcome, now: Date): ReviewCard {
  const next = fromLibrary(scheduler.next(toLibrary(card), now, RATINGS[outcome]).card);
  // The library puts "good" a day behind "hard", also where both have reached the longest wait.
  const latest = now.getTime() + LONGEST_WAIT_DAYS * DAY_MS;
  const scheduledDays = Math.min(next.scheduledDays, LONGEST_WAIT_DAYS);
  return { ...next, scheduledDays, dueAt: new Date(Math.min(next.dueAt.getTime(), latest)) };
}
