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
  'middle at an eclipse of the Sun': 'the Moon',
  'can an eclipse of the Moon': 'at full moon',
  'no eclipse at every': 'The Moon’s path is tilted a little.',
  'show phases': 'We see its lit half from changing sides.',
  'warmer in summer': 'Sunlight falls more steeply and days are longer.',
  'middle at an eclipse of the Moon': 'Earth',
  'can an eclipse of the Sun': 'at new moon',
  'summer in Canada': 'winter',
  'first quarter we see': 'Half of it, as always',
  'stand at new moon': 'on the Sun’s side of Earth',
  'nearest to the Sun in January. Why': 'The northern half leans away from the Sun.',
  'winter in Australia': 'from June to August',
};

/** Which phase is drawn: seen from the south, the drawing is the other way round. */
function checkSeen(item: PracticeItem, lit: number): boolean {
  const isTurned = item.prompt.en.includes('southern') && lit > 0;
  return rightOption(item) === EIGHTHS.at(isTurned ? -lit : lit);
}

function checkMoon(item: PracticeItem): boolean {
  const english = item.prompt.en;
  if (item.figure?.type === 'moon-phase') return checkSeen(item, item.figure.eighths);
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

/** The distance from the Sun that the question tells, in million km. */
function distanceIn(english: string): number {
  const found = /(\d+) million km (?:from|\. It)|is (\d+) million km/.exec(english);
  return Number(found?.slice(1).find(Boolean));
}

/** Whether the question tells the true distance of its planet. */
function tellsTrueDistance(english: string): boolean {
  const planet = Object.keys(AU).find((name) => english.includes(name)) ?? '';
  return Math.abs(distanceIn(english) / 149.6 / (AU[planet] ?? 0) - 1) < 0.02;
}

function checkModel(item: PracticeItem): boolean {
  const scale = Number(/for (\d+) million/.exec(item.prompt.en)?.[1]);
  return answers(item, distanceIn(item.prompt.en) / scale);
}

function checkPowerOfTen(item: PracticeItem): boolean {
  const zeros = item.prompt.en.includes('ⁿ m.') ? 9 : 6;
  return Number(item.answer) === Math.floor(Math.log10(distanceIn(item.prompt.en)) + zeros + 1e-12);
}

function checkSunlight(item: PracticeItem): boolean {
  const minutes = (distanceIn(item.prompt.en) / 149.6) * 8.317;
  const time = item.prompt.en.includes('minutes') ? minutes : minutes * 60;
  return Math.abs(Number(item.answer) / time - 1) < 0.04;
}

/** The questions about distances from the Sun: how each one is known by its words, and its check. */
const SOLAR_QUESTIONS: readonly (readonly [RegExp, (item: PracticeItem) => boolean])[] = [
  [/^In a model/, checkModel],
  [/^The distance/, checkPowerOfTen],
  [/^Light travels/, checkSunlight],
];

function checkSolar(item: PracticeItem): boolean {
  const question = SOLAR_QUESTIONS.find(([words]) => words.test(item.prompt.en));
  return question !== undefined && tellsTrueDistance(item.prompt.en) && question[1](item);
}

const checkPlates: Checker = (item) => {
  const [first, second] = firstNumbers(numbersOf(item));
  if (item.answerKind.kind !== 'decimal') return false;
  if (item.prompt.en.startsWith('Rock')) return answers(item, (second * 1e5) / (first * 1e6));
  return answers(item, (first * 1e5) / second / 1e6);
};

/** Why the number fell in the year asked about. */
function checkFall(item: PracticeItem, values: readonly number[]): boolean {
  const [year] = firstNumbers(numbersOf(item));
  const fell = (values[year - 1] ?? 0) < (values[year - 2] ?? 0);
  return fell && /drought|fire|more hunters/.test(rightOption(item));
}

function checkChange(item: PracticeItem, values: readonly number[]): boolean {
  const [from, to] = firstNumbers(numbersOf(item));
  return answers(item, Math.abs((values[to - 1] ?? 0) - (values[from - 1] ?? 0)));
}

/** The only year with the fewest or the most. */
function checkExtreme(item: PracticeItem, values: readonly number[]): boolean {
  const sorted = values.toSorted((a, b) => a - b);
  const sought = item.prompt.en.includes('fewest') ? sorted[0] : sorted.at(-1);
  return (
    values[Number(item.answer) - 1] === sought && values.filter((value) => value === sought).length === 1
  );
}

function checkEcosystem(item: PracticeItem): boolean {
  if (item.figure?.type !== 'columns') return false;
  const values = item.figure.columns.map(({ value }) => value);
  if (item.answerKind.kind === 'choice') return checkFall(item, values);
  return item.prompt.en.includes('By how many') ? checkChange(item, values) : checkExtreme(item, values);
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
    'sorts and packs finished proteins': 'golgi apparatus',
    'digests worn-out parts of an animal cell': 'lysosome',
    'drives a cell through liquid like a whip': 'flagellum',
    'holds up the cell from inside with fine fibers': 'cytoskeleton',
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
      'From a puddle to a field':
        'water in a puddle > vapor in the air > droplets in a cloud > rain on a field > water in the soil',
      'From a glacier to the air':
        'ice of a glacier > melted water in a brook > a river > water in the sea > vapor in the air',
      'From a lake to a well':
        'water in a lake > vapor in the air > droplets in a cloud > rain on a meadow > water in a well',
    }),
  ),
  'sc-plates': oneOf(
    checkPlates,
    relationChecker({
      'two ocean plates move apart': 'a ridge of new sea floor',
      'two continents collide': 'high folded mountains',
      'an ocean plate sinks under a continent': 'a deep trench and a chain of volcanoes',
      'two plates slide past each other': 'earthquakes but hardly any volcanoes',
      'one ocean plate sinks under another': 'a deep trench and a curved row of volcanic islands',
      'a continent is pulled apart': 'a long rift valley',
    }),
  ),
  'sc-ecosys': checkEcosystem,
};
