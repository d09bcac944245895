import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, step } from '../../item.ts';
import { expressionItem } from '../../item-written.ts';
import { DISTRIBUTED_FIRST_ONLY } from '../../misconceptions/equations.ts';
import {
  MINUS_ON_FIRST_ONLY,
  SECOND_TERM_NOT_DIVIDED,
  UNLIKE_TERMS_JOINED,
} from '../../misconceptions/letters-and-lines.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { plainSum, printed } from './written.ts';

const LETTERS = ['x', 'y', 'n', 'a', 't'] as const;
const EACH_TERM = {
  en: 'The factor belongs to each term in the bracket.',
  fr: 'Le facteur s’applique à chaque terme de la parenthèse.',
  es: 'El factor afecta a cada término del paréntesis.',
};

/** a (b x + c) */
function expand(random: SeededRandom): PracticeItem {
  const letter = random.pick(LETTERS);
  const [a, b, c] = [
    random.integer(2, 9) * random.pick([1, 1, -1]),
    random.integer(1, 6),
    random.integer(1, 9) * random.pick([-1, 1]),
  ];
  const right = plainSum([
    [a * b, letter],
    [a * c, ''],
  ]);
  const all = {
    asked: printed(
      `${a}(${plainSum([
        [b, letter],
        [c, ''],
      ])})`,
    ),
    first: printed(plainSum([[a * b, letter]])),
    second: printed(String(a * c)),
    right: printed(right),
  };
  const explained = {
    prompt: text({ en: 'Expand {asked}.', fr: 'Développe {asked}.', es: 'Desarrollar {asked}.' }, all),
    nudge: text({
      en: 'How often does each term of the bracket come?',
      fr: 'Combien de fois vient chaque terme de la parenthèse ?',
      es: '¿Cuántas veces aparece cada término del paréntesis?',
    }),
    steps: [
      step(
        { en: 'First term: {first}', fr: 'Premier terme : {first}', es: 'Primer término: {first}' },
        EACH_TERM,
        all,
      ),
      step(
        {
          en: 'Second term: {second}. Together: {right}',
          fr: 'Second terme : {second}. En tout : {right}',
          es: 'Segundo término: {second}. Juntos: {right}',
        },
        EACH_TERM,
        all,
      ),
    ],
  };
  return expressionItem(explained, { form: 'expanded', variables: [letter] }, right, [
    [
      plainSum([
        [a * b, letter],
        [c, ''],
      ]),
      DISTRIBUTED_FIRST_ONLY,
    ],
    [plainSum([[a * b + a * c === 0 ? a * b : a * b + a * c, letter]]), UNLIKE_TERMS_JOINED],
  ]);
}

const COPRIME = [
  [1, 2],
  [2, 3],
  [3, 2],
  [3, 4],
  [4, 3],
  [2, 5],
  [5, 2],
  [3, 5],
  [5, 3],
  [1, 4],
  [1, 5],
  [5, 4],
  [1, 3],
  [4, 5],
  [2, 7],
  [3, 7],
] as const;

const FACTOR_PROMPT = {
  en: 'Factor {asked}: take out the greatest common factor.',
  fr: 'Factorise {asked} : mets le plus grand facteur commun en facteur.',
  es: 'Factorizar {asked}: sacar el mayor factor común.',
};

const FACTOR_NUDGE = {
  en: 'Which is the greatest number that divides both?',
  fr: 'Quel est le plus grand nombre qui divise les deux ?',
  es: '¿Cuál es el mayor número que divide a los dos?',
};

const FACTOR_WORDS = {
  en: 'The greatest common factor of {top} and {last} is {g}.',
  fr: 'Le plus grand facteur commun de {top} et {last} est {g}.',
  es: 'El mayor factor común de {top} y {last} es {g}.',
};

