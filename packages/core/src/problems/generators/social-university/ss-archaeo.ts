import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ss-archaeo');

/** Tree rings: the last ring's year is known, the first ring's year is asked. */
function treeRings(random: SeededRandom): DraftItem {
  const rings = random.integer(40, 260);
  const last = random.integer(900, 1800);
  const fillers = { rings, last, gaps: rings - 1, answer: last - rings + 1 };
  return integerItem(
    {
      prompt: text(message('tree-rings.parts.prompt'), fillers),
      nudge: text(message('tree-rings.parts.nudge')),
      steps: [
        step('{rings} − 1 = {gaps}', message('tree-rings.parts.reason.between-so-rings-lies'), fillers),
        step('{last} − {gaps} = {answer}', message('tree-rings.parts.reason.each-step-goes-back'), fillers),
      ],
    },
    fillers.answer,
    [
      [last - rings, 'both-ends-counted'],
      [last + rings, 'added-to-year'],
    ],
  );
}

/** What is left after some half-lives, as a percentage of counts. */
function halfLives(random: SeededRandom): DraftItem {
  const halvings = random.integer(1, 4);
  const left = random.integer(3, 20) * 5;
  const start = left * 2 ** halvings;
  const years = halvings * 5_730;
  const fillers = { start, left, halvings, years };
  return integerItem(
    {
      prompt: text(message('half-lives.parts.prompt'), fillers),
      nudge: text(message('half-lives.parts.nudge')),
      steps: [
        step(message('half-lives.parts.step'), message('half-lives.parts.reason.each-half-life-leaves')),
        step('{halvings} × 5730 = {years}', message('half-lives.parts.reason.so-half-lives-passed'), fillers),
      ],
    },
    years,
    [
      [2 ** halvings * 5_730, 'halvings-miscounted'],
      [(1 - 2 ** -halvings) * 11_460, 'equal-loss-each-time'],
    ],
  );
}

/** Calendar years before present, counted back from 1950 CE, into BCE. */
function beforePresent(random: SeededRandom): DraftItem {
  const before = random.integer(196, 900) * 10;
  const fillers = { before, answer: before - 1_949 };
  return integerItem(
    {
      prompt: text(message('before-present.parts.prompt'), fillers),
      nudge: text(message('before-present.parts.nudge')),
      steps: [
        step(
          message('before-present.parts.step'),
          message('before-present.parts.reason.one-more-year-leads'),
        ),
        step(
          '{before} − 1949 = {answer}',
          message('before-present.parts.reason.after-1949-years-we'),
          fillers,
        ),
      ],
    },
    before - 1_949,
    [
      [before - 1_950, 'year-zero-counted'],
      [before + 1_950, 'added-to-year'],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return treeRings(random);
  return difficulty === 2 ? halfLives(random) : beforePresent(random);
}

/** Tree rings, radiocarbon and dates before present (half-life 5,730 years; BP counts from 1950 CE). */
export const ssArchaeo = generator('ss-archaeo', make);
