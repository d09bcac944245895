import type { PracticeItem } from '@ori/contracts/practice';
import { oneOf, relationChecker, sequenceChecker } from './fact-checkers.ts';
import { firstNumbers } from './first-numbers.ts';
import { answers, numbersOf, rightOption, type Checker } from './reading.ts';

const NEW_SUBSTANCE =
  'iron rusting; wood burning; milk turning sour; baking soda fizzing in vinegar; a copper roof turning green; bread toasting until brown';
const SAME_SUBSTANCE =
  'water boiling; wax melting; a glass breaking; sugar dissolving in water; a puddle drying up; steel being bent';

function checkReactionData(item: PracticeItem): boolean {
  const numbers = numbersOf({
    ...item,
    prompt: { ...item.prompt, en: item.prompt.en.replaceAll('cm³', 'cc') },
  });
  if (item.answerKind.kind === 'integer') {
    const [vinegar, soda] = firstNumbers(numbers);
    return Number(item.answer) + (numbers[2] ?? 0) === vinegar + soda;
  }
  if (item.answerKind.kind !== 'choice' || numbers.length < 6) return false;
  const [d1, m1, , d2, m2] = numbers;
  return rightOption(item).startsWith(d1 === d2 && m1 === m2 ? 'No,' : 'Yes, the properties');
}

/** The Moon's phase from its age: an eighth of 29.53 days each, centred on the eight names. */
const EIGHTHS = [
  'New Moon',
  'Waxing crescent',
  'First quarter',
  'Waxing gibbous',
  'Full Moon',
  'Waning gibbous',
  'Last quarter',
  'Waning crescent',
];
const NORTHERN = ['Toronto', 'Seoul', 'Ankara'];
const NORTHERN_SEASON: Readonly<Record<string, string>> = {
  January: 'winter',
  April: 'spring',
  July: 'summer',
  October: 'autumn',
};
const SOUTHERN_SEASON: Readonly<Record<string, string>> = {
  January: 'summer',
  April: 'autumn',
  July: 'winter',
  October: 'spring',
};
const MOON_FACTS: Readonly<Record<string, string>> = {
  'eclipse of the Sun': 'the Moon',
  'eclipse of the Moon': 'at full moon',
  'no eclipse at every': 'The Moon’s path is tilted a little.',
  'show phases': 'We see its lit half from changing sides.',
  'warmer in summer': 'Sunlight falls more steeply and days are longer.',
};

function checkMoon(item: PracticeItem): boolean {
  const english = item.prompt.en;
  if (item.figure?.type === 'moon-phase') return rightOption(item) === EIGHTHS[item.figure.eighths];
  const fact = Object.entries(MOON_FACTS).find(([key]) => english.includes(key));
  if (fact) return rightOption(item) === fact[1];
  const [, month = '', place = ''] = /in (\w+) in (\w+)/.exec(english) ?? [];
  if (month !== '')
    return rightOption(item) === (NORTHERN.includes(place) ? NORTHERN_SEASON : SOUTHERN_SEASON)[month];
  const [, days] = firstNumbers(numbersOf(item));
  return rightOption(item) === EIGHTHS[Math.round((days / 29.53) * 8) % 8];
}

/** Mean distance from the Sun in astronomical units of 149.6 million km. */
const AU: Readonly<Record<string, number>> = {
  Mercury: 0.387,
  Venus: 0.723,
  Earth: 1,
  Mars: 1.524,
  Jupiter: 5.2,
  Saturn: 9.54,
  Uranus: 19.2,
  Neptune: 30.07,
};

