import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, inLowestTerms, rationalItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-prob');

function build(prompt: ReturnType<typeof text>, wanted: number, total: number, asksNot: boolean): DraftItem {
  const good = asksNot ? total - wanted : wanted;
  const answer = fraction(good, total);
  const all = { good, total, worth: inLowestTerms(`${good}/${total}`, formatRational(answer)) };
  const explained = {
    prompt,
    nudge: text(message('build.explained.nudge')),
    steps: [
      step(
        message('build.explained.step.good-total-outcomes-meant'),
        message('build.explained.reason.all-them-equally-likely'),
        all,
      ),
      step(
        message('build.explained.step.good-out-total-worth'),
        message('build.explained.reason.probability-compares-outcomes-meant'),
        all,
      ),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [fraction(good, total - good), 'wanted-to-unwanted'],
    [fraction(1, 2), 'everything-half-half'],
  ]);
}

function drawBeads(random: SeededRandom) {
  const [red, blue, white] = [random.integer(2, 8), random.integer(2, 8), random.integer(2, 6)];
  return { red, blue, white, total: red + blue + white };
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) {
    const [red, blue] = [random.integer(2, 7), random.integer(2, 8)];
    const words = message('make.words.bag-holds-red-red');
    return build(text(words, { red, blue }), red, red + blue, false);
  }
  const { red, blue, white, total } = drawBeads(random);
  const asksNot = difficulty === 3;
  const words = asksNot
    ? message('make.words.bag-holds-red-red-2')
    : message('make.words.bag-holds-red-red-3');
  return build(text(words, { red, blue, white }), red, total, asksNot);
}

/** Chance of one draw (CCSS 7.SP.C.7). */
export const maProb = generator('ma-prob', make);
