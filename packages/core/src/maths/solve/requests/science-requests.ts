import { solveBalance, solveMolarMass } from '../chemistry.ts';
import { convertTemperature, convertUnits, measureOf } from '../units.ts';
import { rational } from '../../rational.ts';
import { numberAt, type Request } from './phrase.ts';

/** The scale that a word or letter names; null for any other. */
function scaleOf(word: string | undefined): 'celsius' | 'fahrenheit' | null {
  if (/^°?c(?:elsius)?$/i.test(word ?? '')) return 'celsius';
  return /^°?f(?:ahrenheit)?$/i.test(word ?? '') ? 'fahrenheit' : null;
}

const TEMPERATURE: Request = {
  phrases: {
    en: ['[convert|what is] {n}~[degrees|degree] {word:from} (to|in|into) [degrees] {word:to}'],
    fr: ['[convertis|convertir] {n}~[degres|degre] {word:from} en [degres] {word:to}'],
    es: ['[convierte|convertir] {n}~[grados|grado] {word:from} (a|en) [grados] {word:to}'],
  },
  solve: (at, locale) => {
    const [from, to] = [scaleOf(at['from']), scaleOf(at['to'])];
    return from && to && from !== to ? convertTemperature(numberAt(at, 'n', locale), to) : null;
  },
};

const UNITS: Request = {
  phrases: {
    en: [
      '[convert|change|what is] {n}~{unit:from} (to|in|into) {unit:to}',
      'how many {unit:to} (are there in|are in|in|is) {n}~{unit:from}',
      'how many {unit:to} (are there in|are in|in|is) (a|an|one) {unit:from}',
    ],
    fr: [
      '[convertis|convertir] {n}~{unit:from} en {unit:to}',
      'combien de {unit:to} (font|dans|y a-t-il dans) {n}~{unit:from}',
      'combien de {unit:to} (dans|y a-t-il dans) (un|une) {unit:from}',
    ],
    es: [
      '[convierte|convertir|pasa|pasar] {n}~{unit:from} (a|en) {unit:to}',
      'cuantos {unit:to} (son|hay en) {n}~{unit:from}',
      'cuantas {unit:to} (son|hay en) {n}~{unit:from}',
      '(cuantos|cuantas) {unit:to} hay en (un|una) {unit:from}',
    ],
  },
  solve: (at, locale) => {
    const [from, to] = [measureOf(at['from'] ?? ''), measureOf(at['to'] ?? '')];
    const value = at['n'] === undefined ? rational(1) : numberAt(at, 'n', locale);
    return from && to ? convertUnits(value, from, to) : null;
  },
};

const BALANCE: Request = {
  phrases: {
    en: ['balance [the] [chemical] [equation|reaction] {any:reaction}'],
    fr: ["(equilibre|equilibrer) [l'equation|la reaction] {any:reaction}"],
    es: ['(balancea|balancear|ajusta|ajustar) [la] [ecuacion|reaccion] {any:reaction}'],
  },
  solve: (at) => solveBalance(at['reaction'] ?? ''),
};

/** A reaction alone, known by its arrow. */
const BARE_REACTION: Request = {
  phrases: { en: ['{any:reaction}'], fr: ['{any:reaction}'], es: ['{any:reaction}'] },
  solve: (at) => {
    const reaction = at['reaction'] ?? '';
    return /→|⟶|->/.test(reaction) ? solveBalance(reaction) : null;
  },
};

const MOLAR_MASS: Request = {
  phrases: {
    en: ['<ask> [the] (molar mass|formula mass|molecular mass|molecular weight) of {any:formula}'],
    fr: ['<ask> [la] masse (molaire|moleculaire) (de|du|de la) {any:formula}'],
    es: ['<ask> [la] masa (molar|molecular) (de|del|de la) {any:formula}'],
  },
  solve: (at) => solveMolarMass(at['formula'] ?? ''),
};

/** Requests about measures and matter. */
export const SCIENCE_REQUESTS: readonly Request[] = [TEMPERATURE, UNITS, BALANCE, BARE_REACTION, MOLAR_MASS];
