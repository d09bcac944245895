import type { DraftItem } from '../../draft.ts';
import { type Fillers, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded, step } from '../../item.ts';

import type { SeededRandom } from '../../seeded-random.ts';
import { HC_EV_NM, jumpEnergy, jumpWavelength } from './hydrogen-jumps.ts';
import { ionJump } from './one-electron-ions.ts';
import { allowedFall, meanDistance, nodes, possibleNumbers } from './orbital-shapes.ts';

const message = messagesOf('sc-quantum');

const SUBSHELLS = ['s', 'p', 'd', 'f'] as const;

/** E = hc/λ for a photon of visible or near light. */
function photonEnergy(random: SeededRandom): DraftItem {
  const wavelength = random.integer(20, 80) * 10;
  const energy = rounded(HC_EV_NM / wavelength, 2);
  const all = { wavelength, hc: HC_EV_NM, energy };
  const explained = {
    prompt: text(message('photon-energy.explained.prompt'), all),
    nudge: text(message('photon-energy.explained.nudge')),
    steps: [
      step('E = hc ÷ λ', message('photon-energy.explained.reason.e-hf-f-c')),
      step(
        'E = {hc} ÷ {wavelength} ≈ {energy} eV',
        message('photon-energy.explained.reason.ev-nm-divided-nm'),
        all,
      ),
    ],
  };
  return decimalItem(explained, energy, { tolerance: 0.01, unit: 'eV' }, [
    [rounded(wavelength / HC_EV_NM, 2), 'energy-grows-with-wavelength'],
    [HC_EV_NM * wavelength, 'multiplied-for-divided'],
  ]);
}

function orbitalSteps(all: Fillers) {
  return [
    step(
      message('orbital-steps.step.list-every-m-l'),
      message('orbital-steps.reason.each-m-one-orbital'),
      all,
    ),
    step(
      message('orbital-steps.step.orbitals-orbitals-most-electrons'),
      message('orbital-steps.reason.two-electrons-opposite-spin'),
      all,
    ),
  ];
}

/** How many orbitals, or electrons, has a subshell? */
function countOrbitals(random: SeededRandom): DraftItem {
  const l = random.integer(1, 3);
  const n = random.integer(l + 1, 6);
  const asksElectrons = random.integer(0, 1) === 1;
  const orbitals = 2 * l + 1;
  const all = { n, l, letter: SUBSHELLS[l] ?? '', orbitals, electrons: 2 * orbitals };
  const explained = {
    prompt: text(
      asksElectrons
        ? message('count-orbitals.explained.prompt.electrons-fit-into-n')
        : message('count-orbitals.explained.prompt.orbitals-n-letter-subshell'),
      all,
    ),
    nudge: text(message('count-orbitals.explained.nudge')),
    steps: orbitalSteps(all),
  };
  const [answer, mixedUp] = asksElectrons ? [2 * orbitals, orbitals] : [orbitals, 2 * orbitals];
  return integerItem(explained, answer, [
    [mixedUp, 'orbitals-as-electrons'],
    [l, 'subshell-number-as-count'],
    [2 * l, 'subshell-number-as-count'],
  ]);
}

const EASY = [photonEnergy, countOrbitals, nodes, possibleNumbers, allowedFall] as const;

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return random.pick(EASY)(random);
  if (difficulty === 2) return random.pick([jumpEnergy, allowedFall, meanDistance])(random);
  return random.pick([jumpWavelength, ionJump])(random);
}

/** Photons, energy levels of hydrogen and of ions like it, orbitals and their nodes (NGSS HS-PS4-3). */
export const scQuantum = generator('sc-quantum', make);
