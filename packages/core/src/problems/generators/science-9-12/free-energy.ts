import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import { decimalItem, rounded } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from '../science-6-8/worked.ts';
import { three } from './reaction-amounts.ts';

const message = messagesOf('sc-equil');

/** The gas constant in J/(mol·K), as the question states it (CODATA: 8.314 462 618). */
const R = 8.314;

const SIGN_NUDGE = message('sign-nudge');

/** ΔG° from K. */
export function energyFromK(random: SeededRandom): DraftItem {
  const k = random.pick([0.002, 0.005, 0.02, 0.05, 0.2, 5, 20, 50, 200, 500, 2000]);
  const t = random.pick([298, 350, 400, 500, 700, 900, 1000, 1200]);
  const exact = (-R * t * Math.log(k)) / 1000;
  const answer = rounded(exact, 1);
  const explained = worked(
    {
      prompt: message('energy-from-k.explained.work.prompt'),
      nudge: SIGN_NUDGE,
      rule: ['ΔG° = −R × T × ln K', message('energy-from-k.explained.work.rule')],
      work: [
        [
          'ΔG° = −{r} × {t} × ({ln}) ≈ {joules} J/mol',
          message('energy-from-k.explained.work.natural-logarithm-k'),
        ],
        ['ΔG° ≈ {answer} kJ/mol', message('energy-from-k.explained.work.kilojoule-thousand-joules')],
      ],
    },
    { t, k, r: R, ln: rounded(Math.log(k), 3), joules: rounded(exact * 1000, 0), answer },
  );
  return decimalItem(explained, answer, { tolerance: 0.15, unit: 'kJ/mol' }, [
    [-answer, 'minus-of-logarithm-lost'],
    [rounded((-R * t * Math.log10(k)) / 1000, 1), 'common-for-natural-logarithm'],
    [rounded(exact * 1000, 0), 'kilojoules-not-converted'],
  ]);
}

/** K from ΔG°. */
export function kFromEnergy(random: SeededRandom): DraftItem {
  const t = random.pick([298, 400, 500, 700, 900, 1000, 1200]);
  const size = random.integer(8, 44) / 10;
  const sign = random.pick([-1, 1]);
  const energy = rounded((sign * size * R * t) / 1000, 1);
  const power = (-energy * 1000) / (R * t);
  const exact = Math.exp(power);
  const k = three(exact);
  const explained = worked(
    {
      prompt: message('k-from-energy.explained.work.prompt'),
      nudge: SIGN_NUDGE,
      rule: ['ln K = −ΔG° ÷ (R × T)', message('k-from-energy.explained.work.rule')],
      work: [
        [
          'ln K = −({energy}) × 1000 ÷ ({r} × {t}) ≈ {power}',
          message('k-from-energy.explained.work.r-counts-joules'),
        ],
        ['K ≈ {k}', message('k-from-energy.explained.work.e-power')],
      ],
    },
    { t, energy, r: R, power: rounded(power, 3), k },
  );
  return decimalItem(explained, k, { tolerance: three(exact * 0.012) }, [
    [three(1 / exact), 'minus-of-logarithm-lost'],
    [three(10 ** power), 'common-for-natural-logarithm'],
    [three(Math.exp(power / 1000)), 'kilojoules-not-converted'],
  ]);
}

interface Warming {
  readonly kilojoules: number;
  readonly from: number;
  readonly to: number;
  /** E ÷ R × (1/T₁ − 1/T₂), the logarithm of the factor. */
  readonly power: number;
}

function drawWarming(random: SeededRandom, signs: readonly [number, ...number[]]): Warming {
  const from = random.integer(6, 24) * 50;
  const to = from + random.integer(1, 20) * 10;
  const kilojoules = random.pick(signs) * random.integer(4, 40) * 5;
  const power = ((kilojoules * 1000) / R) * (1 / from - 1 / to);
  if (Math.abs(power) < 0.4 || Math.abs(power) > 4.4) return drawWarming(random, signs);
  return { kilojoules, from, to, power };
}

const RATE_QUESTION = message('rate-question');
const K_QUESTION = message('k-question');

/** By what factor warming changes K (van ’t Hoff) or a rate (Arrhenius): one formula. */
function factorItem(random: SeededRandom, isRate: boolean): DraftItem {
  const { kilojoules, from, to, power } = drawWarming(random, isRate ? [1] : [-1, 1]);
  const exact = Math.exp(power);
  const answer = three(exact);
  const explained = worked(
    {
      prompt: isRate ? RATE_QUESTION : K_QUESTION,
      nudge: message('factor-item.explained.work.nudge'),
      rule: [
        isRate ? 'ln(k₂ ÷ k₁) = (E ÷ R) × (1 ÷ T₁ − 1 ÷ T₂)' : 'ln(K₂ ÷ K₁) = (ΔH° ÷ R) × (1 ÷ T₁ − 1 ÷ T₂)',
        isRate
          ? message('factor-item.explained.work.rule-arrhenius-write-his-law')
          : message('factor-item.explained.work.rule-van-t-hoff-write'),
      ],
      work: [
        [
          '({e} × 1000 ÷ {r}) × (1 ÷ {from} − 1 ÷ {to}) ≈ {power}',
          message('factor-item.explained.work.kilojoules-become-joules'),
        ],
        ['e^({power}) ≈ {answer}', message('factor-item.explained.work.logarithm-factor-undone')],
      ],
    },
    { e: kilojoules, from, to, r: R, power: rounded(power, 3), answer },
  );
  return decimalItem(explained, answer, { tolerance: three(exact * 0.012) }, [
    [three(1 / exact), 'temperature-turned-round'],
    [three(10 ** power), 'common-for-natural-logarithm'],
    [three(Math.exp(power / 1000)), 'kilojoules-not-converted'],
  ]);
}

/** By what factor K changes when it grows warmer (van ’t Hoff). */
export function warmedEquilibrium(random: SeededRandom): DraftItem {
  return factorItem(random, false);
}

/** By what factor a rate grows when it grows warmer (Arrhenius). */
export function warmedRate(random: SeededRandom): DraftItem {
  return factorItem(random, true);
}
