import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from '../science-6-8/worked.ts';

const message = messagesOf('sc-stats-evo');

/** The frequency p of A, counted. */
function countAlleles(random: SeededRandom): DraftItem {
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
      prompt: message('count-alleles.explained.work.prompt'),
      nudge: message('count-alleles.explained.work.nudge'),
      rule: [
        message('count-alleles.explained.work.rule-each-moth-carries-two'),
        message('count-alleles.explained.work.rule-p-share-among-all'),
      ],
      work: [
        [
          '(2 × {both} + {mixed}) ÷ (2 × {total}) = {p}',
          message('count-alleles.explained.work.all-over-all'),
        ],
      ],
    },
    { total, both, mixed, none, p },
  );
  return decimalItem(explained, p, { tolerance: 0.006 }, [
    [rounded(both / total, 3), 'allele-and-person-mixed'],
    [rounded((both + mixed) / total, 3), 'allele-and-person-mixed'],
    [rounded(1 - p, 2), 'other-allele'],
  ]);
}

const LAW: Done = ['p + q = 1; p² + 2pq + q² = 1', message('law')];

/** The expected number of carriers from p. */
function carriers(random: SeededRandom): DraftItem {
  const tenths = random.pick([1, 2, 3, 4, 6, 7, 8, 9]);
  const p = tenths / 10;
  const q = (10 - tenths) / 10;
  const total = random.integer(2, 20) * 100;
  const answer = Math.round(2 * p * q * total);
  const explained = worked(
    {
      prompt: message('carriers.explained.work.prompt'),
      nudge: message('carriers.explained.work.nudge'),
      rule: LAW,
      work: [['2 × {p} × {q} × {total} = {answer}', message('carriers.explained.work.one-parent-other')]],
    },
    { p, q, total, answer },
  );
  return integerItem(explained, answer, [
    [Math.round(p * q * total), 'two-in-2pq-forgotten'],
    [Math.round(p * p * total), 'other-allele'],
    [Math.round(q * q * total), 'other-allele'],
  ]);
}

/** From the share of aa to that of Aa. */
function fromRecessive(random: SeededRandom): DraftItem {
  const q = random.integer(2, 16) / 20;
  const percent = rounded(q * q * 100, 2);
  const answer = rounded(2 * q * (1 - q) * 100, 1);
  const explained = worked(
    {
      prompt: message('from-recessive.explained.work.prompt'),
      nudge: message('from-recessive.explained.work.nudge'),
      rule: LAW,
      work: [
        ['q = √({percent} ÷ 100) = {q}', message('from-recessive.explained.work.root-undoes-square')],
        ['2 × {p} × {q} × 100 ≈ {answer}', message('from-recessive.explained.work.both-ways-meet')],
      ],
    },
    { percent, q, p: rounded(1 - q, 2), answer },
  );
  return decimalItem(explained, answer, { tolerance: 0.11 }, [
    [rounded(answer / 2, 2), 'two-in-2pq-forgotten'],
    [rounded(2 * q * q * (1 - q * q) * 100, 1), 'root-forgotten'],
    [rounded((1 - q) ** 2 * 100, 2), 'other-allele'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return countAlleles(random);
  return difficulty === 2 ? carriers(random) : fromRecessive(random);
}

/** Allele frequencies and the Hardy-Weinberg law (NGSS HS-LS3-3). */
export const scStatsEvo = generator('sc-stats-evo', make);
