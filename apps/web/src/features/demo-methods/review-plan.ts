import { chanceRemembered } from '@ori/core/learning/retention';
import { afterCheck, type CheckOutcome, newReviewCard } from '@ori/core/learning/review';

const DAY_MS = 86_400_000;
/** Days are counted from here; which day it is changes nothing. */
const START = new Date(0);
/** How finely a curve is drawn. */
const PIECES = 24;

/** One check of a skill: when it is, how it went, and how many days later the next one is. */
export interface PlannedCheck {
  readonly day: number;
  readonly outcome: CheckOutcome;
  readonly waitDays: number;
  readonly stabilityDays: number;
}

/** The checks that follow from how each of them goes, each asked on the day it falls due: as for a learner. */
export function planOf(outcomes: readonly CheckOutcome[]): PlannedCheck[] {
  let card = newReviewCard(START);
  let now = START;
  return outcomes.map((outcome) => {
    card = afterCheck(card, outcome, now);
    const day = (now.getTime() - START.getTime()) / DAY_MS;
    const waitDays = (card.dueAt.getTime() - now.getTime()) / DAY_MS;
    now = card.dueAt;
    return { day, outcome, waitDays, stabilityDays: card.stabilityDays };
  });
}

/** What is remembered between the checks, as points of day and chance. */
export function rememberedOver(plan: readonly PlannedCheck[]): (readonly [day: number, chance: number])[] {
  return plan.flatMap(({ day, waitDays, stabilityDays }) =>
    Array.from({ length: PIECES + 1 }, (_, piece) => {
      const since = (waitDays * piece) / PIECES;
      return [day + since, chanceRemembered(since, stabilityDays)] as const;
    }),
  );
}