function checkSolar(item: PracticeItem): boolean {
  const english = item.prompt.en;
  const planet = Object.keys(AU).find((name) => english.includes(name)) ?? '';
  const far = Number(
    /(\d+) million km (?:from|\. It)|is (\d+) million km/.exec(english)?.slice(1).find(Boolean),
  );
  const isTrue = Math.abs(far / 149.6 / (AU[planet] ?? 0) - 1) < 0.02;
  if (english.startsWith('In a model'))
    return isTrue && answers(item, far / Number(/for (\d+) million/.exec(english)?.[1]));
  if (english.startsWith('The distance')) {
    const metres = english.includes('ⁿ m.');
    return isTrue && Number(item.answer) === Math.floor(Math.log10(far) + (metres ? 9 : 6) + 1e-12);
  }
  const minutes = (far / 149.6) * 8.317;
  return (
    isTrue &&
    Math.abs(Number(item.answer) / (english.includes('minutes') ? minutes : minutes * 60) - 1) < 0.04
  );
}

const checkPlates: Checker = (item) => {
  const [first, second] = firstNumbers(numbersOf(item));
  if (item.answerKind.kind !== 'decimal') return false;
  if (item.prompt.en.startsWith('Rock')) return answers(item, (second * 1e5) / (first * 1e6));
  return answers(item, (first * 1e5) / second / 1e6);
};

function checkEcosystem(item: PracticeItem): boolean {
  if (item.figure?.type !== 'columns') return false;
  const values = item.figure.columns.map(({ value }) => value);
  const [from, to] = firstNumbers(numbersOf(item));
  if (item.answerKind.kind === 'choice') {
    const fell = (values[from - 1] ?? 0) < (values[from - 2] ?? 0);
    return fell && /drought|fire|more hunters/.test(rightOption(item));
  }
  if (item.prompt.en.includes('By how many'))
    return answers(item, Math.abs((values[to - 1] ?? 0) - (values[from - 1] ?? 0)));
  const sorted = values.toSorted((a, b) => a - b);
  const sought = item.prompt.en.includes('fewest') ? sorted[0] : sorted.at(-1);
  return (
    values[Number(item.answer) - 1] === sought && values.filter((value) => value === sought).length === 1
  );
}

/** Checkers of the 6-8 science skills about substances, cells, sky and Earth. */
export const SCIENCE_6_8_EARTH_CHECKERS: Readonly<Record<string, Checker>> = {
  'sc-reactions': oneOf(
    checkReactionData,
    relationChecker({ 'chemical reaction': NEW_SUBSTANCE, 'physical change': SAME_SUBSTANCE }),
  ),
  'sc-cells': relationChecker({
    'keeps the dna': 'nucleus',
    'releases energy from sugar': 'mitochondrion',
    'makes sugar with light': 'chloroplast',
    'controls what enters and leaves': 'cell membrane',
    'gives a plant cell its firm shape': 'cell wall',
    'builds proteins': 'ribosome',
    'stores water and keeps the plant cell full': 'large central vacuole',
    'fills the cell around its parts': 'cytoplasm',
  }),
  'sc-moon': checkMoon,
  'sc-solar': checkSolar,
  'sc-watercycle': oneOf(
    relationChecker({
      'heat of the sun':
        'seawater evaporating; snow melting in spring; leaves giving off vapor; wet soil drying; a lake losing water to the air',
      gravity:
        'rain falling; a river flowing to the sea; rain soaking into the ground; a glacier sliding into a valley; hail dropping from a cloud',
      'what drives each': 'none',
    }),
    sequenceChecker({
      'From the sea to a river':
        'water in the sea > vapor in the air > droplets in a cloud > rain over a hill > a river',
      'From the sea to a glacier':
        'water in the sea > vapor in the air > droplets in a cloud > snow on a peak > ice of a glacier',
      'From the soil through a tree':
        'water in the soil > water in the roots > water in the leaves > vapor in the air > droplets in a cloud',
      'From the rain to a spring':
        'droplets in a cloud > rain on a field > water under the ground > a spring',
    }),
  ),
  'sc-plates': oneOf(
    checkPlates,
    relationChecker({
      'two ocean plates move apart': 'a ridge of new sea floor',
      'two continents collide': 'high folded mountains',
      'an ocean plate sinks under a continent': 'a deep trench and a chain of volcanoes',
      'two plates slide past each other': 'earthquakes but hardly any volcanoes',
    }),
  ),
  'sc-ecosys': checkEcosystem,
};
