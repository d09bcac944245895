import type { Difficulty, Figure, PracticeItem } from '@ori/contracts/practice';
import type { LocalisedText } from '@ori/contracts/locale';
import { choiceItem, fraction, generator, step, type Option, type Wrong } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  BLOCK_MISCOUNTED,
  ONE_TERM_OFF,
  RULE_ADDS_ONLY,
  RULE_HALF_USED,
  RULE_TURNED_AROUND,
} from '../../misconceptions/many-digits.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** `times` × the last term + `plus`. */
interface Rule {
  readonly start: number;
  readonly times: number;
  readonly plus: number;
}

const RULES = {
  add: { en: 'Add {plus} each time.', fr: 'Ajoute {plus} chaque fois.', es: 'Sumar {plus} cada vez.' },
  take: {
    en: 'Take away {plus} each time.',
    fr: 'Enlève {plus} chaque fois.',
    es: 'Restar {plus} cada vez.',
  },
  times: {
    en: 'Multiply by {times} each time.',
    fr: 'Multiplie par {times} chaque fois.',
    es: 'Multiplicar por {times} cada vez.',
  },
  both: {
    en: 'Multiply by {times}, then add {plus}.',
    fr: 'Multiplie par {times}, puis ajoute {plus}.',
    es: 'Multiplicar por {times} y luego sumar {plus}.',
  },
} as const;

const next = ({ times, plus }: Rule, term: number) => term * times + plus;

function termsOf(rule: Rule, count: number): number[] {
  const terms = [rule.start];
  while (terms.length < count) terms.push(next(rule, terms.at(-1) ?? 0));
  return terms;
}

