import type { RankedPassage } from './rank-passages.ts';

/** So much worse may a lesson of a liked culture fit, and still come first. */
const LIKED = 1.2;

/** Answers with lessons of a teaching style's cultures before others that fit about as well; all of them stay. */
export function likedFirst(
  answers: readonly RankedPassage[],
  isLiked: (lessonId: string) => boolean,
): readonly RankedPassage[] {
  const weighed = answers.map((answer, place) => {
    const worth = isLiked(answer.passage.lessonId) ? answer.score * LIKED : answer.score;
    return { answer, worth, place };
  });
  return weighed.toSorted((a, b) => b.worth - a.worth || a.place - b.place).map(({ answer }) => answer);
}
