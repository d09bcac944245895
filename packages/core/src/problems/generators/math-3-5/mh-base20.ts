import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, step, type Option } from '../../item.ts';
import {
  BAR_AS_TEN,
  BARS_AS_DOTS,
  LEVELS_BY_TEN,
  LEVELS_JUST_ADDED,
  LEVELS_UPSIDE_DOWN,
} from '../../misconceptions/number-systems.ts';
import { EMPTY_PLACE_LEFT_OUT } from '../../misconceptions/place-value.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const DOTS_AND_BARS = {
  en: 'bars: {bars}, dots: {dots}',
  fr: 'barres : {bars}, points : {dots}',
  es: 'barras: {bars}, puntos: {dots}',
};
const BELOW = { en: '; below: ', fr: ' ; dessous : ', es: '; debajo: ' };
const SHELL = { en: 'a shell', fr: 'un coquillage', es: 'una concha' };

/** One level in words. */
const levelText = (value: number): LocalisedText =>
  value === 0 ? text(SHELL) : text(DOTS_AND_BARS, { bars: Math.floor(value / 5), dots: value % 5 });

/** A numeral in words, from the top level down. */
function numeralText(levels: readonly number[]): LocalisedText {
  const words = levels.map(levelText);
  const join = (locale: 'en' | 'fr' | 'es') => words.map((level) => level[locale]).join(BELOW[locale]);
  return { en: join('en'), fr: join('fr'), es: join('es') };
}

const picture = (levels: readonly number[]) => ({
  figure: { type: 'dots-and-bars' as const, levels: [...levels] },
  figureText: numeralText(levels),
});

/** What a numeral is worth when each level holds `base` of the one below. */
const worth = (levels: readonly number[], base: number) =>
  levels.reduce((sum, level) => sum * base + level, 0);

function readOneLevel(random: SeededRandom): PracticeItem {
  const value = random.integer(6, 19);
  const [bars, dots] = [Math.floor(value / 5), value % 5];
  const all = { bars, dots, five: bars * 5, value };
  const explained = {
    ...picture([value]),
    prompt: text({
      en: 'In Maya numerals a dot is 1 and a bar is 5. Which number is this?',
      fr: 'En chiffres mayas, un point vaut 1 et une barre 5. Quel nombre est-ce ?',
      es: 'En los números mayas un punto vale 1 y una barra 5. ¿Qué número es?',
    }),
    nudge: text({
      en: 'First count the bars by fives.',
      fr: 'Compte d’abord les barres de cinq en cinq.',
      es: 'Primero contamos las barras de cinco en cinco.',
    }),
    steps: [
      step(
        {
          en: 'Bars: {bars} × 5 = {five}',
          fr: 'Barres : {bars} × 5 = {five}',
          es: 'Barras: {bars} × 5 = {five}',
        },
        {
          en: 'A bar stands for five dots.',
          fr: 'Une barre vaut cinq points.',
          es: 'Una barra vale cinco puntos.',
        },
        all,
      ),
      step(
        '{five} + {dots} = {value}',
        { en: 'Add the dots.', fr: 'Ajoute les points.', es: 'Sumamos los puntos.' },
        all,
      ),
    ],
  };
  return integerItem(explained, value, [
    [bars + dots, BARS_AS_DOTS],
    [bars * 10 + dots, BAR_AS_TEN],
  ]);
}

const LEVELS_NUDGE = text({
  en: 'What is one dot worth on each level?',
  fr: 'Que vaut un point à chaque niveau ?',
  es: '¿Cuánto vale un punto en cada nivel?',
});

function levelSteps(high: number, low: number) {
  const all = { high, low, part: high * 20, value: high * 20 + low };
  return [
    step(
      {
        en: 'The upper level is {high}, the lower one {low}.',
        fr: 'Le niveau du haut est {high}, celui du bas {low}.',
        es: 'El nivel de arriba es {high}; el de abajo, {low}.',
      },
      {
        en: 'A dot is 1, a bar 5, the shell nothing.',
        fr: 'Un point vaut 1, une barre 5, le coquillage rien.',
        es: 'Un punto vale 1, una barra 5, la concha nada.',
      },
      all,
    ),
    step(
      '{high} × 20 + {low} = {value}',
      {
        en: 'The upper level counts twenties.',
        fr: 'Le niveau du haut compte les vingtaines.',
        es: 'El nivel de arriba cuenta veintenas.',
      },
      all,
    ),
  ];
}