function ruleWords({ times, plus }: Rule): LocalisedText {
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

const LABELS = [
  { en: '3rd number', fr: '3e nombre', es: '3.er número' },
  { en: '4th number', fr: '4e nombre', es: '4.º número' },
] as const;
const pair = (a: number, b: number) => [fraction(a, 1), fraction(b, 1)];

/** The rule and the first two numbers are given: which are the third and the fourth? */
function continueNumbers(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const rule = drawRule(random, difficulty);
  const [a = 0, b = 0, c = 0, d = 0] = termsOf(rule, 4);
  const gap = b - a;
  const all = { a, b, c, d, rule: ruleWords(rule) };
  const explained = {
    prompt: text(
      {
        en: 'Rule: {rule} The numbers begin {a}, {b}. Which are the next two?',
        fr: 'Règle : {rule} Les nombres commencent par {a}, {b}. Quels sont les deux suivants ?',
        es: 'Regla: {rule} Los números empiezan por {a}, {b}. ¿Cuáles son los dos siguientes?',
      },
      all,
    ),
    nudge: text({
      en: 'Use the rule on the last number that you see.',
      fr: 'Applique la règle au dernier nombre que tu vois.',
      es: 'Aplicamos la regla al último número que se ve.',
    }),
    steps: [
      step(
        {
          en: 'From {b} the rule leads to {c}.',
          fr: 'De {b}, la règle mène à {c}.',
          es: 'Desde {b} la regla lleva a {c}.',
        },
        {
          en: 'Do all that the rule says.',
          fr: 'Fais tout ce que dit la règle.',
          es: 'Hacemos todo lo que dice la regla.',
        },
        all,
      ),
      step(
        { en: 'From {c} it leads to {d}.', fr: 'De {c}, elle mène à {d}.', es: 'Desde {c} lleva a {d}.' },
        {
          en: 'The same rule works each time.',
          fr: 'La même règle sert chaque fois.',
          es: 'La misma regla vale cada vez.',
        },
        all,
      ),
    ],
  };
  const wrong: Wrong<ReturnType<typeof pair>>[] = [
    ...(rule.times > 1 ? [[pair(b + gap, b + 2 * gap), RULE_ADDS_ONLY] as const] : []),
    ...(rule.times > 1 && rule.plus > 0
      ? [[pair(b * rule.times, b * rule.times ** 2), RULE_HALF_USED] as const]
      : []),
    ...(rule.times === 1 ? [[pair(b - gap, b - 2 * gap), RULE_TURNED_AROUND] as const] : []),
    [pair(d, next(rule, d)), ONE_TERM_OFF],
  ];
  return listItem(explained, LABELS, pair(c, d), wrong);
}

type Thing = Extract<Figure, { type: 'things' }>['things'][number];
const NAMES: Readonly<Record<Thing['shape'], LocalisedText>> = {
  circle: { en: 'circle', fr: 'rond', es: 'círculo' },
  square: { en: 'square', fr: 'carré', es: 'cuadrado' },
  triangle: { en: 'triangle', fr: 'triangle', es: 'triángulo' },
  star: { en: 'star', fr: 'étoile', es: 'estrella' },
};
const SHAPES = ['circle', 'square', 'triangle', 'star'] as const;
const TONES = { circle: 'gold', square: 'nile', triangle: 'clay', star: 'lapis' } as const;

const option = (shape: Thing['shape']): Option => ({ text: text(NAMES[shape]) });

/** Blocks that repeat, with the shape that stands at a far place. */
function shapePattern(random: SeededRandom): PracticeItem {
  const kinds = random.shuffle(SHAPES).slice(0, random.integer(3, 4));
  const block = kinds.length === 3 && random.integer(0, 1) === 0 ? [...kinds, kinds[0] ?? 'star'] : kinds;
  const place = random.integer(5, 9) * block.length + random.integer(1, block.length);
  const right = block[(place - 1) % block.length] ?? 'star';
  const shown = Array.from({ length: 2 * block.length }, (_, index) => block[index % block.length] ?? 'star');
  const words = (locale: 'en' | 'fr' | 'es') => shown.map((shape) => NAMES[shape][locale]).join(', ');
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
    figureText: text({ en: `${words('en')} …`, fr: `${words('fr')}…`, es: `${words('es')}…` }),
    prompt: text(
      {
        en: 'The pattern goes on like this. Which shape is number {place}?',
        fr: 'Le motif continue ainsi. Quelle forme est au rang {place} ?',
        es: 'El patrón sigue así. ¿Qué figura ocupa el lugar {place}?',
      },
      all,
    ),
    nudge: text({
      en: 'After how many shapes does it start again?',
      fr: 'Après combien de formes cela recommence-t-il ?',
      es: '¿Después de cuántas figuras empieza de nuevo?',
    }),
    steps: patternSteps(all),
  };
  const others = block.filter((shape) => shape !== right);
  return choiceItem(explained, random, option(right), [
    ...(block[place % block.length] === right
      ? []
      : [[option(block[place % block.length] ?? 'star'), ONE_TERM_OFF] as const]),
    ...others.map((shape) => [option(shape), BLOCK_MISCOUNTED] as const),
  ]);
}

function patternSteps(all: Readonly<Record<'place' | 'size' | 'left' | 'blocks' | 'full', number>>) {
  return [
    step(
      {
        en: 'The part that repeats has {size} shapes.',
        fr: 'La partie qui se répète a {size} formes.',
        es: 'La parte que se repite tiene {size} figuras.',
      },
      {
        en: 'Then everything starts again.',
        fr: 'Ensuite, tout recommence.',
        es: 'Luego todo empieza de nuevo.',
      },
      all,
    ),
    step(
      {
        en: '{blocks} × {size} = {full}; number {place} is shape {left} of the next part.',
        fr: '{blocks} × {size} = {full} ; le rang {place} est la forme {left} de la partie suivante.',
        es: '{blocks} × {size} = {full}; el lugar {place} es la figura {left} de la parte siguiente.',
      },
      {
        en: 'Whole parts can be skipped.',
        fr: 'On peut sauter les parties entières.',
        es: 'Las partes enteras se pueden saltar.',
      },
      all,
    ),
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  return difficulty === 3 ? shapePattern(random) : continueNumbers(random, difficulty);
}

/** Patterns of numbers and shapes, continued by their rule (CCSS 4.OA.C.5). */
export const maPattern = generator('ma-pattern', make);
