import type { PracticeItem } from '@ori/contracts/practice';
import { orbitalCheckOf } from './orbital-checkers.ts';
import { answers, numbersOf, rightOption, type Checker } from './reading.ts';

const METALS = ['Na', 'Ca', 'Mg', 'K', 'Cu', 'Au', 'Fe', 'Ag', 'Sn', 'Zn'];
/** Measured bond angles in degrees (NIST CCCBDB, rounded) and whether the atoms lie in one plane. */
const MEASURED: Readonly<Record<string, readonly [number, boolean]>> = {
  'H₂O': [104, true],
  'H₂S': [92, true],
  'OF₂': [103, true],
  'SCl₂': [103, true],
  'Cl₂O': [111, true],
  'NH₃': [107, false],
  'PH₃': [93, false],
  'NF₃': [102, false],
  'PCl₃': [100, false],
  'CH₄': [109.5, false],
  'CCl₄': [109.5, false],
  'CF₄': [109.5, false],
  'SiH₄': [109.5, false],
  'CO₂': [180, true],
  'CS₂': [180, true],
  HCN: [180, true],
  'BF₃': [120, true],
  'BCl₃': [120, true],
  'CH₂O': [120, true],
  'COCl₂': [120, true],
};

function elementsOf(formula: string): string[] {
  return formula.match(/[A-Z][a-z]?/g) ?? [];
}

function atomsOf(formula: string): number {
  const digits = '₀₁₂₃₄₅₆₇₈₉';
  return [...formula.matchAll(/[A-Z][a-z]?([₂₃₄])?/g)].reduce(
    (sum, [, count]) => sum + (count ? digits.indexOf(count) : 1),
    0,
  );
}

function shapeOf(formula: string): string {
  const [angle = 0, flat = true] = MEASURED[formula] ?? [];
  const outer = atomsOf(formula) - 1;
  if (outer === 2) return angle === 180 ? 'linear' : 'bent';
  if (outer === 3) return flat ? 'trigonal planar' : 'trigonal pyramidal';
  return 'tetrahedral';
}

function kindOf(formula: string): string {
  const metals = elementsOf(formula).map((symbol) => METALS.includes(symbol));
  if (metals.every(Boolean)) return 'metallic bonds';
  return metals.some(Boolean) ? 'ionic bonds' : 'covalent bonds';
}

const VALENCE: Readonly<Record<string, number>> = { B: 3, C: 4, Si: 4, N: 5, P: 5, O: 6, S: 6 };

/** Octets: a main-group centre shares 8 − valence pairs; boron shares its three. */
function checkPairs(item: PracticeItem): boolean {
  const centre = /(?:the )?\b([A-Z][a-z]?) (?:atom|has \d)/.exec(item.prompt.en)?.[1] ?? '';
  const own = VALENCE[centre] ?? 0;
  const shared = centre === 'B' ? 3 : 8 - own;
  return answers(item, item.prompt.en.includes('lone pairs') ? (own - shared) / 2 : shared);
}

function checkBond(item: PracticeItem): boolean {
  const held = /\(([^)]*)\) together/.exec(item.prompt.en)?.[1];
  if (held !== undefined) return rightOption(item) === kindOf(held);
  const shaped = /molecule (\S+)\?/.exec(item.prompt.en)?.[1];
  return shaped === undefined ? checkPairs(item) : rightOption(item) === shapeOf(shaped);
}

/** Planck's constant, light's speed and the electron charge (CODATA 2018), in place of the rounded product the question names. */
const [PLANCK, LIGHT, CHARGE] = [6.62607015e-34, 299_792_458, 1.602176634e-19];
const RYDBERG_PER_M = 10_967_758;

function closeTo(item: PracticeItem, value: number, share: number): boolean {
  return Math.abs(Number(item.answer) - value) <= value * share;
}

