import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { rational } from '../../../maths/rational.ts';
import { choiceItem, generator, integerItem, rationalItem } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from './worked.ts';

const message = messagesOf('sc-mutation');

/** Traits of peas that Mendel studied (1866): the dominant one first. */
const TRAITS = [
  {
    letter: 'P',
    strong: message('traits.purple-flowers.strong'),
    weak: message('traits.purple-flowers.weak'),
  },
  {
    letter: 'R',
    strong: message('traits.round-seeds.strong'),
    weak: message('traits.round-seeds.weak'),
  },
  {
    letter: 'Y',
    strong: message('traits.yellow-seeds.strong'),
    weak: message('traits.yellow-seeds.weak'),
  },
  {
    letter: 'G',
    strong: message('traits.green-pods.strong'),
    weak: message('traits.green-pods.weak'),
  },
  {
    letter: 'T',
    strong: message('traits.tall-stems.strong'),
    weak: message('traits.tall-stems.weak'),
  },
] as const;
/** Parents by their number of dominant alleles, and the quarters of offspring with the recessive trait. */
const CROSSES = [
  { parents: [1, 1], weakQuarters: 1 },
  { parents: [1, 0], weakQuarters: 2 },
  { parents: [0, 1], weakQuarters: 2 },
] as const;

const genotype = (letter: string, dominant: number) =>
  dominant === 2
    ? letter + letter
    : dominant === 1
      ? letter + letter.toLowerCase()
      : letter.toLowerCase().repeat(2);

const SQUARE: Done = [
  message('square.draw-punnett-square-alleles'),
  message('square.each-parent-passes-one'),
];

interface Cross {
  readonly fillers: Readonly<Record<string, string | Phrase>>;
  readonly quarters: number;
  readonly askWeak: boolean;
}

function drawCross(random: SeededRandom): Cross {
  const trait = random.pick(TRAITS);
  const { parents, weakQuarters } = random.pick(CROSSES);
  const askWeak = random.integer(0, 1) === 0;
  return {
    fillers: {
      big: trait.letter,
      small: trait.letter.toLowerCase(),
      strong: trait.strong,
      weak: trait.weak,
      one: genotype(trait.letter, parents[0]),
      two: genotype(trait.letter, parents[1]),
      asked: askWeak ? trait.weak : trait.strong,
    },
    quarters: askWeak ? weakQuarters : 4 - weakQuarters,
    askWeak,
  };
}

function chance(random: SeededRandom): DraftItem {
  const { fillers, quarters, askWeak } = drawCross(random);
  const explained = worked(
    {
      prompt: message('chance.explained.work.prompt'),
      nudge: message('chance.explained.work.nudge'),
      rule: SQUARE,
      work: [
        [
          '{quarters}/4',
          askWeak
            ? message('chance.explained.work.recessive-trait-needs-recessive-trait-needs-two')
            : message('chance.explained.work.recessive-trait-needs-one-capital-letter-enough'),
        ],
      ],
    },
    { ...fillers, quarters },
  );
  return rationalItem(explained, rational(quarters, 4), 'any', [
    [rational(4 - quarters, 4), 'other-trait-counted'],
    [rational(1, 4), 'carriers-forgotten'],
    [rational(1, 1), 'carriers-forgotten'],
  ]);
}

function expected(random: SeededRandom): DraftItem {
  const { fillers, quarters } = drawCross(random);
  const total = random.integer(5, 60) * 4;
  const answer = (total * quarters) / 4;
  const explained = worked(
    {
      prompt: message('expected.explained.work.prompt'),
      nudge: message('expected.explained.work.nudge'),
      rule: SQUARE,
      work: [['{quarters}/4 × {total} = {answer}', message('expected.explained.work.share-squares-share')]],
    },
    { ...fillers, quarters, total, answer },
  );
  return integerItem(explained, answer, [
    [total - answer, 'other-trait-counted'],
    [total / 4, 'carriers-forgotten'],
    [total, 'carriers-forgotten'],
  ]);
}

const PARENTS_OF_PROMPT = message('parents-of-prompt');
const PARENTS_OF_RULE = [
  message('parents-of-rule.compare-two-counts'),
  message('parents-of-rule.chance-makes-them-near'),
] as const;

/** What the counts tell about the parents, for each pair of them. */
const PAIRS_SHOWN = [
  message('pairs-shown.near-three-one-both'),
  message('pairs-shown.near-one-one-one'),
  message('pairs-shown.none-recessive-one-parent'),
];

/** From counted offspring back to the parents. */
function parentsOf(random: SeededRandom): DraftItem {
  const trait = random.pick(TRAITS);
  const kind = random.pick([0, 1, 2]);
  const quarter = random.integer(15, 60);
  const shake = random.integer(-3, 3);
  const [strong, weak] = [
    [3 * quarter + shake, quarter - shake],
    [2 * quarter + shake, 2 * quarter - shake],
    [4 * quarter + shake, 0],
  ][kind] ?? [0, 0];
  const pairs = [
    [1, 1],
    [1, 0],
    [2, 0],
  ] as const;
  const name = ([one, two]: readonly [number, number]) => ({
    text: text(`${genotype(trait.letter, one)} × ${genotype(trait.letter, two)}`),
  });
  const explained = worked(
    {
      prompt: PARENTS_OF_PROMPT,
      nudge: message('parents-of.explained.work.nudge'),
      rule: PARENTS_OF_RULE,
      work: [['{strong} : {weak}', PAIRS_SHOWN[kind] ?? '']],
    },
    {
      big: trait.letter,
      small: trait.letter.toLowerCase(),
      a: trait.strong,
      b: trait.weak,
      strong: strong ?? 0,
      weak: weak ?? 0,
    },
  );
  const others = pairs.filter((_, index) => index !== kind);
  return choiceItem(
    explained,
    random,
    name(pairs[kind]),
    others.map((pair) => [name(pair), pair[0] === 2 ? 'carriers-forgotten' : 'other-trait-counted']),
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return chance(random);
  return difficulty === 2 ? expected(random) : parentsOf(random);
}

/** Inheritance of one gene (NGSS MS-LS3-2). */
export const scMutation = generator('sc-mutation', make);
