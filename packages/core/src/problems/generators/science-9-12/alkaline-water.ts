import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase } from '../../phrase.ts';
import { decimalItem, rounded } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from '../science-6-8/worked.ts';

const message = messagesOf('sc-equil');

/** pH of limewater, thought of as ideal, at 25 °C. */
export function limewater(random: SeededRandom): DraftItem {
  const c = random.integer(5, 200) / 10_000;
  const answer = rounded(14 + Math.log10(2 * c), 2);
  const explained = worked(
    {
      prompt: message('limewater.explained.work.prompt'),
      nudge: message('limewater.explained.work.nudge'),
      rule: ['Ca(OH)₂ → Ca²⁺ + 2 OH⁻', message('limewater.explained.work.rule')],
      work: [
        ['pOH = −log(2 × {c}) ≈ {pOH}', message('limewater.explained.work.poh-minus-logarithm')],
        ['pH = 14 − {pOH} ≈ {answer}', message('limewater.explained.work.water-25-c')],
      ],
    },
    { c, pOH: rounded(14 - answer, 2), answer },
  );
  return decimalItem(explained, answer, { tolerance: 0.02 }, [
    [rounded(14 + Math.log10(c), 2), 'hydroxide-counted-once'],
    [rounded(14 - answer, 2), 'poh-for-ph'],
  ]);
}

interface Pair {
  readonly acid: Phrase;
  readonly base: Phrase;
  readonly pKa: number;
}
/** Weak acids with their bases; pKa at 25 °C, to two decimal places (CRC Handbook of Chemistry and Physics). */
const PAIRS: readonly [Pair, ...Pair[]] = [
  {
    acid: message('pairs.acetic-acid.acid'),
    base: message('pairs.acetic-acid.base'),
    pKa: 4.76,
  },
  {
    acid: message('pairs.formic-acid.acid'),
    base: message('pairs.formic-acid.base'),
    pKa: 3.75,
  },
  {
    acid: message('pairs.ammonium.acid'),
    base: message('pairs.ammonium.base'),
    pKa: 9.25,
  },
  {
    acid: message('pairs.dihydrogen-phosphate.acid'),
    base: message('pairs.dihydrogen-phosphate.base'),
    pKa: 7.21,
  },
];

/** pH of a buffer after strong acid was added (Henderson and Hasselbalch). */
export function bufferPh(random: SeededRandom): DraftItem {
  const { acid, base, pKa } = random.pick(PAIRS);
  const [a, b] = [random.integer(4, 12) / 20, random.integer(4, 12) / 20];
  const added = random.integer(1, 3) / 20;
  const [acidNow, baseNow] = [rounded(a + added, 2), rounded(b - added, 2)];
  const answer = rounded(pKa + Math.log10(baseNow / acidNow), 2);
  const explained = worked(
    {
      prompt: message('buffer-ph.explained.work.prompt'),
      nudge: message('buffer-ph.explained.work.nudge'),
      rule: ['pH = pKa + log([A⁻] ÷ [HA])', message('buffer-ph.explained.work.rule')],
      work: [
        [
          '[HA] = {a} + {added} = {acidNow}; [A⁻] = {b} − {added} = {baseNow}',
          message('buffer-ph.explained.work.each-proton-added'),
        ],
        [
          'pH = {pKa} + log({baseNow} ÷ {acidNow}) ≈ {answer}',
          message('buffer-ph.explained.work.base-stands-top'),
        ],
      ],
    },
    { a, b, acid, base, pKa, added, acidNow, baseNow, answer },
  );
  return decimalItem(explained, answer, { tolerance: 0.02 }, [
    [rounded(pKa + Math.log10(b / a), 2), 'added-acid-forgotten'],
    [rounded(pKa - Math.log10(baseNow / acidNow), 2), 'buffer-upside-down'],
    [rounded(pKa + Math.log10((b + added) / (a - added)), 2), 'added-acid-turned-round'],
  ]);
}