function checkQuantum(item: PracticeItem): boolean {
  const english = item.prompt.en;
  const check = orbitalCheckOf(item);
  if (check) return check(item);
  if (english.includes('subshell')) {
    const l = 'spdf'.indexOf(/\d([spdf])/.exec(english)?.[1] ?? '');
    const magnetic = Array.from({ length: 2 * l + 1 }, (_, index) => index - l);
    return answers(item, english.includes('electrons') ? magnetic.length * 2 : magnetic.length);
  }
  const [first = 0, second = 0] = numbersOf(item);
  if (english.startsWith('A photon')) return closeTo(item, (PLANCK * LIGHT) / (first * 1e-9 * CHARGE), 0.01);
  const wavelengthM = 1 / (RYDBERG_PER_M * (1 / second ** 2 - 1 / first ** 2));
  if (english.includes('wavelength')) return closeTo(item, wavelengthM * 1e9, 0.01);
  return closeTo(item, (PLANCK * LIGHT) / (wavelengthM * CHARGE), 0.02);
}

/** Writes a formula out atom by atom: brackets and small numbers are repeated. */
function writtenOut(formula: string): string[] {
  const plain = Array.from(formula)
    .map((sign) => ('₀₁₂₃₄₅₆₇₈₉'.includes(sign) ? String('₀₁₂₃₄₅₆₇₈₉'.indexOf(sign)) : sign))
    .join('');
  const flat = plain.replace(/\(([^)]*)\)(\d*)/g, (_, inside: string, times: string) =>
    inside.repeat(Number(times || 1)),
  );
  return [...flat.matchAll(/([A-Z][a-z]?)(\d*)/g)].flatMap(([, symbol = '', times]) =>
    Array<string>(Number(times || 1)).fill(symbol),
  );
}

function checkAtoms(item: PracticeItem): boolean {
  const english = item.prompt.en;
  const whole = /in one (\S+) unit/.exec(english)?.[1];
  if (whole !== undefined) return answers(item, writtenOut(whole).length);
  const [, element, units, formula = ''] = /many (\w+) atoms are in (\d+) (\S+)\?/.exec(english) ?? [];
  const each = writtenOut(formula).filter((symbol) => symbol === element).length;
  return answers(item, each * Number(units));
}

/** Electronegativity after Pauling and covalent radius in pm after Cordero and others (2008), by symbol. */
const MEASURED_ATOMS: Readonly<Record<string, readonly [number, number, number]>> = {
  Li: [0.98, 128, 1],
  Be: [1.57, 96, 2],
  N: [3.04, 71, 5],
  O: [3.44, 66, 6],
  F: [3.98, 57, 7],
  Na: [0.93, 166, 1],
  Mg: [1.31, 141, 2],
  P: [2.19, 107, 5],
  S: [2.58, 105, 6],
  Cl: [3.16, 102, 7],
  K: [0.82, 203, 1],
  Ca: [1.0, 176, 2],
  Br: [2.96, 120, 7],
};

const symbolIn = (words: string) => /\(([A-Z][a-z]?)\)/.exec(words)?.[1] ?? '';

function checkPeriodic(item: PracticeItem): boolean {
  if (item.answerKind.kind !== 'choice') {
    return answers(item, MEASURED_ATOMS[symbolIn(item.prompt.en)]?.[2] ?? Number.NaN);
  }
  const column = item.prompt.en.includes('electronegative') ? 0 : 1;
  const measure = (words: string) => MEASURED_ATOMS[symbolIn(words)]?.[column] ?? Number.NaN;
  const greatest = Math.max(...item.answerKind.options.map((option) => measure(option.text.en)));
  return measure(rightOption(item)) === greatest;
}

function checkWave(item: PracticeItem): boolean {
  const [first = 0, second = 0] = numbersOf(item);
  const answer = Number(item.answer);
  if (item.prompt.en.startsWith('A wave has')) return Math.abs(answer / first - second) < 0.01;
  return Math.abs(answer * second - first) <= 0.01 * Math.max(second, 1);
}

/** Checkers of science skills. */
export const SCIENCE_CHECKERS: Readonly<Record<string, Checker>> = {
  'sc-atoms': checkAtoms,
  'sc-bond': checkBond,
  'sc-periodic': checkPeriodic,
  'sc-quantum': checkQuantum,
  'sc-wavemath': checkWave,
};
