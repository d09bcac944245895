import type { Expression } from './find-expressions.ts';

/**
 * The one list of expressions that may grow faster than their text, since no stranger's text reaches them: each with
 * the reason. Mending an expression is better than a line here.
 */
const REACHED_BY_NOBODY: readonly (readonly [file: string, source: string, because: string])[] = [
  [
    'apps/server/src/drawing/draw-thread.ts',
    String.raw`<style[^>]*>([^]*?)<\/style>`,
    'the head of our own page: what people wrote stands in it escaped, so that no tag of it is theirs',
  ],
];

const isReachedByNobody = ({ place, source }: Expression): boolean =>
  REACHED_BY_NOBODY.some(([file, listed]) => place.startsWith(`${file}:`) && source === listed);

/** Lines of the list that no expression needs any more. */
export const needless = (expressions: readonly Expression[]): readonly string[] =>
  REACHED_BY_NOBODY.filter(
    ([file, listed]) =>
      !expressions.some(({ place, source }) => place.startsWith(`${file}:`) && source === listed),
  ).map(([file, listed]) => `${file} ${listed}`);

/**
 * Files whose expressions run in the maths thread alone, which is ended after 300 ms of its own time
 * (apps/server/src/maths-worker): whatever they cost, nobody else waits for it. They are not proved yet.
 */
const ENDED_IN_TIME = ['packages/core/src/maths/solve/requests/phrase.ts'];

const isEndedInTime = ({ place }: Expression): boolean =>
  ENDED_IN_TIME.some((file) => place.startsWith(`${file}:`));

/** Must this one be proved? */
export const isOpen = (expression: Expression): boolean =>
  !isReachedByNobody(expression) && !isEndedInTime(expression);
