import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  CORD_LEFT_OUT,
  CORD_UPSIDE_DOWN,
  KNOTS_JUST_COUNTED,
  TOP_CORD_GIVEN,
} from '../../misconceptions/number-systems.ts';
import { EMPTY_PLACE_LEFT_OUT } from '../../misconceptions/place-value.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

interface Cord {
  readonly value: number;
  readonly role: 'hanging' | 'top';
}

const digitsOf = (value: number, places: number) => Array.from(String(value).padStart(places, '0'), Number);

/** One cord in words: knots from the main cord down. */
function cordText({ value, role }: Cord, places: number, locale: 'en' | 'fr' | 'es'): string {
  const names = {
    hanging: { en: 'Cord', fr: 'Corde', es: 'Cuerda' },
    top: { en: 'Marked cord', fr: 'Corde marquée', es: 'Cuerda marcada' },
  };
  const knots = { en: 'knots from the top', fr: 'nœuds depuis le haut', es: 'nudos desde arriba' };
  return `${names[role][locale]}, ${knots[locale]}${locale === 'fr' ? ' :' : ':'} ${digitsOf(value, places).join(', ')}.`;
}

function picture(cords: readonly Cord[], places: number) {
  const words = (locale: 'en' | 'fr' | 'es') => cords.map((cord) => cordText(cord, places, locale)).join(' ');
  return {
    figure: {
      type: 'khipu' as const,
      cords: cords.map(({ value, role }) => ({ digits: digitsOf(value, places), role })),
    },
    figureText: text({ en: words('en'), fr: words('fr'), es: words('es') }),
  };
}

const RULE = {
  en: 'On a khipu with numbers the ones are tied at the end of the cord, tens above them, then hundreds.',
  fr: 'Sur un quipu à nombres, les unités sont nouées au bout de la corde, les dizaines au-dessus, puis les centaines.',
  es: 'En un quipu con números las unidades se anudan al final de la cuerda, más arriba las decenas y luego las centenas.',
};
const ask = (question: LocalisedText) =>
  text({ en: `${RULE.en} ${question.en}`, fr: `${RULE.fr} ${question.fr}`, es: `${RULE.es} ${question.es}` });

const FROM_TOP = {
  en: 'Count the knots of each group, from the top down.',
  fr: 'Compte les nœuds de chaque groupe, de haut en bas.',
  es: 'Contamos los nudos de cada grupo, de arriba abajo.',
};
const NUDGE = text({
  en: 'Which group of knots hangs lowest? It holds the ones.',
  fr: 'Quel groupe de nœuds pend le plus bas ? Il porte les unités.',
  es: '¿Qué grupo de nudos cuelga más abajo? Tiene las unidades.',
});
const WRAPS = {
  en: 'At the ones, each wrap of the long knot is one; an eight-shaped knot is a single one.',
  fr: 'Aux unités, chaque tour du nœud long compte un ; un nœud en huit est une seule unité.',
  es: 'En las unidades, cada vuelta del nudo largo cuenta uno; un nudo en ocho es una sola unidad.',
};

/** The digits between the first and the last; with a gap, one of them is zero. */
function drawMiddle(random: SeededRandom, places: number, withGap: boolean): readonly number[] {
  if (places === 2) return [];
  if (!withGap) return [random.integer(1, 9)];
  return places === 3 ? [0] : random.shuffle([0, random.integer(1, 9)]);
}

/** A value whose first and last digit differ, so that reading upside down shows. */
function drawValue(random: SeededRandom, places: number, withGap: boolean): number {
  const first = random.integer(1, 9);
  const last = random.integer(1, 8);
  return Number([first, ...drawMiddle(random, places, withGap), last >= first ? last + 1 : last].join(''));
}

const reversed = (value: number) => Number(Array.from(String(value)).toReversed().join(''));
const digitSum = (value: number) => Array.from(String(value), Number).reduce((sum, digit) => sum + digit, 0);

