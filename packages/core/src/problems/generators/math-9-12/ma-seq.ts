import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  ADDED_FOR_MULTIPLIED,
  ONE_STEP_TOO_MANY,
  PAIRS_NOT_HALVED,
  TERM_FOR_SUM,
} from '../../misconceptions/sequences.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { shown } from './writing.ts';

const listed = (terms: readonly number[]) => ({
  en: terms.map(shown).join(', '),
  fr: terms.map(shown).join(' ; '),
  es: terms.map(shown).join('; '),
});

function arithmeticTerm(a: number, d: number, n: number): PracticeItem {
  const term = a + (n - 1) * d;
  const all = {
    list: listed([a, a + d, a + 2 * d, a + 3 * d]),
    n,
    a,
    d: d < 0 ? `(${shown(d)})` : shown(d),
    by: d,
    less: n - 1,
    term,
  };
  const explained = {
    prompt: text(
      {
        en: 'A sequence begins {list} and goes on by equal steps. What is term number {n}?',
        fr: 'Une suite commence par {list} et continue par pas égaux. Quel est le terme numéro {n} ?',
        es: 'Una sucesión empieza por {list} y sigue con pasos iguales. ¿Cuál es el término número {n}?',
      },
      all,
    ),
    nudge: text({
      en: 'How large is one step, and how many steps lead from the first term to the one asked?',
      fr: 'Quelle est la taille d’un pas, et combien de pas mènent du premier terme à celui demandé ?',
      es: '¿Cuánto mide un paso y cuántos pasos llevan del primer término al que se pide?',
    }),
    steps: [
      step(
        {
          en: 'Each step adds {by}; there are {less} steps.',
          fr: 'Chaque pas ajoute {by} ; il y a {less} pas.',
          es: 'Cada paso suma {by}; hay {less} pasos.',
        },
        {
          en: 'The first term needs no step.',
          fr: 'Le premier terme ne demande aucun pas.',
          es: 'El primer término no necesita ningún paso.',
        },
        all,
      ),
      step(
        '{a} + {less} · {d} = {term}',
        {
          en: 'First term plus all steps.',
          fr: 'Le premier terme plus tous les pas.',
          es: 'El primer término más todos los pasos.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, term, [
    [a + n * d, ONE_STEP_TOO_MANY],
    [n * (2 * a + (n - 1) * d) * 0.5, TERM_FOR_SUM],
  ]);
}

function geometricTerm(a: number, r: number, n: number): PracticeItem {
  const term = a * r ** (n - 1);
  const all = {
    list: listed([a, a * r, a * r * r]),
    n,
    a,
    by: r,
    r: r < 0 ? `(${shown(r)})` : shown(r),
    less: n - 1,
    term,
  };
  const explained = {
    prompt: text(
      {
        en: 'A sequence begins {list} and is multiplied by the same number each time. What is term number {n}?',
        fr: 'Une suite commence par {list} et se multiplie chaque fois par le même nombre. Quel est le terme numéro {n} ?',
        es: 'Una sucesión empieza por {list} y se multiplica cada vez por el mismo número. ¿Cuál es el término número {n}?',
      },
      all,
    ),
    nudge: text({
      en: 'Divide a term by the one before. How often is this factor used?',
      fr: 'Divise un terme par le précédent. Combien de fois ce facteur sert-il ?',
      es: 'Se divide un término entre el anterior. ¿Cuántas veces se usa ese factor?',
    }),
    steps: [
      step(
        {
          en: 'The factor is {by}; it is used {less} times.',
          fr: 'Le facteur est {by} ; il sert {less} fois.',
          es: 'El factor es {by}; se usa {less} veces.',
        },
        {
          en: 'The first term has not been multiplied yet.',
          fr: 'Le premier terme n’est pas encore multiplié.',
          es: 'El primer término aún no se ha multiplicado.',
        },
        all,
      ),
      step(
        '{a} · {r}^{less} = {term}',
        {
          en: 'A power is a repeated product.',
          fr: 'Une puissance est un produit répété.',
          es: 'Una potencia es un producto repetido.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, term, [
    [a * r ** n, ONE_STEP_TOO_MANY],
    [a + (n - 1) * (a * r - a), ADDED_FOR_MULTIPLIED],
  ]);
}

function arithmeticSum(a: number, d: number, n: number): PracticeItem {
  const last = a + (n - 1) * d;
  const all = { list: listed([a, a + d, a + 2 * d]), n, a, last, pair: a + last, sum: (n * (a + last)) / 2 };
  const explained = {
    prompt: text(
      {
        en: 'The rows of an amphitheater have {list} seats, and so on by equal steps. How many seats do the first {n} rows have together?',
        fr: 'Les rangs d’un amphithéâtre ont {list} places, et ainsi de suite par pas égaux. Combien de places ont ensemble les {n} premiers rangs ?',
        es: 'Las filas de un anfiteatro tienen {list} asientos, y así con pasos iguales. ¿Cuántos asientos tienen juntas las {n} primeras filas?',
      },
      all,
    ),
    nudge: text({
      en: 'Pair the first row with the last, the second with the last but one.',
      fr: 'Associe le premier rang au dernier, le deuxième à l’avant-dernier.',
      es: 'Se empareja la primera fila con la última, la segunda con la penúltima.',
    }),
    steps: [
      step(
        {
          en: 'Row {n} has {last} seats.',
          fr: 'Le rang {n} a {last} places.',
          es: 'La fila {n} tiene {last} asientos.',
        },
        {
          en: 'First term plus one step less than there are rows.',
          fr: 'Le premier terme plus un pas de moins que de rangs.',
          es: 'El primer término más un paso menos que filas.',
        },
        all,
      ),
      step(
        '{n} · ({a} + {last}) ÷ 2 = {sum}',
        {
          en: 'Every pair has the same sum; there are half as many pairs as rows.',
          fr: 'Chaque paire a la même somme ; il y a deux fois moins de paires que de rangs.',
          es: 'Cada pareja suma lo mismo; hay la mitad de parejas que de filas.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.sum, [
    [last, TERM_FOR_SUM],
    [n * (a + last), PAIRS_NOT_HALVED],
    [(n * (a + last + d)) / 2, ONE_STEP_TOO_MANY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) {
    const d = random.integer(2, 9) * random.pick([1, 1, -1]);
    return arithmeticTerm(random.integer(1, 40), d, random.integer(8, 40));
  }
  if (difficulty === 2)
    return geometricTerm(random.integer(1, 6), random.pick([2, 3, -2, -3, 4]), random.integer(5, 7));
  return arithmeticSum(random.integer(12, 40), random.integer(2, 6), random.integer(8, 30));
}

/** Arithmetic and geometric sequences, and a sum (CCSS HSF-BF.A.2). */
export const maSeq = generator('ma-seq', make);