/** g (b x + c), the other way around. */
function factor(random: SeededRandom): PracticeItem {
  const letter = random.pick(LETTERS);
  const [b, size] = random.pick(COPRIME);
  const [g, c] = [random.integer(2, 9), size * random.pick([-1, 1])];
  const [inside, asked] = [
    plainSum([
      [b, letter],
      [c, ''],
    ]),
    plainSum([
      [g * b, letter],
      [g * c, ''],
    ]),
  ];
  const all = {
    asked: printed(asked),
    g,
    inside: printed(inside),
    right: printed(`${g}(${inside})`),
    top: g * b,
    last: g * size,
  };
  const explained = {
    prompt: text(FACTOR_PROMPT, all),
    nudge: text(FACTOR_NUDGE),
    steps: [
      step(
        FACTOR_WORDS,
        {
          en: 'It divides both terms without remainder.',
          fr: 'Il divise les deux termes sans reste.',
          es: 'Divide a los dos términos sin resto.',
        },
        all,
      ),
      step(
        '{asked} = {right}',
        {
          en: 'Each term is divided by that factor; multiply out to check.',
          fr: 'On divise chaque terme par ce facteur ; on développe pour vérifier.',
          es: 'Cada término se divide entre ese factor; se desarrolla para comprobar.',
        },
        all,
      ),
    ],
  };
  return expressionItem(explained, { form: 'factored', variables: [letter] }, `${g}(${inside})`, [
    [
      `${g}(${plainSum([
        [b, letter],
        [g * c, ''],
      ])})`,
      SECOND_TERM_NOT_DIVIDED,
    ],
  ]);
}

const COLLECT_PROMPT = {
  en: 'Expand and simplify {asked}.',
  fr: 'Développe et réduis {asked}.',
  es: 'Desarrollar y reducir {asked}.',
};

/** a (b x + c) − d (e x + f) */
function collect(random: SeededRandom): PracticeItem {
  const letter = random.pick(LETTERS);
  const [a, b, c] = [random.integer(2, 6), random.integer(2, 6), random.integer(1, 9) * random.pick([-1, 1])];
  const [d, e, f] = [random.integer(2, 5), random.integer(1, 4), random.integer(1, 9) * random.pick([-1, 1])];
  const result = (sign: number): [number, string][] => [
    [a * b - d * e, letter],
    [a * c + sign * d * f, ''],
  ];
  const right = plainSum(result(-1));
  const brackets = `${a}(${plainSum([
    [b, letter],
    [c, ''],
  ])})-${d}(${plainSum([
    [e, letter],
    [f, ''],
  ])})`;
  const opened = plainSum([
    [a * b, letter],
    [a * c, ''],
    [-d * e, letter],
    [-d * f, ''],
  ]);
  const all = { asked: printed(brackets), opened: printed(opened), right: printed(right) };
  const explained = {
    prompt: text(COLLECT_PROMPT, all),
    nudge: text({
      en: 'What does the minus do to each term of the second bracket?',
      fr: 'Que fait le moins à chaque terme de la seconde parenthèse ?',
      es: '¿Qué le hace el menos a cada término del segundo paréntesis?',
    }),
    steps: [
      step(
        '{opened}',
        {
          en: 'Each bracket is multiplied out, with its sign.',
          fr: 'On développe chaque parenthèse, avec son signe.',
          es: 'Se desarrolla cada paréntesis, con su signo.',
        },
        all,
      ),
      step(
        '{right}',
        {
          en: 'Like terms are put together.',
          fr: 'On réunit les termes semblables.',
          es: 'Se juntan los términos semejantes.',
        },
        all,
      ),
    ],
  };
  return expressionItem(explained, { form: 'expanded', variables: [letter] }, right, [
    [plainSum(result(1)), MINUS_ON_FIRST_ONLY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return expand(random);
  return difficulty === 2 ? factor(random) : collect(random);
}

/** Linear expressions expanded, factored and simplified (CCSS 7.EE.A.1). */
export const maLinexp = generator('ma-linexp', make);
