import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, step, type Option } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { Corner } from './four-sides.ts';
import { foldLine, fourSided, outline, regular, star, type FoldingFigure } from './folding-figures.ts';

const message = messagesOf('ma-symmetry');

const YES: Option = { text: text(message('yes.text')) };
const NO: Option = { text: text(message('no.text')) };
const FIRST_STEP = step(message('first-step.step'), message('first-step.reason'));
const NUDGE = text(message('nudge'));

/** Which way, in degrees, one corner is seen from another. */
function wayBetween([x, y]: Corner = [0, 0], [toX, toY]: Corner = [1, 0]): number {
  return (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
}

/** Figures where a line through the middle is easily taken for a line of symmetry, with the angle of such a line. */
function drawDoubtful(random: SeededRandom): readonly [FoldingFigure, readonly number[]] {
  const kind = random.integer(0, 5);
  if (kind === 0) return [fourSided('parallelogram', random), [0, 90]];
  if (kind === 1) {
    const rectangle = fourSided('rectangle', random);
    return [rectangle, [wayBetween(rectangle.corners[0], rectangle.corners[2])]];
  }
  if (kind === 2) {
    const rhombus = fourSided('rhombus', random);
    return [rhombus, [wayBetween(rhombus.corners[0], rhombus.corners[1])]];
  }
  if (kind === 3) {
    const turnDegrees = random.integer(0, 8) * 10;
    return [regular(4, turnDegrees), [turnDegrees + 20, turnDegrees + 65]];
  }
  return kind === 4 ? [outline('zigzag'), [0, 90]] : [outline('beam'), [45, 135]];
}

function drawFolding(random: SeededRandom): FoldingFigure {
  const kind = random.integer(0, 4);
  if (kind === 0) return regular(random.integer(3, 8), random.integer(0, 11) * 30);
  if (kind === 1) return star(random.integer(4, 6), random.integer(0, 11) * 30);
  if (kind === 2) return fourSided(random.pick(['rectangle', 'rhombus', 'kite', 'square']), random);
  return outline(random.pick(['arrow', 'plus', 'house', 'beam']));
}

/** Is the dashed line a line of symmetry? */
function isFold(random: SeededRandom): DraftItem {
  const holds = random.integer(0, 1) === 0;
  const [doubtful, doubtfulLines] = drawDoubtful(random);
  const shown = holds ? drawFolding(random) : doubtful;
  const lines = holds ? shown.foldDegrees : doubtfulLines;
  const degrees = lines[random.integer(0, lines.length - 1)] ?? 0;
  const explained = {
    figure: { type: 'polygon' as const, corners: shown.corners, fold: foldLine(shown, degrees) },
    figureText: text(message('is-fold.explained.figure-text'), { sides: shown.sides }),
    prompt: text(message('is-fold.explained.prompt')),
    nudge: NUDGE,
    steps: [
      FIRST_STEP,
      holds
        ? step(
            message('is-fold.explained.step.here-every-corner-meets'),
            message('is-fold.explained.reason.so-one'),
          )
        : step(
            message('is-fold.explained.step.here-some-corners-meet'),
            message('is-fold.explained.reason.two-equal-halves-enough'),
          ),
    ],
  };
  return choiceItem(explained, random, holds ? YES : NO, [
    holds ? [NO, 'fold-overlooked'] : [YES, 'equal-halves-enough'],
  ]);
}

function countLines(shown: FoldingFigure): DraftItem {
  const lines = shown.foldDegrees.length;
  const explained = {
    figure: { type: 'polygon' as const, corners: shown.corners },
    figureText: text(message('count-lines.explained.figure-text'), { sides: shown.sides }),
    prompt: text(message('count-lines.explained.prompt')),
    nudge: text(message('count-lines.explained.nudge')),
    steps: [
      FIRST_STEP,
      step(message('count-lines.explained.step'), message('count-lines.explained.reason'), { lines }),
    ],
  };
  return integerItem(explained, lines, [
    [shown.sides, 'sides-counted-as-folds'],
    ...(lines > 1 ? [[lines - 1, 'fold-overlooked'] as const] : []),
    ...(lines === 0 ? [[2, 'equal-halves-enough'] as const, [1, 'equal-halves-enough'] as const] : []),
    ...(lines === 2 ? [[4, 'equal-halves-enough'] as const] : []),
    ...(lines === 1 ? [[0, 'fold-overlooked'] as const, [2, 'equal-halves-enough'] as const] : []),
  ]);
}

/** Two and three lines, or one, or none that deceive. */
function drawHard(random: SeededRandom): FoldingFigure {
  const kind = random.integer(0, 4);
  if (kind === 0) return regular(random.integer(5, 10), random.integer(0, 35) * 10);
  if (kind === 1) return star(random.integer(3, 8), random.integer(0, 35) * 10);
  if (kind === 2) return fourSided(random.pick(['parallelogram', 'rhombus', 'kite']), random);
  return outline(random.pick(['plus', 'corner', 'zigzag', 'beam']));
}

function drawEasy(random: SeededRandom): FoldingFigure {
  const kind = random.integer(0, 2);
  if (kind === 0) return regular(random.integer(3, 6), random.integer(0, 11) * 30);
  if (kind === 1) return fourSided(random.pick(['rectangle', 'kite', 'square']), random);
  return outline(random.pick(['arrow', 'house', 'corner']));
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return isFold(random);
  return countLines(difficulty === 2 ? drawEasy(random) : drawHard(random));
}

/** Lines along which a figure folds onto itself (CCSS 4.G.A.3). */
export const maSymmetry = generator('ma-symmetry', make);
