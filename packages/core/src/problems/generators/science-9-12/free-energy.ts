import type { PracticeItem } from '@ori/contracts/practice';
import { decimalItem, rounded } from '../../item.ts';
import {
  COMMON_FOR_NATURAL_LOGARITHM,
  KILOJOULES_NOT_CONVERTED,
  MINUS_OF_LOGARITHM_LOST,
  TEMPERATURE_TURNED_ROUND,
} from '../../misconceptions/how-far-and-how-fast.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from '../science-6-8/worked.ts';
import { three } from './reaction-amounts.ts';

/** The gas constant in J/(mol·K), as the question states it (CODATA: 8.314 462 618). */
const R = 8.314;

const SIGN_NUDGE = say(
  'A negative standard free energy belongs to a K above one.',
  'Une énergie libre standard négative va avec un K supérieur à un.',
  'A una energía libre estándar negativa corresponde un K mayor que uno.',
);

/** ΔG° from K. */
export function energyFromK(random: SeededRandom): PracticeItem {
  const k = random.pick([0.002, 0.005, 0.02, 0.05, 0.2, 5, 20, 50, 200, 500, 2000]);
  const t = random.pick([298, 350, 400, 500, 700, 900, 1000, 1200]);
  const exact = (-R * t * Math.log(k)) / 1000;
  const answer = rounded(exact, 1);
  const explained = worked(
    {
      prompt: say(
        'At {t} K a reaction has K = {k}. What is ΔG° in kJ/mol, to one decimal place? Use R = {r} J/(mol·K).',
        'À {t} K, une réaction a K = {k}. Combien vaut ΔG° en kJ/mol, à un chiffre après la virgule ? Utiliser R = {r} J/(mol·K).',
        'A {t} K una reacción tiene K = {k}. ¿Cuánto vale ΔG° en kJ/mol, con un decimal? Usar R = {r} J/(mol·K).',
      ),
      nudge: SIGN_NUDGE,
      rule: [
        'ΔG° = −R × T × ln K',
        say(
          'At equilibrium the free energy has its lowest value; from this the formula follows.',
          'À l’équilibre, l’énergie libre est minimale ; la formule en découle.',
          'En el equilibrio la energía libre es mínima; de ahí sale la fórmula.',
        ),
      ],
      work: [
        [
          'ΔG° = −{r} × {t} × ({ln}) ≈ {joules} J/mol',
          say(
            'The natural logarithm of K is {ln}.',
            'Le logarithme népérien de K est {ln}.',
            'El logaritmo natural de K es {ln}.',
          ),
        ],
        [
          'ΔG° ≈ {answer} kJ/mol',
          say(
            'A kilojoule is a thousand joules.',
            'Un kilojoule fait mille joules.',
            'Un kilojulio son mil julios.',
          ),
        ],
      ],
    },
    { t, k, r: R, ln: rounded(Math.log(k), 3), joules: rounded(exact * 1000, 0), answer },
  );
  return decimalItem(explained, answer, { tolerance: 0.15, unit: 'kJ/mol' }, [
    [-answer, MINUS_OF_LOGARITHM_LOST],
    [rounded((-R * t * Math.log10(k)) / 1000, 1), COMMON_FOR_NATURAL_LOGARITHM],
    [rounded(exact * 1000, 0), KILOJOULES_NOT_CONVERTED],
  ]);
}

