import type { DraftItem, MisconceptionId } from '../../draft.ts';
import { type Fillers, messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { countPairs } from './electron-pairs.ts';
import { lewisFigure, MOLECULES, type Shape } from './molecules.ts';
import { classifyBond } from './sc-bond-kinds.ts';

const message = messagesOf('sc-bond');

type Drawn = Shape | 'square planar';
const SHAPE_WORDS: Readonly<Record<Drawn, Phrase>> = {
  linear: message('shape-words.linear'),
  bent: message('shape-words.bent'),
  'trigonal planar': message('shape-words.trigonalplanar'),
  'trigonal pyramidal': message('shape-words.trigonalpyramidal'),
  tetrahedral: message('shape-words.tetrahedral'),
  'square planar': message('shape-words.squareplanar'),
};
const WRONG_SHAPES: Readonly<Record<Shape, readonly (readonly [Drawn, MisconceptionId])[]>> = {
  linear: [
    ['bent', 'invented-lone-pair'],
    ['tetrahedral', 'bonds-as-directions'],
  ],
  bent: [
    ['linear', 'lone-pairs-take-no-room'],
    ['tetrahedral', 'lone-pairs-as-corners'],
  ],
  'trigonal planar': [['trigonal pyramidal', 'invented-lone-pair']],
  'trigonal pyramidal': [
    ['trigonal planar', 'lone-pairs-take-no-room'],
    ['tetrahedral', 'lone-pairs-as-corners'],
  ],
  tetrahedral: [
    ['square planar', 'flat-as-drawn'],
    ['trigonal pyramidal', 'invented-lone-pair'],
  ],
};

function shapeSteps(all: Fillers) {
  return [
    step(
      message('shape-steps.step.atoms-plus-lone-pairs'),
      message('shape-steps.reason.double-triple-bond-one'),
      all,
    ),
    step(
      message('shape-steps.step.atoms-alone-give-name'),
      message('shape-steps.reason.lone-pairs-push-but'),
      all,
    ),
  ];
}

/** Which shape has the molecule? */
function nameShape(random: SeededRandom): DraftItem {
  const molecule = random.pick(MOLECULES);
  const { formula, centre, outer, lonePairs, shape } = molecule;
  const all = {
    formula,
    centre,
    atoms: outer.length,
    lonePairs,
    groups: outer.length + lonePairs,
    shape: SHAPE_WORDS[shape],
  };
  const option = (name: Drawn): Option => ({ text: text(SHAPE_WORDS[name]) });
  const explained = {
    prompt: text(message('name-shape.explained.prompt'), all),
    figure: lewisFigure(molecule),
    figureText: text(message('name-shape.explained.figure-text'), all),
    nudge: text(message('name-shape.explained.nudge')),
    steps: shapeSteps(all),
  };
  const wrong = WRONG_SHAPES[shape].map(([name, misconception]): Wrong<Option> => [
    option(name),
    misconception,
  ]);
  return choiceItem(explained, random, option(shape), wrong);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return classifyBond(random);
  return difficulty === 2 ? countPairs(random) : nameShape(random);
}

/** Bonding and structure (NGSS HS-PS1-3): kinds of bonds, electron pairs, shapes. */
export const scBond = generator('sc-bond', make);
