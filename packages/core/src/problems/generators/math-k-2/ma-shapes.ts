import type { DraftItem, MisconceptionId } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty, Figure } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-shapes');

type Name = Extract<Figure, { type: 'shape' }>['name'];
type WrongNames = readonly (readonly [Name, MisconceptionId])[];

const WORDS: Readonly<Record<Name, Phrase>> = {
  circle: message('words.circle'),
  triangle: message('words.triangle'),
  square: message('words.square'),
  rectangle: message('words.rectangle'),
  pentagon: message('words.pentagon'),
  hexagon: message('words.hexagon'),
  cube: message('words.cube'),
  sphere: message('words.sphere'),
  cylinder: message('words.cylinder'),
  cone: message('words.cone'),
};
/** What is seen of each shape, without its name. */
const LOOKS: Readonly<Record<Name, Phrase>> = {
  circle: message('looks.circle'),
  triangle: message('looks.triangle'),
  square: message('looks.square'),
  rectangle: message('looks.rectangle'),
  pentagon: message('looks.pentagon'),
  hexagon: message('looks.hexagon'),
  cube: message('looks.cube'),
  sphere: message('looks.sphere'),
  cylinder: message('looks.cylinder'),
  cone: message('looks.cone'),
};
const WRONG: Readonly<Record<Name, WrongNames>> = {
  circle: [
    ['triangle', 'round-or-straight'],
    ['hexagon', 'round-or-straight'],
  ],
  triangle: [
    ['square', 'sides-miscounted'],
    ['circle', 'round-or-straight'],
  ],
  square: [
    ['triangle', 'sides-miscounted'],
    ['pentagon', 'sides-miscounted'],
    ['circle', 'round-or-straight'],
  ],
  rectangle: [
    ['square', 'sides-not-compared'],
    ['triangle', 'sides-miscounted'],
  ],
  pentagon: [
    ['hexagon', 'sides-miscounted'],
    ['square', 'sides-miscounted'],
  ],
  hexagon: [
    ['pentagon', 'sides-miscounted'],
    ['circle', 'round-or-straight'],
  ],
  cube: [
    ['square', 'solid-by-one-face'],
    ['cylinder', 'other-solid'],
  ],
  sphere: [
    ['circle', 'solid-by-one-face'],
    ['cone', 'other-solid'],
  ],
  cylinder: [
    ['circle', 'solid-by-one-face'],
    ['cone', 'other-solid'],
  ],
  cone: [
    ['triangle', 'solid-by-one-face'],
    ['cylinder', 'other-solid'],
  ],
};
const BY_DIFFICULTY = {
  1: ['circle', 'triangle', 'square', 'rectangle'],
  2: ['triangle', 'square', 'rectangle', 'pentagon', 'hexagon'],
  3: ['cube', 'sphere', 'cylinder', 'cone'],
} as const;

function turnOf(random: SeededRandom, difficulty: Difficulty): number {
  if (difficulty === 1) return random.integer(0, 2) * 5;
  return difficulty === 2 ? random.integer(1, 34) * 10 : random.integer(0, 3) * 90;
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const name = random.pick(BY_DIFFICULTY[difficulty]);
  const option = (of: Name): Option => ({ text: text(WORDS[of]) });
  const all = { name: WORDS[name], looks: LOOKS[name] };
  const explained = {
    figure: { type: 'shape', name, turnDegrees: turnOf(random, difficulty) } as const,
    figureText: text(LOOKS[name]),
    prompt: text(message('make.explained.prompt')),
    nudge: text(
      difficulty === 3
        ? message('make.explained.nudge.would-roll-point')
        : message('make.explained.nudge.count-sides-turn-head'),
    ),
    steps: [
      step('{looks}', message('make.explained.reason.turning-changes-nothing'), all),
      step(message('make.explained.step'), message('make.explained.reason.sides-corners-give-name'), all),
    ],
  };
  return choiceItem(
    explained,
    random,
    option(name),
    WRONG[name].map(([wrong, why]): Wrong<Option> => [option(wrong), why]),
  );
}

/** Names of flat and solid shapes, whichever way they are turned (CCSS K.G.A.2). */
export const maShapes = generator('ma-shapes', make);
