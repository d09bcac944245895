import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { biggerPiece, shareLoaves } from './fair-shares.ts';
import { cut, ONE, PARTS, PLURAL, SHAPES, WHOLE, type Parts, type Shape } from './parts-of-one.ts';

const message = messagesOf('ma-halves');

const EQUAL_PARTS = message('equal-parts');

function equalParts(shape: Shape, parts: number): Option {
  return { text: text(EQUAL_PARTS, { parts }), figure: cut(shape, parts) };
}

function unequalParts(shape: Shape, parts: Parts, big: number): Option {
  const words = message('unequal-parts.words');
  return {
    text: text(words, { parts }),
    figure: { type: 'cuts', shape, sizes: [big, ...Array<number>(parts - 1).fill(1)] },
  };
}

/** Which picture shows halves? */
function findThePicture(random: SeededRandom): DraftItem {
  const [shape, parts] = [random.pick(SHAPES), random.pick(PARTS)];
  const other = parts === 4 ? random.pick([2, 3]) : parts + random.pick([1, 2]);
  const names = { name: PLURAL[parts], parts };
  const explained = {
    prompt: text(message('find-the-picture.explained.prompt'), names),
    nudge: text(message('find-the-picture.explained.nudge')),
    steps: [
      step(
        message('find-the-picture.explained.step.count-parts-parts'),
        message('find-the-picture.explained.reason.name-means-parts-parts'),
        names,
      ),
      step(
        message('find-the-picture.explained.step.check-they-equal'),
        message('find-the-picture.explained.reason.fair-shares-one-size'),
      ),
    ],
  };
  return choiceItem(explained, random, equalParts(shape, parts), [
    [unequalParts(shape, parts, random.integer(2, 4)), 'unfair-parts'],
    [equalParts(shape, other), 'parts-miscounted'],
  ]);
}

/** One part is shaded: which part of the whole is it? */
function nameThePart(random: SeededRandom): DraftItem {
  const [shape, parts] = [random.pick(SHAPES), random.pick(PARTS)];
  const rest = parts === 2 ? WHOLE : ONE[parts === 3 ? 2 : 3];
  const other = parts === 2 ? ONE[random.pick([3, 4])] : ONE[parts === 3 ? 4 : 2];
  const counts = { parts, name: ONE[parts] };
  const explained = {
    prompt: text(message('name-the-part.explained.prompt')),
    figure: cut(shape, parts, 1),
    figureText: text(message('name-the-part.explained.figure-text'), counts),
    nudge: text(message('name-the-part.explained.nudge')),
    steps: [
      step(
        message('name-the-part.explained.step.there-parts-equal-parts'),
        message('name-the-part.explained.reason.count-colored-white-parts'),
        counts,
      ),
      step(
        message('name-the-part.explained.step.one-parts-name'),
        message('name-the-part.explained.reason.parts-give-name'),
        counts,
      ),
    ],
  };
  return choiceItem(explained, random, { text: text(ONE[parts]) }, [
    [{ text: text(rest) }, 'part-to-rest'],
    [{ text: text(other) }, 'parts-miscounted'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return findThePicture(random);
  if (difficulty === 2) return nameThePart(random);
  return random.integer(1, 3) === 1 ? biggerPiece(random) : shareLoaves(random);
}

/** Halves, thirds and fourths as equal parts (CCSS 1.G.A.3, 2.G.A.3). */
export const maHalves = generator('ma-halves', make);