function readCord(random: SeededRandom, places: number, withGap: boolean): PracticeItem {
  const value = drawValue(random, places, withGap);
  const parts = digitsOf(value, places)
    .map((digit, index) => digit * 10 ** (places - 1 - index))
    .filter((part) => part > 0)
    .join(' + ');
  const explained = {
    ...picture([{ value, role: 'hanging' }], places),
    prompt: ask({
      en: 'Which number is on this cord?',
      fr: 'Quel nombre est sur cette corde ?',
      es: '¿Qué número tiene esta cuerda?',
    }),
    nudge: NUDGE,
    steps: [
      step(FROM_TOP, WRAPS),
      step(
        '{parts} = {value}',
        withGap
          ? {
              en: 'A place without knots is zero.',
              fr: 'Un rang sans nœud vaut zéro.',
              es: 'Un lugar sin nudos vale cero.',
            }
          : {
              en: 'Each place is worth ten of the one below.',
              fr: 'Chaque rang vaut dix fois celui du dessous.',
              es: 'Cada lugar vale diez del de abajo.',
            },
        { parts, value },
      ),
    ],
  };
  return integerItem(explained, value, [
    [reversed(value), CORD_UPSIDE_DOWN],
    ...(withGap ? [[Number(String(value).replaceAll('0', '')), EMPTY_PLACE_LEFT_OUT] as const] : []),
    [digitSum(value), KNOTS_JUST_COUNTED],
  ]);
}

const SUM_RULE = {
  en: 'Here the marked cord holds the sum of the other cords.',
  fr: 'Ici, la corde marquée porte la somme des autres cordes.',
  es: 'Aquí la cuerda marcada tiene la suma de las otras cuerdas.',
};
const withRule = (question: LocalisedText) =>
  ask({
    en: `${SUM_RULE.en} ${question.en}`,
    fr: `${SUM_RULE.fr} ${question.fr}`,
    es: `${SUM_RULE.es} ${question.es}`,
  });

/** Which number must be tied on the cord of the sum? */
function tieSum(random: SeededRandom): PracticeItem {
  const values = [random.integer(101, 289), random.integer(112, 289), random.integer(105, 289)];
  const sum = values.reduce((whole, value) => whole + value, 0);
  const explained = {
    ...picture(
      values.map((value): Cord => ({ value, role: 'hanging' })),
      3,
    ),
    prompt: withRule({
      en: 'The marked cord is still to be tied. Which number goes on it?',
      fr: 'La corde marquée reste à nouer. Quel nombre y va ?',
      es: 'La cuerda marcada está por anudar. ¿Qué número lleva?',
    }),
    nudge: NUDGE,
    steps: [
      step(FROM_TOP, WRAPS),
      step(
        '{parts} = {sum}',
        { en: 'Add all cords.', fr: 'Ajoute toutes les cordes.', es: 'Sumamos todas las cuerdas.' },
        { parts: values.join(' + '), sum },
      ),
    ],
  };
  return integerItem(explained, sum, [
    [sum - (values.at(-1) ?? 0), CORD_LEFT_OUT],
    [values.reduce((whole, value) => whole + reversed(value), 0), CORD_UPSIDE_DOWN],
    [values.reduce((whole, value) => whole + digitSum(value), 0), KNOTS_JUST_COUNTED],
  ]);
}

/** One cord is lost: what was on it? */
function lostCord(random: SeededRandom): PracticeItem {
  const [a, b, lost] = [random.integer(110, 280), random.integer(110, 280), random.integer(104, 350)];
  const sum = a + b + lost;
  const cords: Cord[] = [
    { value: sum, role: 'top' },
    { value: a, role: 'hanging' },
    { value: b, role: 'hanging' },
  ];
  const all = { a, b, known: a + b, sum, lost };
  const explained = {
    ...picture(cords, 3),
    prompt: withRule({
      en: 'One cord beside these two is lost. Which number was on it?',
      fr: 'Une corde, en plus de ces deux-là, est perdue. Quel nombre portait-elle ?',
      es: 'Además de estas dos, se ha perdido una cuerda. ¿Qué número tenía?',
    }),
    nudge: NUDGE,
    steps: [
      step(
        '{a} + {b} = {known}',
        {
          en: 'First read and add the cords that hang there.',
          fr: 'D’abord, lis et ajoute les cordes qui pendent là.',
          es: 'Primero leemos y sumamos las cuerdas que cuelgan ahí.',
        },
        all,
      ),
      step(
        '{sum} − {known} = {lost}',
        {
          en: 'The rest of the sum was on the lost cord.',
          fr: 'Le reste de la somme était sur la corde perdue.',
          es: 'El resto de la suma estaba en la cuerda perdida.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, lost, [
    [sum, TOP_CORD_GIVEN],
    [sum - a, CORD_LEFT_OUT],
    [a + b, CORD_LEFT_OUT],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return readCord(random, random.integer(2, 3), false);
  if (difficulty === 2) return readCord(random, random.integer(3, 4), true);
  return random.integer(0, 1) === 0 ? tieSum(random) : lostCord(random);
}

/** Numbers knotted in base ten, with sums (Locke, The Ancient Quipu, 1923; Urton, Signs of the Inka Khipu, 2003). */
export const mhQuipu = generator('mh-quipu', make);
