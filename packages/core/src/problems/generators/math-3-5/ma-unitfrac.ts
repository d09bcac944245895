import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, integerItem, rationalItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-unitfrac');

const SHAPES = ['loaf', 'circle', 'bar'] as const;

/** Some parts are shaded: which fraction is it? */
function nameShaded(random: SeededRandom, shaded: number, parts: number): DraftItem {
  const all = { shaded, parts, name: `${shaded}/${parts}` };
  const explained = {
    figure: { type: 'shares' as const, wholes: 1, parts, shaded, shape: random.pick(SHAPES) },
    figureText: text(message('name-shaded.explained.figure-text'), all),
    prompt: text(message('name-shaded.explained.prompt')),
    nudge: text(message('name-shaded.explained.nudge')),
    steps: [
      step(
        message('name-shaded.explained.step.parts-equal-parts-make'),
        message('name-shaded.explained.reason.bottom-number-names-size'),
        all,
      ),
      step(
        message('name-shaded.explained.step.shaded-parts-name'),
        message('name-shaded.explained.reason.top-number-counts-shaded'),
        all,
      ),
    ],
  };
  return rationalItem(explained, fraction(shaded, parts), 'any', [
    [fraction(shaded, parts - shaded), 'part-to-rest'],
    [fraction(parts, shaded), 'flipped-fraction'],
  ]);
}

/** How many unit fractions make so many wholes? */
function fillWholes(wholes: number, parts: number): DraftItem {
  const all = { wholes, parts, unit: `1/${parts}`, total: wholes * parts };
  const explained = {
    figure: { type: 'shares' as const, wholes, parts, shaded: 0, shape: 'loaf' as const },
    figureText: text(message('fill-wholes.explained.figure-text'), all),
    prompt: text(message('fill-wholes.explained.prompt'), all),
    nudge: text(message('fill-wholes.explained.nudge')),
    steps: [
      step(
        message('fill-wholes.explained.step'),
        message('fill-wholes.explained.reason.unit-one-parts-equal'),
        all,
      ),
      step(
        '{wholes} × {parts} = {total}',
        message('fill-wholes.explained.reason.each-loaf-gives-pieces'),
        all,
      ),
    ],
  };
  return integerItem(explained, wholes * parts, [
    [parts, 'counts-all-parts'],
    [wholes + parts, 'parts-miscounted'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 3) return fillWholes(random.integer(2, 5), random.integer(3, 8));
  const parts = random.integer(3, difficulty === 1 ? 8 : 12);
  return nameShaded(random, difficulty === 1 ? 1 : random.integer(2, parts - 1), parts);
}

/** Fractions as equal parts of a whole (CCSS 3.NF.A.1). */
export const maUnitfrac = generator('ma-unitfrac', make);
