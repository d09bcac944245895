import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, Misconception, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step, type Wrong } from '../../item.ts';
import {
  COUNTS_ADDED,
  ORDER_COUNTED,
  ORDER_NOT_COUNTED,
  REPEATED_CHOICES,
} from '../../misconceptions/counting-ways.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers } from '../../text.ts';
import { arrangements, choices, factorial } from './ways.ts';

interface Question {
  readonly prompt: LocalisedText;
  readonly first: LocalisedText;
  readonly why: LocalisedText;
  readonly product: string;
  readonly answer: number;
  readonly wrong: readonly (readonly [number, Misconception])[];
  readonly fillers: Fillers;
}

const EACH_CHOICE = {
  en: 'Each choice for one place goes with each choice for the next.',
  fr: 'Chaque choix pour une place va avec chaque choix pour la suivante.',
  es: 'Cada elección para un puesto va con cada elección para el siguiente.',
};

function ask({ prompt, first, why, product, answer, wrong, fillers }: Question): PracticeItem {
  const all = { ...fillers, product, answer };
  const explained = {
    prompt: text(prompt, all),
    nudge: text({
      en: 'Does the order matter here? May the same thing come twice?',
      fr: 'L’ordre compte-t-il ici ? La même chose peut-elle revenir ?',
      es: '¿Importa aquí el orden? ¿Puede salir dos veces lo mismo?',
    }),
    steps: [step(first, why, all), step('{product} = {answer}', EACH_CHOICE, all)],
  };
  const listed: Wrong<number>[] = wrong.map(([value, misconception]) => [value, misconception]);
  return integerItem(explained, answer, listed);
}

const down = (n: number, k: number) => Array.from({ length: k }, (_, index) => n - index).join(' · ');

function podium(n: number, k: number): PracticeItem {
  return ask({
    prompt: {
      en: '{n} runners race. In how many ways can the first {k} places be filled?',
      fr: '{n} coureurs font une course. De combien de façons les {k} premières places peuvent-elles être prises ?',
      es: '{n} corredores hacen una carrera. ¿De cuántas maneras se pueden ocupar los {k} primeros puestos?',
    },
    first: {
      en: 'There are {n} choices for the first place, and one fewer for each next.',
      fr: 'Il y a {n} choix pour la première place, et un de moins pour chaque suivante.',
      es: 'Hay {n} elecciones para el primer puesto y una menos para cada siguiente.',
    },
    why: {
      en: 'Nobody can take two places, and places differ.',
      fr: 'Personne ne prend deux places, et les places diffèrent.',
      es: 'Nadie ocupa dos puestos, y los puestos son distintos.',
    },
    product: down(n, k),
    answer: arrangements(n, k),
    wrong: [
      [choices(n, k), ORDER_NOT_COUNTED],
      [n ** k, REPEATED_CHOICES],
      [n * k, COUNTS_ADDED],
    ],
    fillers: { n, k },
  });
}

function team(n: number, k: number): PracticeItem {
  return ask({
    prompt: {
      en: 'From {n} learners, {k} are chosen to set up an experiment. In how many ways?',
      fr: 'Parmi {n} élèves, on en choisit {k} pour préparer une expérience. De combien de façons ?',
      es: 'Entre {n} estudiantes se eligen {k} para preparar un experimento. ¿De cuántas maneras?',
    },
    first: {
      en: 'One after the other, they could be picked in {lines} ways; each group comes {same} times.',
      fr: 'L’un après l’autre, on pourrait les choisir de {lines} façons ; chaque groupe revient {same} fois.',
      es: 'Uno tras otro se podrían elegir de {lines} maneras; cada grupo sale {same} veces.',
    },
    why: {
      en: 'In a group the order does not matter.',
      fr: 'Dans un groupe, l’ordre ne compte pas.',
      es: 'En un grupo el orden no importa.',
    },
    product: `${arrangements(n, k)} ÷ ${factorial(k)}`,
    answer: choices(n, k),
    wrong: [
      [arrangements(n, k), ORDER_COUNTED],
      [n ** k, REPEATED_CHOICES],
      [n * k, COUNTS_ADDED],
    ],
    fillers: { n, k, lines: String(arrangements(n, k)), same: String(factorial(k)) },
  });
}

/** Some of one kind and some of another. */
function twoGroups(n: number, k: number, m: number, j: number): PracticeItem {
  return ask({
    prompt: {
      en: 'A library has {n} atlases and {m} novels on a table. In how many ways can one borrow {k} atlases and {j} novels?',
      fr: 'Une bibliothèque a {n} atlas et {m} romans sur une table. De combien de façons peut-on emprunter {k} atlas et {j} romans ?',
      es: 'Una biblioteca tiene {n} atlas y {m} novelas en una mesa. ¿De cuántas maneras se pueden tomar en préstamo {k} atlas y {j} novelas?',
    },
    first: {
      en: 'The atlases can be chosen in {first} ways, the novels in {second}.',
      fr: 'Les atlas se choisissent de {first} façons, les romans de {second}.',
      es: 'Los atlas se eligen de {first} maneras y las novelas de {second}.',
    },
    why: {
      en: 'In each group the order does not matter.',
      fr: 'Dans chaque groupe, l’ordre ne compte pas.',
      es: 'En cada grupo el orden no importa.',
    },
    product: `${choices(n, k)} · ${choices(m, j)}`,
    answer: choices(n, k) * choices(m, j),
    wrong: [
      [choices(n, k) + choices(m, j), COUNTS_ADDED],
      [arrangements(n, k) * arrangements(m, j), ORDER_COUNTED],
    ],
    fillers: { n, k, m, j, first: choices(n, k), second: choices(m, j) },
  });
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return podium(random.integer(5, 12), random.integer(2, 4));
  if (difficulty === 2) return team(random.integer(5, 12), random.integer(2, 4));
  const [n, m] = [random.integer(4, 8), random.integer(4, 8)];
  return twoGroups(n, random.integer(2, 3), m, random.integer(2, 3));
}

/** Places, groups, and groups of two kinds (CCSS HSS-CP.B.9). */
export const maCounting = generator('ma-counting', make);
