import type { PracticeItem } from '@ori/contracts/practice';
import { commonDivisor, commonMultiple, solve } from '../../../number-theory/remainders.ts';
import { integerItem, step } from '../../item.ts';
import { SHARED_FACTOR_IGNORED } from '../../misconceptions/number-theory.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const SHARING = [
  [4, 6],
  [6, 8],
  [6, 9],
  [6, 10],
  [8, 12],
  [9, 12],
  [10, 15],
  [12, 15],
  [10, 12],
  [9, 15],
] as const;

const HOW_MANY = {
  en: 'How many numbers from 1 to {last} leave {a} when divided by {m} and {b} when divided by {n}?',
  fr: 'Combien de nombres de 1 à {last} laissent {a} dans la division par {m} et {b} dans la division par {n} ?',
  es: '¿Cuántos números del 1 al {last} dejan {a} al dividirlos entre {m} y {b} al dividirlos entre {n}?',
};
const HOW_MANY_NUDGE = {
  en: 'Which factor do the two moduli share? What do the conditions say about it?',
  fr: 'Quel facteur les deux modules ont-ils en commun ? Qu’en disent les conditions ?',
  es: '¿Qué factor comparten los dos módulos? ¿Qué dicen de él las condiciones?',
};

const FITTING = {
  en: 'They agree, so one number in each round of the least common multiple fits.',
  fr: 'Ils s’accordent : un nombre convient dans chaque tour du plus petit commun multiple.',
  es: 'Coinciden: sirve un número en cada vuelta del mínimo común múltiplo.',
};
const NONE = { en: 'There are {answer}.', fr: 'Il y en a {answer}.', es: 'Hay {answer}.' };
const DIFFERING = {
  en: 'The remainders by the shared factor differ.',
  fr: 'Les restes par le facteur commun diffèrent.',
  es: 'Los restos por el factor común difieren.',
};

/** Moduli that share a factor: every number of a shorter round meets both conditions, or none does. */
export function howMany(random: SeededRandom): PracticeItem {
  const [m, n] = random.pick(SHARING);
  const rounds = random.integer(1, 4);
  const shared = commonDivisor(m, n);
  const period = commonMultiple([m, n]);
  const fitting = random.integer(0, period - 1);
  const a = fitting % m;
  const b = random.integer(1, 2) === 1 ? fitting % n : random.integer(0, n - 1);
  const isPossible = solve([
    { modulus: m, remainder: a },
    { modulus: n, remainder: b },
  ]);
  const answer = isPossible ? rounds * shared : 0;
  const all = {
    m,
    n,
    a,
    b,
    last: rounds * m * n,
    shared,
    period,
    aShared: a % shared,
    bShared: b % shared,
    answer,
  };
  const explained = {
    prompt: text(HOW_MANY, all),
    nudge: text(HOW_MANY_NUDGE),
    steps: [
      step(
        {
          en: 'By the shared factor {shared} they would leave {aShared} and {bShared}.',
          fr: 'Par le facteur commun {shared}, ils laisseraient {aShared} et {bShared}.',
          es: 'Por el factor común {shared} dejarían {aShared} y {bShared}.',
        },
        {
          en: 'Where the two differ, no number can meet both conditions.',
          fr: 'Si les deux diffèrent, aucun nombre ne remplit les deux conditions.',
          es: 'Si los dos difieren, ningún número cumple ambas condiciones.',
        },
        all,
      ),
      isPossible ? step('{last} / {period} = {answer}', FITTING, all) : step(NONE, DIFFERING, all),
    ],
  };
  return integerItem(explained, answer, [
    [rounds, SHARED_FACTOR_IGNORED],
    [answer === 0 ? rounds * shared : 0, SHARED_FACTOR_IGNORED],
  ]);
}
