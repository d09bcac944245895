/** So many questions of one skill, one after the other. */
export interface PracticePart {
  readonly skill: string;
  readonly count: number;
}

/** The parts of a lesson's practice, those of the skills it teaches before those of its prerequisites. */
export function taughtFirst<Part extends PracticePart>(
  practice: readonly Part[],
  taught: readonly string[],
): Part[] {
  const isTaught = ({ skill }: Part) => taught.includes(skill);
  return [...practice.filter(isTaught), ...practice.filter((part) => !isTaught(part))];
}

/**
 * A lesson's practice in the order it is asked: it begins and ends with what the lesson teaches, and questions from
 * prerequisites stand in the middle (mixed practice). A part that they stand within comes twice, each time with its
 * share of the count; all counts together stay the same.
 */
export function practiceOrder(practice: readonly PracticePart[], taught: readonly string[]): PracticePart[] {
  const ordered = taughtFirst(practice, taught);
  const own = ordered.filter(({ skill }) => taught.includes(skill));
  const earlier = ordered.slice(own.length);
  const half = Math.ceil(own.reduce((sum, { count }) => sum + count, 0) / 2);
  const [before, after] = splitAt(own, half);
  return earlier.length === 0 ? own : [...before, ...earlier, ...after];
}

function splitAt(parts: readonly PracticePart[], at: number): [PracticePart[], PracticePart[]] {
  const before: PracticePart[] = [];
  const after: PracticePart[] = [];
  let left = at;
  for (const { skill, count } of parts) {
    const here = Math.min(count, left);
    if (here > 0) before.push({ skill, count: here });
    if (count > here) after.push({ skill, count: count - here });
    left -= here;
  }
  return [before, after];
}
