import type { DraftItem } from '../../draft.ts';
import { type Fillers, type Phrase, joined, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded, step, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-convert');

/** One `large` unit holds `holds` of the `small` unit. */
interface Units {
  readonly large: Phrase;
  readonly small: Phrase;
  readonly holds: number;
  /** Most of the large unit that a question names. */
  readonly most: number;
  readonly isOld?: true;
}
const same = (sign: string) => ({ en: sign, fr: sign, es: sign });

const UNITS = [
  { large: same('m'), small: same('cm'), holds: 100, most: 12 },
  { large: same('km'), small: same('m'), holds: 1000, most: 9 },
  { large: same('kg'), small: same('g'), holds: 1000, most: 9 },
  { large: same('L'), small: same('mL'), holds: 1000, most: 9 },
  { large: same('cm'), small: same('mm'), holds: 10, most: 40 },
  {
    large: message('units.hours.large'),
    small: message('units.hours.small'),
    holds: 60,
    most: 9,
  },
  {
    large: message('units.hours.small'),
    small: message('units.minutes.small'),
    holds: 60,
    most: 9,
  },
  {
    large: message('units.days.large'),
    small: message('units.hours.large'),
    holds: 24,
    most: 7,
  },
  {
    large: message('units.royal-cubits.large'),
    small: message('units.royal-cubits.small'),
    holds: 7,
    most: 12,
    isOld: true,
  },
  {
    large: message('units.royal-cubits.small'),
    small: message('units.palms.small'),
    holds: 4,
    most: 15,
    isOld: true,
  },
] as const satisfies readonly Units[];
const DECIMAL = [UNITS[0], UNITS[1], UNITS[2], UNITS[3]] as const;

const TO_SMALL = message('to-small.large-small-holds');
const TO_LARGE = message('to-large.small-large-holds');
const EGYPT = message('egypt');

const namesOf = ({ large, small }: Units) => ({ large, small });

/** The question, with what must be known about units that nobody uses today. */
function promptOf(units: Units, question: Phrase, all: Fillers): Phrase {
  const before = units.isOld ? EGYPT : same('');
  return text(joined([before, question]), all);
}

const NUDGE = text(message('nudge'));

/** Ten or a hundred where the units hold another number. */
const wrongHolds = (holds: number) => [10, 100].filter((guess) => guess !== holds);

/** So many of the large unit, and perhaps some of the small one, in the small unit. */
function toSmall(random: SeededRandom, units: Units, isMixed: boolean): DraftItem {
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
      step(TO_SMALL, message('to-small.explained.reason.so-small-ones-fit'), all),
      step(
        isMixed ? '{count} × {holds} + {extra} = {value}' : '{count} × {holds} = {value}',
        message('to-small.explained.reason.smaller-units-more-them'),
        all,
      ),
    ],
  };
  const wrong: Wrong<number>[] = wrongHolds(holds).map((guess) => [
    large * guess + small,
    'every-unit-holds-ten',
  ]);
  return integerItem(explained, all.value, [
    ...(isMixed ? [[large + small, 'units-just-added'] as const] : []),
    ...wrong,
    ...(isMixed ? [] : [[large / holds, 'converted-the-other-way'] as const]),
  ]);
}

/** A number of the small unit that is a decimal number of the large one. */
function toLarge(random: SeededRandom): DraftItem {
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
      step(TO_LARGE, message('to-small.explained.reason.so-small-ones-fit'), all),
      step('{count} ÷ {holds} = {value}', message('to-large.explained.reason.larger-units-fewer-them'), all),
    ],
  };
  const guess = holds === 100 ? 1000 : 100;
  return decimalItem(explained, value, { tolerance: 0, unit: units.large.en }, [
    [small * holds, 'converted-the-other-way'],
    [rounded(small / guess, 3), 'every-unit-holds-ten'],
  ]);
}

const WITH_REST = [UNITS[5], UNITS[6], UNITS[7], UNITS[8], UNITS[9]] as const;

/** How many whole large units a number of small ones fills. */
function wholeLarge(random: SeededRandom): DraftItem {
  const units = random.pick(WITH_REST);
  const { holds, most } = units;
  const whole = random.integer(2, most);
  const rest = random.integer(1, holds - 1);
  const all = { ...namesOf(units), count: whole * holds + rest, holds, whole, product: whole * holds, rest };
  const explained = {
    prompt: promptOf(units, message('whole-large.explained.prompt.question'), all),
    nudge: NUDGE,
    steps: [
      step(TO_LARGE, message('whole-large.explained.reason.so-small-ones-fill'), all),
      step('{whole} × {holds} = {product}', message('whole-large.explained.reason.only-rest-left-over'), all),
    ],
  };
  return integerItem(explained, whole, [
    [rest, 'remainder-without-meaning'],
    [whole + 1, 'remainder-without-meaning'],
    [Math.floor(all.count / 10), 'every-unit-holds-ten'],
    [all.count * holds, 'converted-the-other-way'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return toSmall(random, random.pick(UNITS), false);
  if (difficulty === 2) return toSmall(random, random.pick(UNITS), true);
  return random.integer(0, 1) === 0 ? toLarge(random) : wholeLarge(random);
}

/** Between larger and smaller units of length, mass, volume and time (CCSS 4.MD.A.1, 5.MD.A.1). */
export const maConvert = generator('ma-convert', make);
