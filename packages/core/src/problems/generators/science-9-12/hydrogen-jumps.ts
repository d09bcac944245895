import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { decimalItem, rounded, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-quantum');

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
    figureText: text(message('level-figure.figure-text'), { from, to }),
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
      message('jump-steps.reason.level-n-lies-rydberg'),
      all,
    ),
    step('E ≈ {energy} eV', message('jump-steps.reason.electron-falls-so-photons'), all),
  ];
}

const JUMP_NUDGE = text(message('jump-nudge'));

/** Energy of the photon of a jump in hydrogen. */
export function jumpEnergy(random: SeededRandom): DraftItem {
  const { from, to, energy } = drawJump(random);
  const all = { from, to, rydberg: RYDBERG_EV };
  const explained = {
    prompt: text(message('jump-energy.explained.prompt'), all),
    ...levelFigure(from, to),
    nudge: JUMP_NUDGE,
    steps: jumpSteps(from, to, energy),
  };
  return decimalItem(explained, rounded(energy, 2), { tolerance: 0.01, unit: 'eV' }, [
    [rounded(RYDBERG_EV / to - RYDBERG_EV / from, 2), 'levels-not-squared'],
    [rounded(RYDBERG_EV / from ** 2, 2), 'one-level-only'],
    [rounded(RYDBERG_EV / to ** 2, 2), 'one-level-only'],
  ]);
}

/** Wavelength of the photon of a jump in hydrogen (Rydberg's formula). */
export function jumpWavelength(random: SeededRandom): DraftItem {
  const { from, to, energy } = drawJump(random);
  const wavelength = rounded(HC_EV_NM / energy, 0);
  const all = { from, to, rydberg: RYDBERG_EV, hc: HC_EV_NM, energy: rounded(energy, 3), wavelength };
  const explained = {
    prompt: text(message('jump-wavelength.explained.prompt'), all),
    ...levelFigure(from, to),
    nudge: JUMP_NUDGE,
    steps: [
      ...jumpSteps(from, to, energy).slice(0, 1),
      step('λ = {hc} ÷ {energy} ≈ {wavelength} nm', message('jump-wavelength.explained.reason'), all),
    ],
  };
  const unsquared = RYDBERG_EV / to - RYDBERG_EV / from;
  const tolerance = Math.max(1, rounded(wavelength * 0.005, 0));
  return decimalItem(explained, wavelength, { tolerance, unit: 'nm' }, [
    [rounded(HC_EV_NM / unsquared, 0), 'levels-not-squared'],
    [rounded((HC_EV_NM * to ** 2) / RYDBERG_EV, 0), 'one-level-only'],
    [rounded(HC_EV_NM * energy, 0), 'divided-upside-down'],
  ]);
}
