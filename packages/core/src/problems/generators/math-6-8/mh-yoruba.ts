import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, fraction, generator, integerItem, step, type Option } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('mh-yoruba');

const RULE = message('rule');
const TEN_OFF = message('ten-off');
const UNITS_OFF = message('units-off');

/** Twenties, and what is taken away after ten: 45 to 49 is `[3, 5…1]`, up to 165 to 169. */
function draw(random: SeededRandom) {
  const [twenties, less] = [random.integer(3, 9), random.integer(1, 5)];
  return { twenties, less, ten: 20 * twenties - 10, value: 20 * twenties - 10 - less, full: 20 * twenties };
}

function evaluate(random: SeededRandom): DraftItem {
  const all = { ...draw(random), rule: text(RULE) };
  const explained = {
    prompt: text(message('evaluate.explained.prompt'), all),
    nudge: text(message('evaluate.explained.nudge')),
    steps: [
      step('20 × {twenties} = {full}', message('evaluate.explained.reason'), all),
      step('{full} − 10 = {ten}; {ten} − {less} = {value}', TEN_OFF, all),
    ],
  };
  return integerItem(explained, all.value, [
    [all.full - 10 + all.less, 'added-for-taken-away'],
    [all.full - 10, 'last-subtraction-missed'],
  ]);
}

const pair = (a: number, b: number) => [fraction(a, 1), fraction(b, 1)];

/** The two numbers missing in the pattern of a given number. */
function build(random: SeededRandom): DraftItem {
  const all = { ...draw(random), rule: text(RULE) };
  const explained = {
    prompt: text(message('build.explained.prompt'), all),
    nudge: text(message('build.explained.nudge')),
    steps: [
      step(message('build.explained.step'), UNITS_OFF, all),
      step('{ten} = {full} − 10, a = {twenties}', TEN_OFF, all),
    ],
  };
  return listItem(
    explained,
    [message('build.labels.a'), message('build.labels.b')],
    pair(all.twenties, all.less),
    [
      [pair(all.twenties - 1, 10 - all.less), 'built-by-adding-only'],
      [pair(all.twenties - 1, all.less), 'added-for-taken-away'],
    ],
  );
}

const option = (expression: string): Option => ({ text: text(expression) });

/** Which of several equal expressions has the shape that takes away. */
function shape(random: SeededRandom): DraftItem {
  const { twenties, less, value } = draw(random);
  const all = {
    value,
    sum: 20 * (twenties - 1),
    rest: value - 20 * (twenties - 1),
    tens: Math.floor(value / 10),
    ones: value % 10,
    rule: text(RULE),
  };
  const right = option(`(20 × ${twenties}) − 10 − ${less}`);
  const explained = {
    prompt: text(message('shape.explained.prompt'), all),
    nudge: text(message('shape.explained.nudge')),
    steps: [
      step(message('shape.explained.step.ending-ones-take-away'), UNITS_OFF, all),
      step(message('shape.explained.step.ten-lies-ten-below'), TEN_OFF, { full: 20 * twenties }),
    ],
  };
  return choiceItem(explained, random, right, [
    [option(`(20 × ${twenties - 1}) + ${all.rest}`), 'built-by-adding-only'],
    [option(`(10 × ${all.tens}) + ${all.ones}`), 'built-by-adding-only'],
    [option(`(20 × ${twenties}) − 10 + ${less}`), 'added-for-taken-away'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return evaluate(random);
  return difficulty === 2 ? build(random) : shape(random);
}

/** Numbers built by taking away from twenties, as Yoruba numerals do: 45 = (20 × 3) − 10 − 5. */
export const mhYoruba = generator('mh-yoruba', make);