const RULE = {
  en: 'In Maya numerals a dot is 1, a bar 5, a shell 0. The upper level counts twenties.',
  fr: 'En chiffres mayas, un point vaut 1, une barre 5, un coquillage 0. Le niveau du haut compte les vingtaines.',
  es: 'En los números mayas un punto vale 1, una barra 5, una concha 0. El nivel de arriba cuenta veintenas.',
};
const ask = (question: LocalisedText, fillers = {}) =>
  text(
    { en: `${RULE.en} ${question.en}`, fr: `${RULE.fr} ${question.fr}`, es: `${RULE.es} ${question.es}` },
    fillers,
  );

function readTwoLevels(random: SeededRandom): PracticeItem {
  const high = random.integer(1, 12);
  const low = random.integer(0, 3) === 0 ? 0 : random.integer(1, 19);
  const levels = [high, low];
  const explained = {
    ...picture(levels),
    prompt: ask({ en: 'Which number is this?', fr: 'Quel nombre est-ce ?', es: '¿Qué número es?' }),
    nudge: LEVELS_NUDGE,
    steps: levelSteps(high, low),
  };
  return integerItem(explained, worth(levels, 20), [
    [worth(levels, 10), LEVELS_BY_TEN],
    [high + low, low === 0 ? EMPTY_PLACE_LEFT_OUT : LEVELS_JUST_ADDED],
    [worth([low, high], 20), LEVELS_UPSIDE_DOWN],
  ]);
}

const option = (levels: readonly number[]): Option => ({
  text: numeralText(levels),
  figure: { type: 'dots-and-bars', levels: [...levels] },
});

/** A number is given: which numeral writes it? */
function write(random: SeededRandom): PracticeItem {
  const high = random.integer(2, 15);
  const drawn = random.integer(0, 2) === 0 ? 0 : random.integer(1, 18);
  const low = drawn === high ? drawn + 1 : drawn;
  const value = worth([high, low], 20);
  const byTen = [Math.floor(value / 10), value % 10];
  const explained = {
    prompt: ask(
      {
        en: 'Which numeral means {value}?',
        fr: 'Quelle écriture vaut {value} ?',
        es: '¿Qué escritura vale {value}?',
      },
      { value },
    ),
    nudge: text({
      en: 'How many whole twenties are in the number?',
      fr: 'Combien de vingtaines entières y a-t-il dans le nombre ?',
      es: '¿Cuántas veintenas enteras hay en el número?',
    }),
    steps: [
      step(
        '{high} × 20 = {part}',
        {
          en: 'So many twenties fit: they stand above.',
          fr: 'Autant de vingtaines tiennent : elles vont en haut.',
          es: 'Caben tantas veintenas: van arriba.',
        },
        { high, part: high * 20 },
      ),
      step(
        '{value} − {part} = {low}',
        { en: 'The rest stands below.', fr: 'Le reste va en bas.', es: 'El resto va abajo.' },
        { value, part: high * 20, low },
      ),
    ],
  };
  return choiceItem(explained, random, option([high, low]), [
    [option([low, high]), LEVELS_UPSIDE_DOWN],
    ...(byTen.every((level) => level < 20) ? [[option(byTen), LEVELS_BY_TEN] as const] : []),
    ...(low === 0 ? [[option([high]), EMPTY_PLACE_LEFT_OUT] as const] : []),
    ...(high + low < 20 && low > 0 ? [[option([high + low]), LEVELS_JUST_ADDED] as const] : []),
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return readOneLevel(random);
  return difficulty === 2 ? readTwoLevels(random) : write(random);
}

/** Bar-and-dot numerals in base twenty, on one or two levels (Bricker and Bricker, Astronomy in the Maya Codices, 2011). */
export const mhBase20 = generator('mh-base20', make);
