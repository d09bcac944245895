import type { Passage } from '@ori/contracts/search';
import type { RankedPassage } from './rank-passages.ts';

/** So much of what was asked has to stand in a passage and its lesson's title before it counts as an answer. */
const ANSWERS = 0.59;
/** A lesson that only mentions the words in passing is no answer. */
const ABOUT = 0.35;
/** Words that stand together in one passage are no chance: the more they are, the less has to come back elsewhere. */
const WELL_ANSWERED = 0.65;
/** Less is enough where it is what the lesson teaches. */
const TAUGHT = 0.52;
/** So much for a lesson to be called the nearest; and so much of it must be what the lesson teaches. */
const NEAR = 0.34;
/** Further lessons are worth naming only when they come close to the first. */
const BESIDE_BEST = 0.55;

/** A question to begin with answers nothing; the lesson's own aims, which stand in its place, tell what it teaches. */
const onlyAsks = ({ section, kind }: Passage): boolean => section === 'hook' && kind !== 'lesson';

function answers({ covered, about, named, together }: RankedPassage): boolean {
  if (covered >= TAUGHT && named >= TAUGHT) return true;
  return covered >= ANSWERS && (about >= ABOUT || (covered >= WELL_ANSWERED && about * together >= ABOUT));
}

/** The lessons that answer what was asked: silence rather than a guess. */
export function answersAmong(ranked: readonly RankedPassage[]): readonly RankedPassage[] {
  const enough = ranked.filter((each) => answers(each) && !onlyAsks(each.passage));
  const best = enough[0]?.score ?? 0;
  return enough.filter(({ score }) => score >= best * BESIDE_BEST);
}

/** The lesson nearest to what was asked, or null where none is near. */
export function nearestAmong(ranked: readonly RankedPassage[]): RankedPassage | null {
  return ranked.find(({ covered, named }) => covered >= NEAR && named >= NEAR) ?? null;
}
