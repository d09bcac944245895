import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, decimalItem, generator, rounded } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from '../science-6-8/worked.ts';

const message = messagesOf('sc-stars');

/** Strong visible lines in nm, in air, rounded (NIST Atomic Spectra Database). */
const ELEMENTS = [
  { name: message('elements.hydrogen.name'), lines: [434, 486, 656] },
  { name: message('elements.helium.name'), lines: [447, 502, 588, 668] },
  { name: message('elements.lithium.name'), lines: [610, 671] },
  { name: message('elements.mercury.name'), lines: [436, 546, 579] },
  { name: message('elements.calcium-ions.name'), lines: [393, 397] },
] as const;

/** Which element of the table is in the star? All its lines must be there. */
function match(random: SeededRandom): DraftItem {
  const [right, one, two] = random.shuffle(ELEMENTS);
  if (!right || !one || !two) throw new Error('three elements are drawn');
  const lines = [...right.lines, one.lines[0], two.lines[1]].toSorted((a, b) => a - b);
  const table = (element: (typeof ELEMENTS)[number]) => element.lines.join(', ');
  const explained = worked(
    {
      prompt: message('match.explained.work.prompt'),
      nudge: message('match.explained.work.nudge'),
      rule: [
        message('match.explained.work.rule-look-whole-set-lines'),
        message('match.explained.work.rule-each-kind-atom-own'),
      ],
      work: [['{right}: {found}', message('match.explained.work.others-line-missing')]],
    },
    {
      ...Object.fromEntries(
        [right, one, two]
          .toSorted((x, y) => x.lines[0] - y.lines[0])
          .flatMap((element, index) => [
            ['abc'[index] ?? '', element.name],
            [`l${'abc'[index] ?? ''}`, table(element)],
          ]),
      ),
      lines: lines.join(', '),
      right: right.name,
      found: table(right),
    },
  );
  return choiceItem(explained, random, { text: text(right.name) }, [
    [{ text: text(one.name) }, 'one-line-enough'],
    [{ text: text(two.name) }, 'one-line-enough'],
  ]);
}

const AWAY = message('away');
const TOWARD = message('toward');
const STILL = message('still');

/** Where a known line has moved, or which of two stars is hotter. */
function shiftOrColor(random: SeededRandom): DraftItem {
  const rest = random.pick([434, 486, 656]);
  const shift = random.integer(1, 9) / 10;
  const away = random.integer(0, 1) === 0;
  const seen = rounded(away ? rest + shift : rest - shift, 1);
  const right: Phrase = away ? AWAY : TOWARD;
  const explained = worked(
    {
      prompt: message('shift-or-color.explained.work.prompt'),
      nudge: message('shift-or-color.explained.work.nudge'),
      rule: [
        message('shift-or-color.explained.work.rule-compare-both-wavelengths'),
        message('shift-or-color.explained.work.rule-motion-along-line-sight'),
      ],
      work: [
        [
          right,
          away
            ? message('shift-or-color.explained.work.longer-waves-shift-longer-waves-shift-red')
            : message('shift-or-color.explained.work.longer-waves-shift-shorter-waves-shift-blue'),
        ],
      ],
    },
    { rest, seen },
  );
  return choiceItem(explained, random, { text: text(right) }, [
    [{ text: text(away ? TOWARD : AWAY) }, 'red-and-blue-shift-mixed'],
    [{ text: text(STILL) }, 'red-and-blue-shift-mixed'],
  ]);
}

const WIEN_KM = 2_900_000;

/** Wien's law: the temperature of a star from the wavelength at which it shines most. */
function temperature(random: SeededRandom): DraftItem {
  const peak = random.integer(15, 95) * 10;
  const kelvin = rounded(WIEN_KM / peak / 10, 0) * 10;
  const explained = worked(
    {
      prompt: message('temperature.explained.work.prompt'),
      nudge: message('temperature.explained.work.nudge'),
      rule: ['T = b ÷ λ', message('temperature.explained.work.rule')],
      work: [
        ['{wien} ÷ {peak} ≈ {kelvin} K', message('temperature.explained.work.nanometers-cancel-kelvins')],
      ],
    },
    { peak, wien: WIEN_KM, kelvin },
  );
  return decimalItem(explained, kelvin, { tolerance: 15, unit: 'K' }, [
    [peak * 10, 'cool-stars-blue'],
    [kelvin / 10, 'unit-not-converted'],
    [WIEN_KM * peak, 'multiplied-for-divided'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return match(random);
  return difficulty === 2 ? shiftOrColor(random) : temperature(random);
}

/** What light tells about stars (NGSS HS-ESS1-3). */
export const scStars = generator('sc-stars', make);
