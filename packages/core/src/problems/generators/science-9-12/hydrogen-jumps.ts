import type { PracticeItem } from '@ori/contracts/practice';
import { decimalItem, rounded, step } from '../../item.ts';
import {
  DIVIDED_UPSIDE_DOWN,
  LEVELS_NOT_SQUARED,
  ONE_LEVEL_ONLY,
} from '../../misconceptions/waves-and-photons.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** h·c in eV·nm, rounded as the question states it (CODATA 2018: 1239.84). */
export const HC_EV_NM = 1240;
/** Energy that frees the electron of hydrogen's ground state, in eV, as the question states it. */
const RYDBERG_EV = 13.6;

function levelEnergy(n: number): number {
  return -RYDBERG_EV / n ** 2;
}

function drawJump(random: SeededRandom) {
  const to = random.integer(1, 3);
  const from = to + random.integer(1, 3);
  const energy = levelEnergy(from) - levelEnergy(to);
  return { from, to, energy };
}

function levelFigure(from: number, to: number) {
  const levels = Array.from({ length: 6 }, (_, index) => index + 1);
  return {
    figure: {
      type: 'energy-levels' as const,
      levels: levels.map((n) => ({ n, label: `${rounded(levelEnergy(n), 2).toFixed(2)} eV` })),
      from,
      to,
    },
    figureText: text(
      {
        en: 'Energy levels of hydrogen. An arrow goes from level {from} down to level {to}.',
        fr: 'Niveaux d’énergie de l’hydrogène. Une flèche descend du niveau {from} au niveau {to}.',
        es: 'Niveles de energía del hidrógeno. Una flecha baja del nivel {from} al nivel {to}.',
      },
      { from, to },
    ),
  };
}

function jumpSteps(from: number, to: number, energy: number) {
  const all = {
    from,
    to,
    rydberg: RYDBERG_EV,
    energy: rounded(energy, 2),
    fromSquare: from ** 2,
    toSquare: to ** 2,
  };
  return [
    step(
      'E = {rydberg} × (1/{toSquare} − 1/{fromSquare}) eV',
      {
        en: 'Level n lies at −{rydberg} ÷ n² eV; the photon carries the difference.',
        fr: 'Le niveau n est à −{rydberg} ÷ n² eV ; le photon emporte la différence.',
        es: 'El nivel n está a −{rydberg} ÷ n² eV; el fotón se lleva la diferencia.',
      },
      all,
    ),
    step(
      'E ≈ {energy} eV',
      {
        en: 'The electron falls, so the photon’s energy is positive.',
        fr: 'L’électron descend : l’énergie du photon est positive.',
        es: 'El electrón baja: la energía del fotón es positiva.',
      },
      all,
    ),
  ];
}

const JUMP_NUDGE = text({
  en: 'The photon carries exactly what the electron loses between two levels.',
  fr: 'Le photon emporte exactement ce que l’électron perd entre deux niveaux.',
  es: 'El fotón se lleva justo lo que el electrón pierde entre dos niveles.',
});

/** Energy of the photon of a jump in hydrogen. */
export function jumpEnergy(random: SeededRandom): PracticeItem {
  const { from, to, energy } = drawJump(random);
  const all = { from, to, rydberg: RYDBERG_EV };
  const explained = {
    prompt: text(
      {
        en: 'In hydrogen an electron falls from n = {from} to n = {to}. What is the photon’s energy in eV, to two decimal places? Use E = −{rydberg} ÷ n² eV.',
        fr: 'Dans l’hydrogène, un électron descend de n = {from} à n = {to}. Quelle est l’énergie du photon en eV, à deux chiffres après la virgule ? Utiliser E = −{rydberg} ÷ n² eV.',
        es: 'En el hidrógeno un electrón baja de n = {from} a n = {to}. ¿Cuál es la energía del fotón en eV, con dos decimales? Usar E = −{rydberg} ÷ n² eV.',
      },
      all,
    ),
    ...levelFigure(from, to),
    nudge: JUMP_NUDGE,
    steps: jumpSteps(from, to, energy),
  };
  return decimalItem(explained, rounded(energy, 2), { tolerance: 0.01, unit: 'eV' }, [
    [rounded(RYDBERG_EV / to - RYDBERG_EV / from, 2), LEVELS_NOT_SQUARED],
    [rounded(RYDBERG_EV / from ** 2, 2), ONE_LEVEL_ONLY],
    [rounded(RYDBERG_EV / to ** 2, 2), ONE_LEVEL_ONLY],
  ]);
}

/** Wavelength of the photon of a jump in hydrogen (Rydberg's formula). */
export function jumpWavelength(random: SeededRandom): PracticeItem {
  const { from, to, energy } = drawJump(random);
  const wavelength = rounded(HC_EV_NM / energy, 0);
  const all = { from, to, rydberg: RYDBERG_EV, hc: HC_EV_NM, energy: rounded(energy, 3), wavelength };
  const explained = {
    prompt: text(
      {
        en: 'In hydrogen an electron falls from n = {from} to n = {to}. What is the photon’s wavelength, to the nearest nm? Use E = −{rydberg} ÷ n² eV and hc = {hc} eV·nm.',
        fr: 'Dans l’hydrogène, un électron descend de n = {from} à n = {to}. Quelle est la longueur d’onde du photon, au nm près ? Utiliser E = −{rydberg} ÷ n² eV et hc = {hc} eV·nm.',
        es: 'En el hidrógeno un electrón baja de n = {from} a n = {to}. ¿Cuál es la longitud de onda del fotón, redondeada al nm? Usar E = −{rydberg} ÷ n² eV y hc = {hc} eV·nm.',
      },
      all,
    ),
    ...levelFigure(from, to),
    nudge: JUMP_NUDGE,
    steps: [
      ...jumpSteps(from, to, energy).slice(0, 1),
      step(
        'λ = {hc} ÷ {energy} ≈ {wavelength} nm',
        {
          en: 'From E = hc ÷ λ follows λ = hc ÷ E.',
          fr: 'De E = hc ÷ λ on tire λ = hc ÷ E.',
          es: 'De E = hc ÷ λ se obtiene λ = hc ÷ E.',
        },
        all,
      ),
    ],
  };
  const unsquared = RYDBERG_EV / to - RYDBERG_EV / from;
  const tolerance = Math.max(1, rounded(wavelength * 0.005, 0));
  return decimalItem(explained, wavelength, { tolerance, unit: 'nm' }, [
    [rounded(HC_EV_NM / unsquared, 0), LEVELS_NOT_SQUARED],
    [rounded((HC_EV_NM * to ** 2) / RYDBERG_EV, 0), ONE_LEVEL_ONLY],
    [rounded(HC_EV_NM * energy, 0), DIVIDED_UPSIDE_DOWN],
  ]);
}