/** K from ΔG°. */
export function kFromEnergy(random: SeededRandom): PracticeItem {
  const t = random.pick([298, 400, 500, 700, 900, 1000, 1200]);
  const size = random.integer(8, 44) / 10;
  const sign = random.pick([-1, 1]);
  const energy = rounded((sign * size * R * t) / 1000, 1);
  const power = (-energy * 1000) / (R * t);
  const exact = Math.exp(power);
  const k = three(exact);
  const explained = worked(
    {
      prompt: say(
        'At {t} K a reaction has ΔG° = {energy} kJ/mol. What is K, to three significant figures? Use R = {r} J/(mol·K).',
        'À {t} K, une réaction a ΔG° = {energy} kJ/mol. Combien vaut K, à trois chiffres significatifs ? Utiliser R = {r} J/(mol·K).',
        'A {t} K una reacción tiene ΔG° = {energy} kJ/mol. ¿Cuánto vale K, con tres cifras significativas? Usar R = {r} J/(mol·K).',
      ),
      nudge: SIGN_NUDGE,
      rule: [
        'ln K = −ΔG° ÷ (R × T)',
        say(
          'This is ΔG° = −R × T × ln K, solved for ln K.',
          'C’est ΔG° = −R × T × ln K, résolue pour ln K.',
          'Es ΔG° = −R × T × ln K, despejado ln K.',
        ),
      ],
      work: [
        [
          'ln K = −({energy}) × 1000 ÷ ({r} × {t}) ≈ {power}',
          say(
            'R counts in joules, so kilojoules are converted.',
            'R compte en joules : on convertit les kilojoules.',
            'R cuenta en julios: se convierten los kilojulios.',
          ),
        ],
        ['K ≈ {k}', say('e to this power.', 'e à cette puissance.', 'e elevado a esta potencia.')],
      ],
    },
    { t, energy, r: R, power: rounded(power, 3), k },
  );
  return decimalItem(explained, k, { tolerance: three(exact * 0.012) }, [
    [three(1 / exact), MINUS_OF_LOGARITHM_LOST],
    [three(10 ** power), COMMON_FOR_NATURAL_LOGARITHM],
    [three(Math.exp(power / 1000)), KILOJOULES_NOT_CONVERTED],
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

const RATE_QUESTION = say(
  'A reaction has an activation energy of {e} kJ/mol. It is warmed from {from} K to {to} K. By what factor does its rate constant grow? Give three significant figures, and use R = {r} J/(mol·K).',
  'Une réaction a une énergie d’activation de {e} kJ/mol. On la chauffe de {from} K à {to} K. Par quel facteur sa constante de vitesse est-elle multipliée ? Donner trois chiffres significatifs et utiliser R = {r} J/(mol·K).',
  'Una reacción tiene una energía de activación de {e} kJ/mol. Se calienta de {from} K a {to} K. ¿Por qué factor se multiplica su constante de velocidad? Dar tres cifras significativas y usar R = {r} J/(mol·K).',
);
const K_QUESTION = say(
  'A reaction has ΔH° = {e} kJ/mol, the same at all temperatures. It is warmed from {from} K to {to} K. By what factor is its K multiplied? Give three significant figures, and use R = {r} J/(mol·K).',
  'Une réaction a ΔH° = {e} kJ/mol, à toute température. On la chauffe de {from} K à {to} K. Par quel facteur son K est-il multiplié ? Donner trois chiffres significatifs et utiliser R = {r} J/(mol·K).',
  'Una reacción tiene ΔH° = {e} kJ/mol, a cualquier temperatura. Se calienta de {from} K a {to} K. ¿Por qué factor se multiplica su K? Dar tres cifras significativas y usar R = {r} J/(mol·K).',
);

/** By what factor warming changes K (van ’t Hoff) or a rate (Arrhenius): one formula. */
function factorItem(random: SeededRandom, isRate: boolean): PracticeItem {
  const { kilojoules, from, to, power } = drawWarming(random, isRate ? [1] : [-1, 1]);
  const exact = Math.exp(power);
  const answer = three(exact);
  const explained = worked(
    {
      prompt: isRate ? RATE_QUESTION : K_QUESTION,
      nudge: say(
        'Should the factor be above one or below one here?',
        'Le facteur doit-il être ici supérieur ou inférieur à un ?',
        '¿Debe ser aquí el factor mayor o menor que uno?',
      ),
      rule: [
        isRate ? 'ln(k₂ ÷ k₁) = (E ÷ R) × (1 ÷ T₁ − 1 ÷ T₂)' : 'ln(K₂ ÷ K₁) = (ΔH° ÷ R) × (1 ÷ T₁ − 1 ÷ T₂)',
        isRate
          ? say(
              'Arrhenius: write his law for both temperatures and divide.',
              'Arrhenius : écrire sa loi pour les deux températures et diviser.',
              'Arrhenius: se escribe su ley para las dos temperaturas y se divide.',
            )
          : say(
              'Van ’t Hoff: write −ΔG° ÷ (R × T) for both temperatures and subtract.',
              'Van ’t Hoff : écrire −ΔG° ÷ (R × T) pour les deux températures et soustraire.',
              'Van ’t Hoff: se escribe −ΔG° ÷ (R × T) para las dos temperaturas y se resta.',
            ),
      ],
      work: [
        [
          '({e} × 1000 ÷ {r}) × (1 ÷ {from} − 1 ÷ {to}) ≈ {power}',
          say(
            'Kilojoules become joules, as in R.',
            'Les kilojoules deviennent des joules, comme dans R.',
            'Los kilojulios pasan a julios, como en R.',
          ),
        ],
        [
          'e^({power}) ≈ {answer}',
          say(
            'The logarithm of the factor is undone by the power of e.',
            'La puissance de e défait le logarithme du facteur.',
            'La potencia de e deshace el logaritmo del factor.',
          ),
        ],
      ],
    },
    { e: kilojoules, from, to, r: R, power: rounded(power, 3), answer },
  );
  return decimalItem(explained, answer, { tolerance: three(exact * 0.012) }, [
    [three(1 / exact), TEMPERATURE_TURNED_ROUND],
    [three(10 ** power), COMMON_FOR_NATURAL_LOGARITHM],
    [three(Math.exp(power / 1000)), KILOJOULES_NOT_CONVERTED],
  ]);
}

/** By what factor K changes when it grows warmer (van ’t Hoff). */
export function warmedEquilibrium(random: SeededRandom): PracticeItem {
  return factorItem(random, false);
}

/** By what factor a rate grows when it grows warmer (Arrhenius). */
export function warmedRate(random: SeededRandom): PracticeItem {
  return factorItem(random, true);
}
