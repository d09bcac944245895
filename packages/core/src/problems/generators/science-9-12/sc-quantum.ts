import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded, step } from '../../item.ts';
import {
  ENERGY_GROWS_WITH_WAVELENGTH,
  MULTIPLIED_FOR_DIVIDED,
  ORBITALS_AS_ELECTRONS,
  SUBSHELL_NUMBER_AS_COUNT,
} from '../../misconceptions/waves-and-photons.ts';

import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers } from '../../text.ts';
import { HC_EV_NM, jumpEnergy, jumpWavelength } from './hydrogen-jumps.ts';
import { ionJump } from './one-electron-ions.ts';
import { allowedFall, meanDistance, nodes, possibleNumbers } from './orbital-shapes.ts';

const SUBSHELLS = ['s', 'p', 'd', 'f'] as const;

/** E = hc/λ for a photon of visible or near light. */
function photonEnergy(random: SeededRandom): PracticeItem {
  const wavelength = random.integer(20, 80) * 10;
  const energy = rounded(HC_EV_NM / wavelength, 2);
  const all = { wavelength, hc: HC_EV_NM, energy };
  const explained = {
    prompt: text(
      {
        en: 'A photon has a wavelength of {wavelength} nm. What is its energy in eV, to two decimal places? Use hc = {hc} eV·nm.',
        fr: 'Un photon a une longueur d’onde de {wavelength} nm. Quelle est son énergie en eV, à deux chiffres après la virgule ? Utiliser hc = {hc} eV·nm.',
        es: 'Un fotón tiene una longitud de onda de {wavelength} nm. ¿Cuál es su energía en eV, con dos decimales? Usar hc = {hc} eV·nm.',
      },
      all,
    ),
    nudge: text({
      en: 'Shorter waves carry more energy per photon. Which way must you divide?',
      fr: 'Plus l’onde est courte, plus le photon a d’énergie. Dans quel sens diviser ?',
      es: 'Cuanto más corta la onda, más energía lleva el fotón. ¿En qué sentido hay que dividir?',
    }),
    steps: [
      step('E = hc ÷ λ', {
        en: 'E = hf, and f = c ÷ λ.',
        fr: 'E = hf, et f = c ÷ λ.',
        es: 'E = hf, y f = c ÷ λ.',
      }),
      step(
        'E = {hc} ÷ {wavelength} ≈ {energy} eV',
        {
          en: 'eV·nm divided by nm leaves eV.',
          fr: 'Des eV·nm divisés par des nm donnent des eV.',
          es: 'eV·nm entre nm deja eV.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, energy, { tolerance: 0.01, unit: 'eV' }, [
    [rounded(wavelength / HC_EV_NM, 2), ENERGY_GROWS_WITH_WAVELENGTH],
    [HC_EV_NM * wavelength, MULTIPLIED_FOR_DIVIDED],
  ]);
}

function orbitalSteps(all: Fillers) {
  return [
    step(
      {
        en: 'List every m from −{l} to {l}.',
        fr: 'Énumérer tous les m de −{l} à {l}.',
        es: 'Enumerar todos los m desde −{l} hasta {l}.',
      },
      {
        en: 'Each m is one orbital, zero included.',
        fr: 'Chaque m est une orbitale, zéro compris.',
        es: 'Cada m es un orbital, también el cero.',
      },
      all,
    ),
    step(
      {
        en: '{orbitals} orbitals, at most {electrons} electrons',
        fr: '{orbitals} orbitales, au plus {electrons} électrons',
        es: '{orbitals} orbitales, como máximo {electrons} electrones',
      },
      {
        en: 'Two electrons of opposite spin share an orbital (Pauli).',
        fr: 'Deux électrons de spins opposés partagent une orbitale (Pauli).',
        es: 'Dos electrones de espín opuesto comparten un orbital (Pauli).',
      },
      all,
    ),
  ];
}

/** How many orbitals, or electrons, has a subshell? */
function countOrbitals(random: SeededRandom): PracticeItem {
  const l = random.integer(1, 3);
  const n = random.integer(l + 1, 6);
  const asksElectrons = random.integer(0, 1) === 1;
  const orbitals = 2 * l + 1;
  const all = { n, l, letter: SUBSHELLS[l] ?? '', orbitals, electrons: 2 * orbitals };
  const explained = {
    prompt: text(
      asksElectrons
        ? {
            en: 'How many electrons fit into the {n}{letter} subshell (l = {l})?',
            fr: 'Combien d’électrons la sous-couche {n}{letter} (l = {l}) peut-elle contenir ?',
            es: '¿Cuántos electrones caben en la subcapa {n}{letter} (l = {l})?',
          }
        : {
            en: 'How many orbitals does the {n}{letter} subshell (l = {l}) have?',
            fr: 'Combien d’orbitales la sous-couche {n}{letter} (l = {l}) a-t-elle ?',
            es: '¿Cuántos orbitales tiene la subcapa {n}{letter} (l = {l})?',
          },
      all,
    ),
    nudge: text({
      en: 'Each value of m from −l to l is one orbital.',
      fr: 'Chaque valeur de m de −l à l est une orbitale.',
      es: 'Cada valor de m desde −l hasta l es un orbital.',
    }),
    steps: orbitalSteps(all),
  };
  const [answer, mixedUp] = asksElectrons ? [2 * orbitals, orbitals] : [orbitals, 2 * orbitals];
  return integerItem(explained, answer, [
    [mixedUp, ORBITALS_AS_ELECTRONS],
    [l, SUBSHELL_NUMBER_AS_COUNT],
    [2 * l, SUBSHELL_NUMBER_AS_COUNT],
  ]);
}

const EASY = [photonEnergy, countOrbitals, nodes, possibleNumbers, allowedFall] as const;

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return random.pick(EASY)(random);
  if (difficulty === 2) return random.pick([jumpEnergy, allowedFall, meanDistance])(random);
  return random.pick([jumpWavelength, ionJump])(random);
}

/** Photons, energy levels of hydrogen and of ions like it, orbitals and their nodes (NGSS HS-PS4-3). */
export const scQuantum = generator('sc-quantum', make);
