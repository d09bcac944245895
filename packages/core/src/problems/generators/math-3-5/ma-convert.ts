import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded, step, type Wrong } from '../../item.ts';
import { CONVERTED_THE_OTHER_WAY, EVERY_UNIT_TEN, PARTS_JUST_ADDED } from '../../misconceptions/measuring.ts';
import { REMAINDER_WITHOUT_MEANING } from '../../misconceptions/many-digits.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers } from '../../text.ts';

/** One `large` unit holds `holds` of the `small` unit. */
interface Units {
  readonly large: LocalisedText;
  readonly small: LocalisedText;
  readonly holds: number;
  /** Most of the large unit that a question names. */
  readonly most: number;
  readonly isOld?: true;
}
const same = (sign: string): LocalisedText => ({ en: sign, fr: sign, es: sign });

const UNITS = [
  { large: same('m'), small: same('cm'), holds: 100, most: 12 },
  { large: same('km'), small: same('m'), holds: 1000, most: 9 },
  { large: same('kg'), small: same('g'), holds: 1000, most: 9 },
  { large: same('L'), small: same('mL'), holds: 1000, most: 9 },
  { large: same('cm'), small: same('mm'), holds: 10, most: 40 },
  {
    large: { en: 'hours', fr: 'heures', es: 'horas' },
    small: { en: 'minutes', fr: 'minutes', es: 'minutos' },
    holds: 60,
    most: 9,
  },
  {
    large: { en: 'minutes', fr: 'minutes', es: 'minutos' },
    small: { en: 'seconds', fr: 'secondes', es: 'segundos' },
    holds: 60,
    most: 9,
  },
  {
    large: { en: 'days', fr: 'jours', es: 'días' },
    small: { en: 'hours', fr: 'heures', es: 'horas' },
    holds: 24,
    most: 7,
  },
  {
    large: { en: 'royal cubits', fr: 'coudées royales', es: 'codos reales' },
    small: { en: 'palms', fr: 'palmes', es: 'palmos' },
    holds: 7,
    most: 12,
    isOld: true,
  },
  {
    large: { en: 'palms', fr: 'palmes', es: 'palmos' },
    small: { en: 'digits', fr: 'doigts', es: 'dedos' },
    holds: 4,
    most: 15,
    isOld: true,
  },
] as const satisfies readonly Units[];
const DECIMAL = [UNITS[0], UNITS[1], UNITS[2], UNITS[3]] as const;

const TO_SMALL = {
  en: '{large} → {small}: × {holds}',
  fr: '{large} → {small} : × {holds}',
  es: '{large} → {small}: × {holds}',
};
const TO_LARGE = {
  en: '{small} → {large}: ÷ {holds}',
  fr: '{small} → {large} : ÷ {holds}',
  es: '{small} → {large}: ÷ {holds}',
};
const EGYPT = {
  en: 'In old Egypt a royal cubit had 7 palms and a palm 4 digits. ',
  fr: 'Dans l’Égypte ancienne, la coudée royale avait 7 palmes et le palme 4 doigts. ',
  es: 'En el antiguo Egipto un codo real tenía 7 palmos y un palmo 4 dedos. ',
};

const namesOf = ({ large, small }: Units) => ({ large, small });

/** The question, with what must be known about units that nobody uses today. */
function promptOf(units: Units, question: LocalisedText, all: Fillers): LocalisedText {
  const before = units.isOld ? EGYPT : same('');
  const put = (locale: 'en' | 'fr' | 'es') => before[locale] + question[locale];
  return text({ en: put('en'), fr: put('fr'), es: put('es') }, all);
}

const NUDGE = text({
  en: 'How many of the small unit make one of the large unit?',
  fr: 'Combien de petites unités font une grande ?',
  es: '¿Cuántas unidades pequeñas hacen una grande?',
});

/** Ten or a hundred where the units hold another number. */
const wrongHolds = (holds: number) => [10, 100].filter((guess) => guess !== holds);

