import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from './worked.ts';

const message = messagesOf('sc-thermal');

const EXACT = 0.05;
const BALANCE: Done = [
  message('balance.heat-given-off-warm'),
  message('balance.heat-lost-surroundings-here'),
];

/** Warm and cold water mixed; nothing is lost. Masses in g, temperatures in °C. */
function mix(cold: number, coldMass: number, warm: number, warmMass: number): DraftItem {
  const total = coldMass + warmMass;
  const result = rounded((cold * coldMass + warm * warmMass) / total, 1);
  const sum = cold * coldMass + warm * warmMass;
  const explained = worked(
    {
      prompt: message('mix.explained.work.prompt'),
      nudge: message('mix.explained.work.nudge'),
      rule: BALANCE,
      work: [
        [
          '({coldMass} × {cold} + {warmMass} × {warm}) ÷ {total} = {sum} ÷ {total} = {result} °C',
          message('mix.explained.work.each-gram-brings'),
        ],
      ],
    },
    { cold, coldMass, warm, warmMass, total, sum, result },
  );
  return decimalItem(explained, result, { tolerance: EXACT, unit: '°C' }, [
    [rounded((cold + warm) / 2, 1), 'masses-not-weighed'],
    [cold + warm, 'temperatures-added'],
    [rounded(warm - cold, 1), 'change-for-result'],
  ]);
}

/** How much cold water brings the warm water down to a wanted temperature? */
function neededCold(random: SeededRandom): DraftItem {
  const cold = random.integer(1, 4) * 5;
  const rise = random.integer(1, 4) * 5;
  const times = random.integer(2, 4);
  const result = cold + rise;
  const warm = result + rise * times;
  const warmMass = random.integer(4, 20) * 10;
  const coldMass = warmMass * times;
  const fall = warm - result;
  const explained = worked(
    {
      prompt: message('needed-cold.explained.work.prompt'),
      nudge: message('needed-cold.explained.work.nudge'),
      rule: BALANCE,
      work: [
        [
          '{warm} − {result} = {fall}; {result} − {cold} = {rise}',
          message('needed-cold.explained.work.two-changes-temperature'),
        ],
        [
          '{warmMass} × {fall} ÷ {rise} = {coldMass} g',
          message('needed-cold.explained.work.water-changes-less'),
        ],
      ],
    },
    { cold, warm, warmMass, result, coldMass, fall, rise },
  );
  return integerItem(explained, coldMass, [
    [warmMass, 'masses-not-weighed'],
    [warmMass / times, 'change-for-result'],
    [warmMass + coldMass, 'change-for-result'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 3) return neededCold(random);
  const cold = random.integer(5, 25);
  const part = random.integer(2, 10) * 25;
  if (difficulty === 1) return mix(cold, part, cold + 2 * random.integer(10, 30), part);
  const times = random.pick([3, 4]);
  const warm = cold + (times + 1) * random.integer(5, 14);
  return random.integer(0, 1) === 0
    ? mix(cold, part, warm, part * times)
    : mix(cold, part * times, warm, part);
}

/** Mixing warm and cold water (NGSS MS-PS3-4). */
export const scThermal = generator('sc-thermal', make);
