import type { DraftItem } from '../../draft.ts';
import { type Phrase, joined, messagesOf, text } from '../../phrase.ts';
import type { Difficulty, Figure } from '@ori/contracts/practice';
import { choiceItem, fraction, generator, step, type Option, type Wrong } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-pattern');

/** `times` × the last term + `plus`. */
interface Rule {
  readonly start: number;
  readonly times: number;
  readonly plus: number;
}

const RULES = {
  add: message('rules.add'),
  take: message('rules.take'),
  times: message('rules.times'),
  both: message('rules.both'),
} as const;

const next = ({ times, plus }: Rule, term: number) => term * times + plus;

function termsOf(rule: Rule, count: number): number[] {
  const terms = [rule.start];
  while (terms.length < count) terms.push(next(rule, terms.at(-1) ?? 0));
  return terms;
}

function ruleWords({ times, plus }: Rule): Phrase {
  const kind = times === 1 ? (plus < 0 ? 'take' : 'add') : plus === 0 ? 'times' : 'both';
  return text(RULES[kind], { times, plus: Math.abs(plus) });
}

function drawRule(random: SeededRandom, difficulty: Difficulty): Rule {
  if (difficulty === 1) {
    const isDown = random.integer(0, 2) === 0;
    const size = random.integer(3, 12);
    return {
      start: isDown ? random.integer(70, 120) : random.integer(1, 40),
      times: 1,
      plus: isDown ? -size : size,
    };
  }
  const times = random.integer(2, 3);
  return { start: random.integer(2, 6), times, plus: random.integer(0, 2) === 0 ? 0 : random.integer(1, 5) };
}

const LABELS = [message('labels.3rd-number'), message('labels.4th-number')] as const;
const pair = (a: number, b: number) => [fraction(a, 1), fraction(b, 1)];

/** The rule and the first two numbers are given: which are the third and the fourth? */
function continueNumbers(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const rule = drawRule(random, difficulty);
  const [a = 0, b = 0, c = 0, d = 0] = termsOf(rule, 4);
  const gap = b - a;
  const all = { a, b, c, d, rule: ruleWords(rule) };
  const explained = {
    prompt: text(message('continue-numbers.explained.prompt'), all),
    nudge: text(message('continue-numbers.explained.nudge')),
    steps: [
      step(
        message('continue-numbers.explained.step.b-rule-leads-c'),
        message('continue-numbers.explained.reason.all-rule-says'),
        all,
      ),
      step(
        message('continue-numbers.explained.step.c-leads-d'),
        message('continue-numbers.explained.reason.same-rule-works-each'),
        all,
      ),
    ],
  };
  const wrong: Wrong<ReturnType<typeof pair>>[] = [
    ...(rule.times > 1 ? [[pair(b + gap, b + 2 * gap), 'rule-adds-only'] as const] : []),
    ...(rule.times > 1 && rule.plus > 0
      ? [[pair(b * rule.times, b * rule.times ** 2), 'rule-half-used'] as const]
      : []),
    ...(rule.times === 1 ? [[pair(b - gap, b - 2 * gap), 'rule-turned-around'] as const] : []),
    [pair(d, next(rule, d)), 'one-term-off'],
  ];
  return listItem(explained, LABELS, pair(c, d), wrong);
}

type Thing = Extract<Figure, { type: 'things' }>['things'][number];
const NAMES: Readonly<Record<Thing['shape'], Phrase>> = {
  circle: message('names.circle'),
  square: message('names.square'),
  triangle: message('names.triangle'),
  star: message('names.star'),
};
const SHAPES = ['circle', 'square', 'triangle', 'star'] as const;
const TONES = { circle: 'gold', square: 'nile', triangle: 'clay', star: 'lapis' } as const;

const option = (shape: Thing['shape']): Option => ({ text: text(NAMES[shape]) });

/** Blocks that repeat, with the shape that stands at a far place. */
function shapePattern(random: SeededRandom): DraftItem {
  const kinds = random.shuffle(SHAPES).slice(0, random.integer(3, 4));
  const block = kinds.length === 3 && random.integer(0, 1) === 0 ? [...kinds, kinds[0] ?? 'star'] : kinds;
  const place = random.integer(5, 9) * block.length + random.integer(1, block.length);
  const right = block[(place - 1) % block.length] ?? 'star';
  const shown = Array.from({ length: 2 * block.length }, (_, index) => block[index % block.length] ?? 'star');
  const shapes = joined(
    shown.map((shape) => NAMES[shape]),
    ', ',
  );
  const left = ((place - 1) % block.length) + 1;
  const all = {
    place,
    size: block.length,
    left,
    blocks: Math.floor((place - 1) / block.length),
    full: place - left,
  };
  const explained = {
    figure: {
      type: 'things' as const,
      things: shown.map((shape): Thing => ({ shape, size: 'big', tone: TONES[shape] })),
    },
    figureText: text(message('shape-pattern.figure-text'), { shapes }),
    prompt: text(message('shape-pattern.explained.prompt'), all),
    nudge: text(message('shape-pattern.explained.nudge')),
    steps: patternSteps(all),
  };
  const others = block.filter((shape) => shape !== right);
  return choiceItem(explained, random, option(right), [
    ...(block[place % block.length] === right
      ? []
      : [[option(block[place % block.length] ?? 'star'), 'one-term-off'] as const]),
    ...others.map((shape) => [option(shape), 'block-miscounted'] as const),
  ]);
}

function patternSteps(all: Readonly<Record<'place' | 'size' | 'left' | 'blocks' | 'full', number>>) {
  return [
    step(
      message('pattern-steps.step.part-repeats-size-shapes'),
      message('pattern-steps.reason.then-everything-starts-again'),
      all,
    ),
    step(
      message('pattern-steps.step.blocks-size-full-number'),
      message('pattern-steps.reason.whole-parts-can-skipped'),
      all,
    ),
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  return difficulty === 3 ? shapePattern(random) : continueNumbers(random, difficulty);
}

/** Patterns of numbers and shapes, continued by their rule (CCSS 4.OA.C.5). */
export const maPattern = generator('ma-pattern', make);
