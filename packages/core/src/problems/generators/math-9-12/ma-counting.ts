import type { DraftItem, MisconceptionId } from '../../draft.ts';
import { type Fillers, messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { arrangements, choices, factorial } from './ways.ts';

const message = messagesOf('ma-counting');

interface Question {
  readonly prompt: Phrase;
  readonly first: Phrase;
  readonly why: Phrase;
  readonly product: string;
  readonly answer: number;
  readonly wrong: readonly (readonly [number, MisconceptionId])[];
  readonly fillers: Fillers;
}

const EACH_CHOICE = message('each-choice');

function ask({ prompt, first, why, product, answer, wrong, fillers }: Question): DraftItem {
  const all = { ...fillers, product, answer };
  const explained = {
    prompt: text(prompt, all),
    nudge: text(message('ask.explained.nudge')),
    steps: [step(first, why, all), step('{product} = {answer}', EACH_CHOICE, all)],
  };
  const listed: Wrong<number>[] = wrong.map(([value, misconception]) => [value, misconception]);
  return integerItem(explained, answer, listed);
}

const down = (n: number, k: number) => Array.from({ length: k }, (_, index) => n - index).join(' · ');

function podium(n: number, k: number): DraftItem {
  return ask({
    prompt: message('podium.prompt'),
    first: message('podium.first'),
    why: message('podium.why'),
    product: down(n, k),
    answer: arrangements(n, k),
    wrong: [
      [choices(n, k), 'order-not-counted'],
      [n ** k, 'repeated-choices'],
      [n * k, 'counts-added'],
    ],
    fillers: { n, k },
  });
}

function team(n: number, k: number): DraftItem {
  return ask({
    prompt: message('team.prompt'),
    first: message('team.first'),
    why: message('team.why'),
    product: `${arrangements(n, k)} ÷ ${factorial(k)}`,
    answer: choices(n, k),
    wrong: [
      [arrangements(n, k), 'order-counted'],
      [n ** k, 'repeated-choices'],
      [n * k, 'counts-added'],
    ],
    fillers: { n, k, lines: String(arrangements(n, k)), same: String(factorial(k)) },
  });
}

/** Some of one kind and some of another. */
function twoGroups(n: number, k: number, m: number, j: number): DraftItem {
  return ask({
    prompt: message('two-groups.prompt'),
    first: message('two-groups.first'),
    why: message('two-groups.why'),
    product: `${choices(n, k)} · ${choices(m, j)}`,
    answer: choices(n, k) * choices(m, j),
    wrong: [
      [choices(n, k) + choices(m, j), 'counts-added'],
      [arrangements(n, k) * arrangements(m, j), 'order-counted'],
    ],
    fillers: { n, k, m, j, first: choices(n, k), second: choices(m, j) },
  });
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return podium(random.integer(5, 12), random.integer(2, 4));
  if (difficulty === 2) return team(random.integer(5, 12), random.integer(2, 4));
  const [n, m] = [random.integer(4, 8), random.integer(4, 8)];
  return twoGroups(n, random.integer(2, 3), m, random.integer(2, 3));
}

/** Places, groups, and groups of two kinds (CCSS HSS-CP.B.9). */
export const maCounting = generator('ma-counting', make);