/** So many of the large unit, and perhaps some of the small one, in the small unit. */
function toSmall(random: SeededRandom, units: Units, isMixed: boolean): PracticeItem {
  const { holds, most } = units;
  const large = random.integer(2, most);
  const small = isMixed ? random.integer(1, holds - 1) : 0;
  const all = { ...namesOf(units), count: large, extra: small, holds, value: large * holds + small };
  const question = same(
    isMixed ? '{count} {large} {extra} {small} = ? {small}' : '{count} {large} = ? {small}',
  );
  const explained = {
    prompt: promptOf(units, question, all),
    nudge: NUDGE,
    steps: [
      step(
        TO_SMALL,
        {
          en: 'So many small ones fit into one.',
          fr: 'Autant de petites tiennent dans une grande.',
          es: 'Tantas pequeñas caben en una grande.',
        },
        all,
      ),
      step(
        isMixed ? '{count} × {holds} + {extra} = {value}' : '{count} × {holds} = {value}',
        {
          en: 'Smaller units: more of them are needed.',
          fr: 'Unités plus petites : il en faut davantage.',
          es: 'Unidades más pequeñas: hacen falta más.',
        },
        all,
      ),
    ],
  };
  const wrong: Wrong<number>[] = wrongHolds(holds).map((guess) => [large * guess + small, EVERY_UNIT_TEN]);
  return integerItem(explained, all.value, [
    ...(isMixed ? [[large + small, PARTS_JUST_ADDED] as const] : []),
    ...wrong,
    ...(isMixed ? [] : [[large / holds, CONVERTED_THE_OTHER_WAY] as const]),
  ]);
}

/** A number of the small unit that is a decimal number of the large one. */
function toLarge(random: SeededRandom): PracticeItem {
  const units = random.pick(DECIMAL);
  const { holds } = units;
  const places = holds === 100 ? 2 : 3;
  const step10 = random.pick([10, 50] as const);
  const small = random.integer(2, 90) * step10 + (holds === 1000 ? random.integer(0, 8) * 500 : 0);
  const value = rounded(small / holds, places);
  const all = { ...namesOf(units), count: small, holds, value };
  const explained = {
    prompt: promptOf(units, same('{count} {small} = ? {large}'), all),
    nudge: NUDGE,
    steps: [
      step(
        TO_LARGE,
        {
          en: 'So many small ones fit into one.',
          fr: 'Autant de petites tiennent dans une grande.',
          es: 'Tantas pequeñas caben en una grande.',
        },
        all,
      ),
      step(
        '{count} ÷ {holds} = {value}',
        {
          en: 'Larger units: fewer of them are needed.',
          fr: 'Unités plus grandes : il en faut moins.',
          es: 'Unidades más grandes: hacen falta menos.',
        },
        all,
      ),
    ],
  };
  const guess = holds === 100 ? 1000 : 100;
  return decimalItem(explained, value, { tolerance: 0, unit: units.large.en }, [
    [small * holds, CONVERTED_THE_OTHER_WAY],
    [rounded(small / guess, 3), EVERY_UNIT_TEN],
  ]);
}

const WITH_REST = [UNITS[5], UNITS[6], UNITS[7], UNITS[8], UNITS[9]] as const;

/** How many whole large units a number of small ones fills. */
function wholeLarge(random: SeededRandom): PracticeItem {
  const units = random.pick(WITH_REST);
  const { holds, most } = units;
  const whole = random.integer(2, most);
  const rest = random.integer(1, holds - 1);
  const all = { ...namesOf(units), count: whole * holds + rest, holds, whole, product: whole * holds, rest };
  const explained = {
    prompt: promptOf(
      units,
      {
        en: 'How many whole {large} are in {count} {small}?',
        fr: 'Sans compter le reste, quel nombre de {large} y a-t-il dans {count} {small} ?',
        es: 'Sin contar el resto, ¿qué número de {large} hay en {count} {small}?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        TO_LARGE,
        {
          en: 'So many small ones fill one.',
          fr: 'Autant de petites remplissent une grande.',
          es: 'Tantas pequeñas llenan una grande.',
        },
        all,
      ),
      step(
        '{whole} × {holds} = {product}',
        {
          en: 'Only {rest} are left over: too few for one more.',
          fr: 'Il ne reste que {rest} : trop peu pour une de plus.',
          es: 'Solo sobran {rest}: muy pocas para una más.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, whole, [
    [rest, REMAINDER_WITHOUT_MEANING],
    [whole + 1, REMAINDER_WITHOUT_MEANING],
    [Math.floor(all.count / 10), EVERY_UNIT_TEN],
    [all.count * holds, CONVERTED_THE_OTHER_WAY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return toSmall(random, random.pick(UNITS), false);
  if (difficulty === 2) return toSmall(random, random.pick(UNITS), true);
  return random.integer(0, 1) === 0 ? toLarge(random) : wholeLarge(random);
}

/** Between larger and smaller units of length, mass, volume and time (CCSS 4.MD.A.1, 5.MD.A.1). */
export const maConvert = generator('ma-convert', make);
