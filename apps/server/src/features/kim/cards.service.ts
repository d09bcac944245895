import type {
  Guess,
  GuessAnswer,
  LearnerCard,
  LearnerCards,
  PatternsAnswer,
  Tried,
} from '@ori/contracts/kim';
import type { PatternId } from '@ori/contracts/kim-names';
import type { Locale } from '@ori/contracts/locale';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { judgeGuess, mayTry } from '@ori/core/kim/judge-guess';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import type { CardRow, CardsStore } from './cards.store.ts';
import type { Catalogue } from './catalogue.ts';
import type { KimDeps } from './kim.deps.ts';
import type { Receipts } from './receipts.ts';

interface Deps extends Pick<KimDeps, 'content' | 'reach' | 'now'> {
  readonly cards: CardsStore;
  readonly catalogue: Catalogue;
  readonly receipts: Receipts;
}

type Answered = Promise<Result<Tried, 'not-found' | 'retry-tomorrow'>>;

/** Judges guesses, and tells what a learner may be told of a card. */
function createJudging({ now, catalogue, receipts }: Pick<Deps, 'now' | 'catalogue' | 'receipts'>) {
  return {
    /** Null for a mapping that is not told. */
    judged(id: string, guess: Guess, locale: Locale): GuessAnswer | null {
      const card = catalogue.open(id, locale);
      if (card === null) return null;
      const { relationRight, labelRight, isRight } = judgeGuess(card, guess);
      const receipt = isRight ? receipts.give(id) : null;
      return { relationRight, labelRight, receipt, card: isRight ? card : null };
    },
    stateOf(viewer: Viewer, id: string, row: CardRow | undefined): LearnerCard | null {
      const hidden = catalogue.hidden(id, viewer.locale);
      if (hidden === null) return null;
      const isDiscovered = row?.discoveredAt != null;
      const today = dayOf(now(), viewer.timeZone);
      const isWaiting = !isDiscovered && !mayTry(row?.triedOn ?? null, today);
      const open = isDiscovered ? catalogue.open(id, viewer.locale) : null;
      return { id, isDiscovered, again: isWaiting ? addDays(today, 1) : null, hidden, open };
    },
  };
}

/** "How are these two related? How sure are we?": asked without the answer, judged here, told once it is found. */
export function createCardsService(deps: Deps) {
  const { content, reach, now, cards, catalogue } = deps;
  const { judged, stateOf } = createJudging(deps);

  async function statesOf(viewer: Viewer, ids: readonly string[]): Promise<LearnerCards> {
    const rows = new Map((await cards.some(viewer.userId, ids)).map((row) => [row.mappingId, row]));
    return { cards: ids.flatMap((id) => stateOf(viewer, id, rows.get(id)) ?? []) };
  }

  return {
    shown: (locale: Locale, chosen: PatternId | undefined): PatternsAnswer => catalogue.shown(locale, chosen),
    /** Judges a guess of somebody whose progress is in their browser. */
    guess(locale: Locale, id: string, guess: Guess): Result<GuessAnswer, 'not-found'> {
      const answer = judged(id, guess, locale);
      return answer === null ? fail('not-found') : succeed(answer);
    },
    ofLesson: (viewer: Viewer, lessonId: string): Promise<LearnerCards> =>
      statesOf(viewer, content.lessonMappings(lessonId)),
    ofPattern: (viewer: Viewer, pattern: PatternId): Promise<LearnerCards> => {
      const found = catalogue.patterns(viewer.locale).find(({ id }) => id === pattern);
      return statesOf(viewer, found?.cards.map(({ id }) => id) ?? []);
    },
    async open(viewer: Viewer, id: string): Promise<Result<LearnerCard, 'not-found'>> {
      const learner = await reach('kim.open', viewer, undefined);
      if (learner === null || !catalogue.isTold(id)) return fail('not-found');
      await cards.open(learner, [{ mappingId: id, at: now() }]);
      const [state] = (await statesOf(viewer, [id])).cards;
      return state === undefined ? fail('not-found') : succeed(state);
    },
    /** One try a day on a card that was opened; `retry-tomorrow` for a second one. */
    async answer(viewer: Viewer, id: string, guess: Guess): Answered {
      const answer = judged(id, guess, viewer.locale);
      if (answer === null) return fail('not-found');
      const foundAt = answer.card === null ? null : now();
      const row = await cards.tryOnce(viewer.userId, id, dayOf(now(), viewer.timeZone), foundAt);
      if (row === null) {
        const [before] = await cards.some(viewer.userId, [id]);
        return fail(before === undefined ? 'not-found' : 'retry-tomorrow');
      }
      const state = stateOf(viewer, id, row);
      return state === null ? fail('not-found') : succeed({ guess: answer, state });
    },
  };
}
export type CardsService = ReturnType<typeof createCardsService>;
