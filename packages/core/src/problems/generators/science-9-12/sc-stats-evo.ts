import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded } from '../../item.ts';
import {
  ALLELE_AND_PERSON_MIXED,
  OTHER_ALLELE,
  TWO_IN_2PQ_FORGOTTEN,
} from '../../misconceptions/genes-and-green.ts';
import { ROOT_FORGOTTEN } from '../../misconceptions/forces-and-heat.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from '../science-6-8/worked.ts';

/** The frequency p of A, counted. */
function countAlleles(random: SeededRandom): PracticeItem {
  const total = random.pick([50, 100, 200]);
  const p = random.integer(3, 17) / 20;
  const alleles = Math.round(2 * total * p);
  const least = Math.max(0, alleles - total);
  const both = random.integer(least + 1, Math.floor(alleles / 2) - 1);
  const mixed = alleles - 2 * both;
  const none = total - both - mixed;
  const isFine = both > 4 && mixed > 8 && none > 0;
  if (!isFine) return countAlleles(random);
  const explained = worked(
    {
      prompt: say(
        'Of {total} moths, {both} have the genotype AA, {mixed} Aa and {none} aa. What is the frequency p of the allele A, to two decimal places?',
        'Sur {total} papillons, {both} ont le génotype AA, {mixed} Aa et {none} aa. Quelle est la fréquence p de l’allèle A, à deux chiffres après la virgule ?',
        'De {total} polillas, {both} tienen el genotipo AA, {mixed} Aa y {none} aa. ¿Cuál es la frecuencia p del alelo A, con dos decimales?',
      ),
      nudge: say(
        'Count alleles, not moths.',
        'Compter les allèles, pas les papillons.',
        'Se cuentan alelos, no polillas.',
      ),
      rule: [
        say(
          'Each moth carries two alleles; AA brings two A, Aa brings one.',
          'Chaque papillon porte deux allèles ; AA apporte deux A, Aa un seul.',
          'Cada polilla lleva dos alelos; AA aporta dos A, Aa uno.',
        ),
        say(
          'p is the share of A among all alleles.',
          'p est la part de A parmi tous les allèles.',
          'p es la parte de A entre todos los alelos.',
        ),
      ],
      work: [
        [
          '(2 × {both} + {mixed}) ÷ (2 × {total}) = {p}',
          say(
            'All A over all alleles.',
            'Tous les A sur tous les allèles.',
            'Todas las A entre todos los alelos.',
          ),
        ],
      ],
    },
    { total, both, mixed, none, p },
  );
  return decimalItem(explained, p, { tolerance: 0.006 }, [
    [rounded(both / total, 3), ALLELE_AND_PERSON_MIXED],
    [rounded((both + mixed) / total, 3), ALLELE_AND_PERSON_MIXED],
    [rounded(1 - p, 2), OTHER_ALLELE],
  ]);
}

const LAW: Done = [
  'p + q = 1; p² + 2pq + q² = 1',
  say(
    'With random mating and no selection, chance alone pairs the alleles.',
    'Avec des accouplements au hasard et sans sélection, seul le hasard apparie les allèles.',
    'Con cruces al azar y sin selección, solo el azar aparea los alelos.',
  ),
];

/** The expected number of carriers from p. */
function carriers(random: SeededRandom): PracticeItem {
  const tenths = random.pick([1, 2, 3, 4, 6, 7, 8, 9]);
  const p = tenths / 10;
  const q = (10 - tenths) / 10;
  const total = random.integer(2, 20) * 100;
  const answer = Math.round(2 * p * q * total);
  const explained = worked(
    {
      prompt: say(
        'In a population in Hardy-Weinberg equilibrium, the allele A has the frequency p = {p}. How many of {total} individuals are expected to be Aa?',
        'Dans une population en équilibre de Hardy-Weinberg, l’allèle A a la fréquence p = {p}. Combien d’individus Aa attend-on sur {total} ?',
        'En una población en equilibrio de Hardy-Weinberg, el alelo A tiene la frecuencia p = {p}. ¿Cuántos de {total} individuos se espera que sean Aa?',
      ),
      nudge: say(
        'Find q first. In how many ways can A and a meet?',
        'Chercher d’abord q. De combien de façons A et a se rencontrent-ils ?',
        'Primero q. ¿De cuántas maneras se encuentran A y a?',
      ),
      rule: LAW,
      work: [
        [
          '2 × {p} × {q} × {total} = {answer}',
          say(
            'A from one parent and a from the other, or the other way round.',
            'A d’un parent et a de l’autre, ou l’inverse.',
            'A de un progenitor y a del otro, o al revés.',
          ),
        ],
      ],
    },
    { p, q, total, answer },
  );
  return integerItem(explained, answer, [
    [Math.round(p * q * total), TWO_IN_2PQ_FORGOTTEN],
    [Math.round(p * p * total), OTHER_ALLELE],
    [Math.round(q * q * total), OTHER_ALLELE],
  ]);
}

/** From the share of aa to that of Aa. */
function fromRecessive(random: SeededRandom): PracticeItem {
  const q = random.integer(2, 16) / 20;
  const percent = rounded(q * q * 100, 2);
  const answer = rounded(2 * q * (1 - q) * 100, 1);
  const explained = worked(
    {
      prompt: say(
        'In a population in Hardy-Weinberg equilibrium, {percent}% have the genotype aa. What percent are Aa, to one decimal place?',
        'Dans une population en équilibre de Hardy-Weinberg, {percent} % ont le génotype aa. Quel pourcentage est Aa, à un chiffre après la virgule ?',
        'En una población en equilibrio de Hardy-Weinberg, el {percent} % tiene el genotipo aa. ¿Qué porcentaje es Aa, con un decimal?',
      ),
      nudge: say(
        'The share of aa is q². Find q first.',
        'La part de aa est q². Chercher d’abord q.',
        'La parte de aa es q². Primero se busca q.',
      ),
      rule: LAW,
      work: [
        [
          'q = √({percent} ÷ 100) = {q}',
          say('The root undoes the square.', 'La racine défait le carré.', 'La raíz deshace el cuadrado.'),
        ],
        [
          '2 × {p} × {q} × 100 ≈ {answer}',
          say(
            'Both ways in which A and a meet.',
            'Les deux façons dont A et a se rencontrent.',
            'Las dos maneras en que A y a se encuentran.',
          ),
        ],
      ],
    },
    { percent, q, p: rounded(1 - q, 2), answer },
  );
  return decimalItem(explained, answer, { tolerance: 0.11 }, [
    [rounded(answer / 2, 2), TWO_IN_2PQ_FORGOTTEN],
    [rounded(2 * q * q * (1 - q * q) * 100, 1), ROOT_FORGOTTEN],
    [rounded((1 - q) ** 2 * 100, 2), OTHER_ALLELE],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return countAlleles(random);
  return difficulty === 2 ? carriers(random) : fromRecessive(random);
}

/** Allele frequencies and the Hardy-Weinberg law (NGSS HS-LS3-3). */
export const scStatsEvo = generator('sc-stats-evo', make);
